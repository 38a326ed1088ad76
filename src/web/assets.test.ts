import { expect, test } from 'vitest';
import { assetsOf } from './assets.ts';

const manifest = {
  'src/web/browser/main.ts': { file: 'assets/main.js' },
  'src/web/browser/app.tsx': { file: 'assets/app.js', css: ['assets/app.css'], imports: ['_start.js', '_shared.js'] },
  '_start.js': { file: 'assets/start.js', name: 'start', imports: ['_runtime.js'] },
  '_runtime.js': { file: 'assets/runtime.js', name: 'runtime' },
  '_shared.js': { file: 'assets/shared.js', name: 'shared', css: ['assets/shared.css'] },
  'src/web/pages/home/route.tsx': { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_shared.js', 'src/web/browser/app.tsx'] },
};

test('a page loads each style once, what is imported before what imports it, and no script of frame or page', () => {
  expect(assetsOf(manifest, ['src/web/pages/home/route.tsx'])).toEqual({
    styles: ['/assets/shared.css', '/assets/app.css', '/assets/home.css'],
    script: '/assets/main.js',
    modules: ['/assets/runtime.js', '/assets/start.js'],
  });
});

test('a manifest without the start-up script is a broken build', () => {
  expect(() => assetsOf({}, [])).toThrow('main.ts');
});
