import { beforeEach, expect, test, vi } from 'vitest';

/** Names of the events that were sent, and the cookies that were set. */
let sent: unknown[] = [];
let cookies: string[] = [];
beforeEach(() => {
  sent = [];
  cookies = [];
  openDocument('');
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: { name: string } }) => {
    sent.push(`${path} ${headers.name}`);
    return new Response(null, { status: 204 });
  });
});

/** A document that sees this cookie, and nothing that a fingerprint could be made of. */
function openDocument(cookie: string, path = '/booking/c1/passengers'): void {
  vi.resetModules();
  vi.stubGlobal('navigator', undefined);
  vi.stubGlobal('location', new URL(path, 'https://shop.test'));
  vi.stubGlobal(
    'document',
    Object.defineProperty({}, 'cookie', {
      get: () => cookie,
      set: (set: string) => {
        cookies.push(set);
      },
    }),
  );
}

const send = async () => (await import('./send.ts')).sendFingerprint(undefined);

test('the cookie is set true for the first segment of the path [FPR-02]', async () => {
  await send();
  expect(cookies).toEqual([
    'fingerprinted=true; Path=/booking; Max-Age=7776000; SameSite=Lax; Secure',
  ]);
});

test('with the cookie the fingerprint is sent once; where it is true already, never [FPR-03]', async () => {
  await send();
  await send();
  expect(sent).toEqual(['/event FlightsBrowserFingerprint']);
  openDocument('a=b; fingerprinted=true');
  await send();
  expect(sent).toHaveLength(1);
  openDocument('fingerprinted=false');
  await send();
  expect(sent).toHaveLength(2);
});
