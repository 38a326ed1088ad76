import pino from 'pino';
import { expect, test } from 'vitest';
import { makeClientErrorHandler } from './client-errors.ts';

const ORIGIN = 'http://localhost:3000';
const BUG = {
  name: 'TypeError',
  message: 'x is not a function',
  page: '/results',
  stack: 'TypeError: x\n    at /assets/a.js:1:2',
};

function open() {
  const lines: string[] = [];
  const handle = makeClientErrorHandler(pino({}, { write: (line) => void lines.push(line) }));
  const report = async (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    (
      await handle(
        new Request(`${ORIGIN}/client-errors`, {
          method: 'POST',
          headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      )
    ).status;
  return { lines, report };
}

test('an error is one line of the log', async () => {
  const { lines, report } = open();
  expect(await report(BUG)).toBe(204);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'client_error', ...BUG });
});

test('a map that a browser could not draw has its own kind [ERR-22]', async () => {
  const { lines, report } = open();
  expect(await report({ ...BUG, name: 'MapError', message: 'no WebGL' })).toBe(204);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, msg: 'MapError', message: 'no WebGL' },
  ]);
});

test('what is not worth a report has none [LOG-01, LOG-02]', async () => {
  const { lines, report } = open();
  expect(await report({ ...BUG, message: 'Script error.' })).toBe(204);
  expect(await report({ ...BUG, message: 'Failed to fetch' })).toBe(204);
  expect(await report(BUG, { 'user-agent': 'Googlebot/2.1' })).toBe(204);
  expect(lines).toEqual([]);
});

test('a line holds nothing personal and is one line, whatever a report holds [S-18]', async () => {
  const { lines, report } = open();
  await report({
    ...BUG,
    message: `no "Quillonda" for quillonda@example.com\n{"level":60,"msg":"forged"}`,
    page: '/party/secret-link/limits?key=secret',
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trim()).not.toContain('\n');
  expect(lines[0]).not.toMatch(/quillonda|secret/i);
});

test.each([
  ['from elsewhere', BUG, { origin: 'https://evil.example' }, 403],
  ['as a form', BUG, { 'content-type': 'text/plain' }, 415],
  ['that is no JSON', '{', {}, 400],
  ['with a field more', { ...BUG, email: 'a@example.com' }, {}, 400],
  ['with a name that is too long', { ...BUG, name: 'x'.repeat(101) }, {}, 400],
])('a report %s is refused', async (_, body, headers, status) => {
  const { lines, report } = open();
  expect(await report(body, headers)).toBe(status);
  expect(lines).toEqual([]);
});

test('a page that fails for everybody fills no log', async () => {
  const { lines, report } = open();
  for (let at = 0; at < 30; at += 1) expect(await report(BUG)).toBe(204);
  expect(lines).toHaveLength(20);
});
