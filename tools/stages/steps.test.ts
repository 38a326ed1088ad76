import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runSteps, type Step } from './steps.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'steps-'));
afterAll(() => rm(folder, { recursive: true }));
const script = async (name: string, text: string): Promise<string> => {
  const file = path.join(folder, `${name}.mjs`);
  await writeFile(file, text);
  return file;
};

test('a step fails with its command and what it said, and stops there; the others go on', async () => {
  const bad = await script('bad', "console.log('out'); console.error('err'); process.exit(3)");
  const good = await script('good', "console.log('fine')");
  const steps: Step[] = [
    { name: 'broken', commands: [[good], [bad], [good]] },
    { name: 'whole', commands: [[good]] },
  ];
  const reported: string[] = [];
  const results = await runSteps(steps, 1, ({ name }) => reported.push(name));
  expect(reported).toEqual(['broken', 'whole']);
  expect(results.map(({ isPassed }) => isPassed)).toEqual([false, true]);
  expect(results[0]!.output).toMatch(/fine[^]*out[^]*err[^]*bad\.mjs: exit 3$/);
  expect(results[0]!.output.match(/fine/g)).toHaveLength(1);
});

test('a program that is not there fails its step', async () => {
  const [result] = await runSteps(
    [{ name: 'gone', commands: [['no-such-program']] }],
    2,
    () => undefined,
  );
  expect(result).toMatchObject({ isPassed: false });
});

test('no more steps run at once than there are lanes', async () => {
  const log = path.join(folder, 'log');
  await writeFile(log, '');
  const visit = await script(
    'visit',
    `import { appendFileSync } from 'node:fs'; appendFileSync('${log}', '+'); setTimeout(() => appendFileSync('${log}', '-'), 60)`,
  );
  await runSteps(
    Array.from({ length: 5 }, (_, i) => ({ name: String(i), commands: [[visit]] })),
    2,
    () => undefined,
  );
  const present = (await readFile(log, 'utf8'))
    .split('')
    .reduce<number[]>(
      (counts, sign) => [...counts, (counts.at(-1) ?? 0) + (sign === '+' ? 1 : -1)],
      [],
    );
  expect(present).toHaveLength(10);
  expect(Math.max(...present)).toBeLessThanOrEqual(2);
});
