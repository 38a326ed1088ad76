import { expect, test } from 'vitest';
import { assetsOf } from './assets.ts';

const manifest = {
  'style.css': { file: 'assets/style.css' },
  'src/web/browser/main.ts': { file: 'assets/main.js', rules: '.any{}' },
  'src/web/browser/app.tsx': { file: 'assets/app.js', imports: ['_start.js'] },
  'src/web/browser/routing/router.ts': { file: 'assets/router.js', imports: ['_start.js'] },
  'src/web/pages/home/route.tsx?shown': { file: 'assets/home.js', imports: ['_shop.js'] },
  'src/web/pages/deal/route.tsx?shown': {
    file: 'assets/deal.js',
    imports: ['_shop.js'],
    rules: '.deal{}',
  },
  '_start.js': { file: 'assets/start.js', name: 'start', imports: ['_runtime.js'] },
  '_runtime.js': { file: 'assets/runtime.js', name: 'runtime' },
  '_shop.js': { file: 'assets/shop.js', name: 'shop', imports: ['_start.js'] },
};

test('a document that is no page’s has rules too', () => {
  expect(assetsOf(manifest).rules).toBe('.any{}');
});

test('a page has its own rules, one stylesheet, the start-up script and what makes it live, each file after those it needs, the router last', () => {
  expect(assetsOf(manifest, 'deal')).toEqual({
    rules: '.deal{}',
    style: '/assets/style.css',
    script: '/assets/main.js',
    modules: [
      '/assets/runtime.js',
      '/assets/start.js',
      '/assets/app.js',
      '/assets/shop.js',
      '/assets/deal.js',
      '/assets/router.js',
    ],
    page: '/assets/deal.js',
  });
});

test('a manifest without the styles or the start-up script is a broken build', () => {
  expect(() => assetsOf({ 'style.css': manifest['style.css'] }, 'home')).toThrow('main.ts');
  expect(() =>
    assetsOf({ 'src/web/browser/main.ts': manifest['src/web/browser/main.ts'] }, 'home'),
  ).toThrow('style.css');
});
