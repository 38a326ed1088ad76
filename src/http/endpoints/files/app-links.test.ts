import { expect, test } from 'vitest';
import { readSettings } from '#server/platform/settings.ts';
import { appLinkFiles } from './app-links.ts';

const APPLE = '/.well-known/apple-app-site-association';
const ANDROID = '/.well-known/assetlinks.json';
const FINGERPRINT = Array.from({ length: 32 }, () => 'A1').join(':');

const filesOf = (environment: Readonly<Record<string, string>>) =>
  appLinkFiles(readSettings(environment).apps);

async function read(files: ReturnType<typeof appLinkFiles>, path: string): Promise<unknown> {
  const response = await files[path]?.(new Request('http://localhost/'), {
    market: 'gb',
    network: '192.0.2.7',
    reference: 'K7M2Q4XD',
    gone: new AbortController().signal,
  });
  expect(response?.headers.get('content-type')).toBe('application/json');
  return response?.json();
}

test('an iPhone believes the app that is set, but for addresses of a checkout', async () => {
  const files = filesOf({ IOS_APP_ID: 'ABCDE12345.example.holidaymaker' });
  expect(Object.keys(files)).toEqual([APPLE]);
  expect(await read(files, APPLE)).toEqual({
    applinks: {
      details: [
        {
          appIDs: ['ABCDE12345.example.holidaymaker'],
          components: [{ '/': '/booking/*', exclude: true }, { '/': '/*' }],
        },
      ],
    },
    webcredentials: { apps: ['ABCDE12345.example.holidaymaker'] },
  });
});

test('Android believes the app that is set', async () => {
  const files = filesOf({ ANDROID_APP: `example.holidaymaker=${FINGERPRINT}` });
  expect(Object.keys(files)).toEqual([ANDROID]);
  expect(await read(files, ANDROID)).toMatchObject([
    {
      target: {
        package_name: 'example.holidaymaker',
        sha256_cert_fingerprints: [FINGERPRINT],
      },
    },
  ]);
});

test('without an app neither file is there', () => {
  expect(filesOf({})).toEqual({});
});

test.each([
  { IOS_APP_ID: 'holidaymaker' },
  { ANDROID_APP: 'example.holidaymaker' },
  { ANDROID_APP: `example.holidaymaker=${FINGERPRINT.slice(3)}` },
])('%o is refused', (environment) => {
  expect(() => filesOf(environment)).toThrow(/expected/);
});
