import { expect, test } from 'vitest';
import { makeSerialQueue } from './serial-queue.ts';

test('work is done one after the other, and a failure holds up nobody', async () => {
  const queue = makeSerialQueue();
  const done: string[] = [];
  const { promise: first, reject } = Promise.withResolvers<void>();
  const refused = queue(() => first).catch(() => done.push('first'));
  const second = queue(async () => done.push('second'));
  reject(new Error('no paper'));
  await Promise.all([refused, second]);
  expect(done).toEqual(['first', 'second']);
});

test('a queue does not wait for another', async () => {
  const [pictures, placeholders] = [makeSerialQueue(), makeSerialQueue()];
  void pictures(() => new Promise(() => undefined));
  expect(await placeholders(async () => 'blurred')).toBe('blurred');
});
