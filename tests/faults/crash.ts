/**
 * The crash test at length: `node tests/faults/crash.ts [--rounds 20] [--random 200] [--seed N] [--at "capture:after"]`.
 * Kills the engine room `rounds` times at each boundary and `random` times at random moments. Exit code 1 on any violation.
 */
import { parseArgs } from 'node:util';
import { CRASH_POINTS } from './crash-points.ts';
import { crashAtEachPoint, crashAtRandom, type Report } from './crash-rounds.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' }, random: { type: 'string', default: '200' }, seed: { type: 'string', default: String(Date.now() % 1_000_000) }, at: { type: 'string' } } });
const points = values.at === undefined ? CRASH_POINTS : CRASH_POINTS.filter(({ at }) => at === values.at);

console.log(`seed ${values.seed}`);
if (Number(values.rounds) > 0) tell(`${points.length} points`, await crashAtEachPoint(Number(values.rounds), points));
if (Number(values.random) > 0) tell('random moments', await crashAtRandom(Number(values.random), Number(values.seed)));

function tell(what: string, { rounds, orders, kills, violations }: Report): void {
  for (const violation of violations) console.log(violation);
  console.log(`${what}: ${rounds} rounds, ${kills} kills, ${orders} orders, ${violations.length} violations`);
  if (violations.length > 0) process.exitCode = 1;
}
