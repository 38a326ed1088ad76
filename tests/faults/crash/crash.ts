/**
 * The crash test at length: `npm run crash -- [--rounds 20] [--random 200] [--seed N]`. Kills the
 * worker `rounds` times at each boundary, each boundary in a world of its own, and `random` times
 * at random moments under load. Exit code 1 on any violation. It tells how far it is, and writes
 * what it has shown to `--report` after each boundary: --resume leaves out what that file already
 * shows; --points 1-21 only these boundaries, to split the work; --at "capture:after" only those of
 * this name.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CRASH_POINTS } from './crash-points.ts';
import { addResult, isShown, pickPoints, readReport, type CrashReport } from './crash-report.ts';
import { crashAtEachPoint, crashAtRandom, type Report } from './crash-rounds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    random: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    at: { type: 'string' },
    points: { type: 'string' },
    report: { type: 'string', default: path.join('test-results', 'crash.json') },
    resume: { type: 'boolean', default: false },
  },
});
const numbered = CRASH_POINTS.map((point, i) => ({
  point,
  what: `${point.scenario} ${point.at}`,
  number: i + 1,
}));
const wanted = pickPoints(numbered, values.points).filter(
  ({ point }) => values.at === undefined || point.at === values.at,
);
let report: CrashReport = readReport(values.report, Number(values.seed), values.resume);

console.log(`seed ${report.seed}, report in ${values.report}`);
const rounds = Number(values.rounds);
if (rounds > 0) {
  for (const { point, what, number } of wanted)
    await show(what, `${number}/${numbered.length}`, rounds, (print) =>
      crashAtEachPoint(rounds, [point], print),
    );
}
const random = Number(values.random);
if (random > 0)
  await show('random moments', '', random, (print) => crashAtRandom(random, report.seed, print));
const violations = report.results.reduce((sum, result) => sum + result.violations.length, 0);
console.log(
  `${report.results.length} parts, ${report.results.reduce((sum, { kills }) => sum + kills, 0)} kills, ${violations} violations`,
);
process.exitCode = violations > 0 ? 1 : 0;

/** Runs one part, unless the report shows it; tells each kill and the end, and keeps the result. */
async function show(
  what: string,
  number: string,
  kills: number,
  run: (print: () => void) => Promise<Report>,
): Promise<void> {
  if (isShown(report, what, kills)) return console.log(`${number} ${what}: shown before`);
  const start = performance.now();
  process.stdout.write(`${number} ${what} `);
  const { orders, kills: killed, violations: found } = await run(() => process.stdout.write('.'));
  const seconds = Math.round((performance.now() - start) / 1_000);
  console.log(` ${killed} kills, ${orders} orders, ${found.length} violations, ${seconds} s`);
  for (const violation of found) console.log(`  ${violation}`);
  report = await addResult(values.report, report, {
    what,
    kills: killed,
    orders,
    violations: [...found],
    seconds,
  });
}
