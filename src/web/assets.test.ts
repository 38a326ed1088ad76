import { expect, test } from 'vitest';
import { assetsOf } from './assets.ts';

const manifest = {
  'src/web/browser/main.tsx': { file: 'assets/main.js', css: ['assets/main.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'src/web/pages/home/route.tsx': { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_shared.js', 'src/web/browser/main.tsx'] },
};

test('a page loads each style once, what is imported before what imports it', () => {
  expect(assetsOf(manifest, ['src/web/pages/home/route.tsx'])).toEqual({
    styles: ['/assets/shared.css', '/assets/main.css', '/assets/home.css'],
    script: '/assets/main.js',
    modules: ['/assets/shared.js', '/assets/home.js'],
  });
});

test('a manifest without the start-up script is a broken build', () => {
  expect(() => assetsOf({}, [])).toThrow('main.tsx');
});
