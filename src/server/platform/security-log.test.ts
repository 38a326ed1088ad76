import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { makeSecurityLog } from './security-log.ts';

function open() {
  const lines: string[] = [];
  const note = makeSecurityLog(pino({}, { write: (line: string) => void lines.push(line) }));
  return { lines, note };
}

test('an event is one short line, whatever is told of it [S-26]', () => {
  const { lines, note } = open();
  note('refused_post', { status: 403, path: `/a\r\n${'x'.repeat(50_000)}` });
  const [line = ''] = lines;
  expect(lines).toHaveLength(1);
  expect(line.trim()).not.toContain('\n');
  expect(line.length).toBeLessThan(1_000);
  expect(JSON.parse(line)).toMatchObject({ level: 40, event: 'refused_post', status: 403 });
});

test('each event has twenty lines a minute, and again in the next', () => {
  vi.useFakeTimers();
  const { lines, note } = open();
  const noteMany = () => {
    for (let i = 0; i < 100; i += 1) note('refused_post');
  };
  noteMany();
  note('stranger');
  expect(lines).toHaveLength(21);
  vi.advanceTimersByTime(60_000);
  noteMany();
  expect(lines).toHaveLength(41);
  vi.useRealTimers();
});
