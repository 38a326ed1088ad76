import pino from 'pino';
import { expect, test } from 'vitest';
import { makeSecurityLog } from '#server/platform/security-log.ts';
import { makePolicyReportHandler } from './policy-reports.ts';

function makeReporter() {
  const lines: string[] = [];
  const handler = makePolicyReportHandler(
    makeSecurityLog(pino({}, { write: (line: string) => void lines.push(line) })),
  );
  const report = async (type: string, body: string) =>
    (
      await handler(
        new Request('https://shop.test/csp-reports', {
          method: 'POST',
          headers: { 'content-type': type },
          body,
        }),
      )
    ).status;
  return { lines, report };
}

const OLD = JSON.stringify({
  'csp-report': {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?y=1',
    'document-uri': 'https://shop.test/booking/1/confirmation?key=secret',
  },
});

test('a report is one line without the query of any address, however it comes [S-10, S-18]', async () => {
  const { lines, report } = makeReporter();
  expect(await report('application/csp-report', OLD)).toBe(204);
  const body = {
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    documentURL: 'https://shop.test/?key=secret',
  };
  const reports = JSON.stringify([{ type: 'csp-violation', body }, { body }]);
  expect(await report('application/reports+json; charset=utf-8', reports)).toBe(204);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      event: 'policy_report',
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
      page: 'https://shop.test/booking/1/confirmation',
    },
    { directive: 'require-trusted-types-for', page: 'https://shop.test/' },
  ]);
  expect(lines.join('')).not.toContain('secret');
});

test('long and many reports fill no log', async () => {
  const { lines, report } = makeReporter();
  const long = OLD.replace('script-src-elem', `a\\r\\n${'x'.repeat(50_000)}`);
  for (let sent = 0; sent < 100; sent += 1)
    expect(await report('application/csp-report', long)).toBe(204);
  expect(lines).toHaveLength(20);
  expect(lines.every((line) => line.length < 1_000 && line.trim().split('\n').length === 1)).toBe(
    true,
  );
});

test.each([
  ['text/plain', OLD, 415],
  ['application/csp-report', '{', 400],
  ['application/csp-report', '{}', 400],
  ['application/reports+json', '[{"type":"deprecation"}]', 400],
])('%s with %.20s is refused', async (type, body, status) => {
  const { lines, report } = makeReporter();
  expect(await report(type, body)).toBe(status);
  expect(lines).toEqual([]);
});
