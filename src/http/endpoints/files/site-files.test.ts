import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  answerFavicon,
  answerRobots,
  answerSecurityContact,
  answerTouchIcon,
} from './site-files.ts';

test('robots are kept out of what one visitor sees, and of nothing else', async () => {
  const lines = (await (await answerRobots('https://shop.test')).text()).split('\n');
  expect(lines).toContain('Disallow: /booking/');
  expect(lines).toContain('Disallow: /extras/');
  expect(lines).not.toContain('Disallow: /');
  expect(lines).toContain('Sitemap: https://shop.test/sitemap.xml');
});

test('security.txt says whom to tell, and has not expired (RFC 9116)', async () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const request = new Request('https://shop.test/.well-known/security.txt');
  const text = await (await answerSecurityContact(request, now)).text();
  expect(text).toContain('Contact: https://shop.test/contact_us\n');
  expect(text).toContain('Canonical: https://shop.test/.well-known/security.txt\n');
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(now.getTime());
  expect(expires).toBeLessThan(now.getTime() + 365 * 86_400_000);
});

test('the favicon is an ICO of one picture', async () => {
  const response = await answerFavicon();
  expect(response.headers.get('content-type')).toBe('image/x-icon');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect(bytes.readUInt32LE(14)).toBe(bytes.length - 22);
  const picture = await sharp(bytes.subarray(bytes.readUInt32LE(18))).metadata();
  expect(picture).toMatchObject({ format: 'png', width: 32, height: 32 });
});

test('the icon for home screens is a picture of 180 pixels', async () => {
  const response = await answerTouchIcon();
  expect(response.headers.get('content-type')).toBe('image/png');
  const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(picture).toMatchObject({ format: 'png', width: 180, height: 180 });
});
