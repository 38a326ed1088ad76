/**
 * `npm test`: the check, the server tests against a real PostgreSQL, those of a whole site,
 * mutation tests of a few rules, the journeys in a real browser. A check that fails ends the run;
 * what fails later hides nothing of what comes after it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { CHECK_STEPS, REPORTS, UNIT_TESTS } from './check-steps.ts';
import { printResult, runSteps } from './steps.ts';

const ROOT = path.join(import.meta.dirname, '..');
const REPORT_FOLDER = path.join(ROOT, REPORTS);

type Count = { readonly passed: number; readonly failed: number };
type Stage = { readonly name: string; readonly run: () => Promise<Count> };

const STAGES: readonly Stage[] = [
  { name: 'Check', run: check },
  { name: 'Server tests', run: async () => runVitest('server') },
  { name: 'Tests of a whole site', run: async () => runVitest('whole-site') },
  { name: 'Mutants of a few rules', run: async () => runMutants() },
  { name: 'Journeys', run: async () => runPlaywright() },
];

rmSync(REPORT_FOLDER, { recursive: true, force: true });
mkdirSync(REPORT_FOLDER, { recursive: true });
const counts: Count[] = [];
for (const { name, run } of STAGES) {
  console.log(`\n${name}`);
  const count = await run();
  counts.push(count);
  if (count.failed > 0 && run === check) break;
}
const total = sum(counts);
if (counts.length < STAGES.length)
  console.log(
    `\nNot run: ${STAGES.slice(counts.length)
      .map(({ name }) => name)
      .join(', ')}`,
  );
console.log(`\n${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;

/** Each check counts as one, but the unit tests by their number. */
async function check(): Promise<Count> {
  const results = await runSteps(CHECK_STEPS, 2, printResult);
  const others = results.filter(({ name }) => name !== UNIT_TESTS);
  const passed = others.filter(({ isPassed }) => isPassed).length;
  const unit = withExit(
    readVitestReport('unit'),
    results.every(({ name, isPassed }) => name !== UNIT_TESTS || isPassed),
  );
  return sum([{ passed, failed: others.length - passed }, unit]);
}

function runVitest(project: string): Count {
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${REPORTS}/${project}.json`,
  ];
  const isPassed = runProgram('vitest', args);
  return withExit(readVitestReport(project), isPassed);
}

/** Counts as one: the seed of the sample is printed. */
function runMutants(): Count {
  const isPassed = runProgram('node', ['tools/mutants.ts', '--sample']);
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function runPlaywright(): Count {
  const isPassed = runProgram('playwright', ['test']);
  const ReportSchema = v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  });
  const stats = readReport('journeys', ReportSchema)?.stats ?? {
    expected: 0,
    unexpected: 0,
    flaky: 0,
  };
  return withExit({ passed: stats.expected, failed: stats.unexpected + stats.flaky }, isPassed);
}

function runProgram(program: string, args: readonly string[]): boolean {
  return (
    spawnSync(path.join(ROOT, 'node_modules/.bin', program), args, { cwd: ROOT, stdio: 'inherit' })
      .status === 0
  );
}

function readVitestReport(name: string): Count {
  const report = readReport(
    name,
    v.object({ numPassedTests: v.number(), numFailedTests: v.number() }),
  );
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

/** What a run wrote of itself; undefined when it died before. */
function readReport<T>(name: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  try {
    return v.parse(
      v.pipe(v.string(), v.parseJson(), schema),
      readFileSync(path.join(REPORT_FOLDER, `${name}.json`), 'utf8'),
    );
  } catch {
    return undefined;
  }
}

/**
 * A run that failed as a whole (a set-up, an unhandled error, no tests at all) counts as a failure.
 */
function withExit(count: Count, isPassed: boolean): Count {
  return isPassed || count.failed > 0 ? count : { ...count, failed: 1 };
}

function sum(all: readonly Count[]): Count {
  return all.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
}
