import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addResult, isShown, pickPoints, readReport } from './crash-report.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'crash-report-'));
afterAll(() => rmSync(directory, { recursive: true }));

test('a report is taken up where it was left, and what failed or was too short is done again', async () => {
  const file = path.join(directory, 'made', 'crash.json');
  const result = {
    what: 'placed capture:after',
    kills: 20,
    orders: 20,
    violations: [],
    seconds: 60,
  };
  await addResult(file, readReport(file, 7, true), result);
  const again = readReport(file, 8, true);
  expect(again.seed).toBe(7);
  expect(isShown(again, result.what, 20)).toBe(true);
  expect(isShown(again, result.what, 21)).toBe(false);
  expect(isShown(again, 'placed capture:saved', 1)).toBe(false);
  await addResult(file, again, { ...result, violations: ['I2'] });
  const failed = readReport(file, 8, true);
  expect(failed.results).toHaveLength(1);
  expect(isShown(failed, result.what, 20)).toBe(false);
  expect(readReport(file, 8, false)).toEqual({ seed: 8, results: [] });
});

test('points are picked by their numbers', () => {
  const points = ['a', 'b', 'c', 'd'];
  expect(pickPoints(points, undefined)).toEqual(points);
  expect(pickPoints(points, '2-3')).toEqual(['b', 'c']);
  for (const range of ['0-2', '3-2', '2-5', 'two'])
    expect(() => pickPoints(points, range)).toThrow('--points');
});
