import pino from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import { noteOutage } from './spell-log.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

test('however many requests meet an outage, the log hears when it begins and when it is over (F-03)', () => {
  const lines: { msg: string; requests?: number }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const facts = { operation: 'Basket' };
  for (let call = 0; call < 500; call += 1) noteOutage(log, facts);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(lines.map(({ requests }) => requests)).toEqual([undefined, 500]);
  noteOutage(log, facts);
  expect(lines).toHaveLength(3);
});
