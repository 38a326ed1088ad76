import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addUp, readPlaywrightReport, readVitestReport, withExit } from './reports.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, report: unknown): string => {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
};

test('what failed is named by file and title, a file that died by itself', () => {
  const file = write('server.json', {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: '/house/src/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a holds', status: 'passed' },
          { fullName: 'b holds', status: 'failed' },
        ],
      },
      { name: '/house/src/dead.test.ts', status: 'failed', assertionResults: [] },
    ],
  });

  expect(readVitestReport(file, '/house')).toEqual({
    passed: 1,
    failed: 1,
    failures: ['src/a.test.ts › b holds', 'src/dead.test.ts'],
  });
});

test('a journey is named with its site, however deep its group; a second try is no pass', () => {
  const spec = (title: string, status: string) => ({
    file: 'paper.spec.ts',
    title,
    tests: [{ projectName: 'gb', status }],
  });
  const file = write('journeys.json', {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      {
        specs: [spec('one', 'expected'), spec('two', 'flaky')],
        suites: [{ specs: [spec('three', 'unexpected')] }],
      },
    ],
  });

  expect(readPlaywrightReport(file)).toEqual({
    passed: 1,
    failed: 2,
    failures: ['[gb] e2e/paper.spec.ts › two', '[gb] e2e/paper.spec.ts › three'],
  });
});

test('a run that wrote nothing has failed by the name of its stage, and all of it adds up', () => {
  const dead = withExit(readVitestReport(path.join(folder, 'none.json'), '/'), false, 'Journeys');
  expect(dead).toEqual({ passed: 0, failed: 1, failures: ['Journeys'] });
  expect(withExit({ passed: 2, failed: 0, failures: [] }, true, 'Check').failed).toBe(0);
  expect(addUp([dead, { passed: 2, failed: 1, failures: ['a'] }])).toEqual({
    passed: 2,
    failed: 2,
    failures: ['Journeys', 'a'],
  });
});
