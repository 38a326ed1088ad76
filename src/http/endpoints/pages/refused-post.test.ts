import { expect, test } from 'vitest';
import { noteRefusedPosts } from './refused-post.ts';

test.each([
  ['POST', 403, true],
  ['POST', 415, true],
  ['POST', 400, true],
  ['POST', 200, false],
  ['POST', 422, false],
  ['GET', 403, false],
])('a %s that is answered %i is noted: %s [S-26]', async (method, status, isNoted) => {
  const noted: unknown[] = [];
  const endpoint = noteRefusedPosts(
    (...event) => void noted.push(event),
    async () => new Response('words', { status }),
  );
  const request = new Request('https://shop.test/extras/1?key=k', { method });
  const response = await endpoint(request, {
    market: 'gb',
    network: '127.0.0.1',
    reference: 'K7M2Q4XD',
    gone: AbortSignal.any([]),
  });
  expect([response.status, await response.text()]).toEqual([status, 'words']);
  expect(noted).toEqual(isNoted ? [['refused_post', { status, path: '/extras/1' }]] : []);
});
