/**
 * `npm test`: the check, the server tests against a real PostgreSQL, those of a whole site,
 * mutation tests of a few rules, the journeys in a real browser. A check that fails ends the run;
 * what fails later hides nothing of what comes after it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CHECK_STEPS, REPORTS, UNIT_TESTS } from './stages/check-steps.ts';
import {
  addUp,
  type Count,
  readPlaywrightReport,
  readVitestReport,
  withExit,
} from './stages/reports.ts';
import { printResult, runSteps } from './stages/steps.ts';

const ROOT = path.join(import.meta.dirname, '..');
const REPORT_FOLDER = path.join(ROOT, REPORTS);

type Stage = { readonly name: string; readonly run: (name: string) => Promise<Count> };

const STAGES: readonly Stage[] = [
  { name: 'Check', run: check },
  { name: 'Server tests', run: async (name) => runVitest('server', name) },
  { name: 'Tests of a whole site', run: async (name) => runVitest('whole-site', name) },
  { name: 'Mutants of a few rules', run: async (name) => runMutants(name) },
  { name: 'Journeys', run: async (name) => runPlaywright(name) },
];

rmSync(REPORT_FOLDER, { recursive: true, force: true });
mkdirSync(REPORT_FOLDER, { recursive: true });
const counts: Count[] = [];
for (const { name, run } of STAGES) {
  const start = performance.now();
  console.log(`\n${name}`);
  const count = await run(name);
  counts.push(count);
  console.log(
    `${name}: ${count.passed} passed, ${count.failed} failed in ${Math.round((performance.now() - start) / 1000)} s`,
  );
  if (count.failed > 0 && run === check) break;
}
printTotal(addUp(counts));

/** Last of all, where the end of a long run is read: what failed, by name, then the numbers. */
function printTotal({ passed, failed, failures }: Count): void {
  const left = STAGES.slice(counts.length).map(({ name }) => name);
  if (left.length > 0) console.log(`\nNot run: ${left.join(', ')}`);
  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

/** Each check counts as one, but the unit tests by their number. */
async function check(): Promise<Count> {
  const results = await runSteps(CHECK_STEPS, 2, printResult);
  const others = results.filter(({ name }) => name !== UNIT_TESTS);
  const failures = others.filter(({ isPassed }) => !isPassed).map(({ name }) => name);
  const unit = withExit(
    readVitestReport(reportOf('unit'), ROOT),
    results.every(({ name, isPassed }) => name !== UNIT_TESTS || isPassed),
    UNIT_TESTS,
  );
  const passed = others.length - failures.length;
  return addUp([{ passed, failed: failures.length, failures }, unit]);
}

function runVitest(project: string, stage: string): Count {
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${REPORTS}/${project}.json`,
  ];
  const isPassed = runProgram('vitest', args);
  return withExit(readVitestReport(reportOf(project), ROOT), isPassed, stage);
}

/** Counts as one. The sample is drawn by the tree: the same one is judged the same again. */
function runMutants(stage: string): Count {
  const tree = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { cwd: ROOT, encoding: 'utf8' });
  const seed = tree.status === 0 ? [tree.stdout.trim()] : [];
  const isPassed = runProgram('node', ['tools/mutants.ts', '--sample', ...seed]);
  const nothing: Count = { passed: isPassed ? 1 : 0, failed: 0, failures: [] };
  return withExit(nothing, isPassed, `${stage} (--sample ${seed.join('')})`);
}

function runPlaywright(stage: string): Count {
  const isPassed = runProgram('playwright', ['test']);
  return withExit(readPlaywrightReport(reportOf('journeys')), isPassed, stage);
}

function runProgram(program: string, args: readonly string[]): boolean {
  return (
    spawnSync(path.join(ROOT, 'node_modules/.bin', program), args, { cwd: ROOT, stdio: 'inherit' })
      .status === 0
  );
}

function reportOf(name: string): string {
  return path.join(REPORT_FOLDER, `${name}.json`);
}
