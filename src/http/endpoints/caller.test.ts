import { expect, test } from 'vitest';
import { openCaller } from './caller.ts';

const answered = () =>
  new Response('words', {
    status: 422,
    headers: [
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ],
  });

test('who need not wait is answered as it is', () => {
  const response = answered();
  expect(openCaller('a').answer(response)).toBe(response);
});

test('who has to wait hears for how long, the longest of all, with the same words and cookies', async () => {
  const { caller, answer } = openCaller('a');
  caller.refuse(360);
  caller.refuse(20);
  const response = answer(answered());
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '360']);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await response.text()).toBe('words');
});
