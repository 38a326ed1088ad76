import { expect, test } from 'vitest';
import { refusePost } from './posted-form.ts';

const OWN = { origin: 'https://shop.test' };
const FORM = { ...OWN, 'content-type': 'application/x-www-form-urlencoded' };
const PARTS = { ...OWN, 'content-type': 'multipart/form-data; boundary=x' };

const statusOf = async (headers: Record<string, string>, body: string | null) =>
  (
    await refusePost(
      new Request('https://shop.test/extras/1', { method: 'POST', headers, body: body ?? '' }),
    )
  )?.status;

test('a form of our own page is taken, however it is written', async () => {
  expect(await statusOf(FORM, 'name=%C5%81%C4%99cki&lines=a%0D%0Ab')).toBeUndefined();
  expect(await statusOf(FORM, null)).toBeUndefined();
  expect(
    await statusOf(PARTS, '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'),
  ).toBeUndefined();
  expect(await refusePost(new Request('https://shop.test/extras/1'))).toBeUndefined();
});

test.each([
  ['from a sandboxed page', { ...FORM, origin: 'null' }, 'a=b', 403],
  ['from nobody', { 'content-type': FORM['content-type'] }, 'a=b', 403],
  ['from another host of our domain', { ...FORM, 'sec-fetch-site': 'same-site' }, 'a=b', 403],
  ['with JSON', { ...OWN, 'content-type': 'application/json' }, '{}', 415],
  ['with text', { ...OWN, 'content-type': 'text/plain' }, 'a=b', 415],
  ['without parts', PARTS, 'a=b', 400],
  ['with broken parts', PARTS, '--x\r\nContent-Dispo', 400],
  ['with NUL', FORM, 'a=%00', 400],
  ['with NUL in a name', FORM, 'a%00=b', 400],
  ['that makes a list of millions', FORM, 'passengerDetails[99999999].title=mr', 400],
  ['that goes down for ever', FORM, `a${'.b'.repeat(3_000)}=1`, 400],
])('a post %s is refused [S-11, S-14]', async (_name, headers, body, status) =>
  expect(await statusOf(headers, body)).toBe(status),
);
