import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { notifyOfVisits } from './visits.ts';

test('a visitor is told of at once, and now and then while they go on; load balancers are not', () => {
  vi.useFakeTimers({ now: 0 });
  const server = createServer();
  const notify = vi.fn<() => void>();
  notifyOfVisits(server, notify);
  const ask = (url: string, times: number) => {
    notify.mockClear();
    for (let asked = 0; asked < times; asked += 1) server.emit('request', { url });
    return notify.mock.calls.length;
  };
  expect(ask('/_ready', 3)).toBe(0);
  expect(ask('/results', 3)).toBe(1);
  vi.advanceTimersByTime(4_999);
  expect(ask('/graphql', 1)).toBe(0);
  vi.advanceTimersByTime(1);
  expect(ask('/graphql', 3)).toBe(1);
  vi.useRealTimers();
});
