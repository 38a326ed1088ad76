import { expect, test } from 'vitest';
import { TextResponse } from './text-response.ts';

const make = () =>
  new TextResponse('<p>Ärger</p>', { status: 404, headers: { 'content-type': 'text/html' } });

test('is read in every way as one of the web’s own is', async () => {
  const own = () => new Response('<p>Ärger</p>', { status: 404 });
  expect(await make().text()).toBe(await own().text());
  expect(await make().arrayBuffer()).toEqual(await own().arrayBuffer());
  expect(await make().bytes()).toEqual(await own().bytes());
  expect(await (await make().blob()).text()).toBe(await own().text());
  expect(await new Response(make().body).text()).toBe(await own().text());
  expect(await new TextResponse('{"a":1}').json()).toEqual({ a: 1 });
});

test('keeps status and headers, also as another one', () => {
  for (const response of [make(), make().clone()]) {
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html');
  }
});
