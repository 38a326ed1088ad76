import { expect, test } from 'vitest';
import { assetsOf } from './assets.ts';

const manifest = {
  'style.css': { file: 'assets/style.css' },
  'src/web/browser/main.ts': { file: 'assets/main.js' },
  'src/web/browser/app.tsx': { file: 'assets/app.js', imports: ['_start.js', '_shared.js'] },
  '_start.js': { file: 'assets/start.js', name: 'start', imports: ['_runtime.js'] },
  '_runtime.js': { file: 'assets/runtime.js', name: 'runtime' },
  '_shared.js': { file: 'assets/shared.js', name: 'shared' },
};

test('a page loads one stylesheet, the start-up script and the libraries, and no script of frame or page', () => {
  expect(assetsOf(manifest)).toEqual({
    style: '/assets/style.css',
    script: '/assets/main.js',
    modules: ['/assets/runtime.js', '/assets/start.js'],
  });
});

test('a manifest without the styles or the start-up script is a broken build', () => {
  expect(() => assetsOf({ 'style.css': manifest['style.css'] })).toThrow('main.ts');
  expect(() =>
    assetsOf({ 'src/web/browser/main.ts': manifest['src/web/browser/main.ts'] }),
  ).toThrow('style.css');
});
