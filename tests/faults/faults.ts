/**
 * Faults at length: `npm run faults -- --rounds N --seed S --json FILE [--layout site]`. The worker
 * alone is killed unless the layout is the whole `site`. The file is written after every ten
 * rounds, so that a run that is cut short counts. Exit code 1 on any violation.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runFaults } from './fault-rounds.ts';
import { openSiteLayout } from './site-layout.ts';
import { openWorkerLayout } from './worker-layout.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    json: { type: 'string' },
    layout: { type: 'string', default: 'worker' },
  },
});
const seed = Number(values.seed);
console.log(`seed ${seed}`);
const cut = Promise.withResolvers<never>();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => cut.reject(new Error(`cut short by ${signal}`)));

let faults = 0;
const report = await runFaults(
  values.layout === 'site' ? openSiteLayout : openWorkerLayout,
  { rounds: Number(values.rounds), seed },
  { orderS: 10, mailS: 60 },
  {
    cut: cut.promise,
    onFault: (round, fault) =>
      console.log(`${round + 1}/${values.rounds} fault ${(faults += 1)}: ${fault}`),
    onReport: async (known) => {
      if (values.json !== undefined)
        await writeFile(values.json, `${JSON.stringify({ seed, ...known }, null, 2)}\n`);
    },
  },
);
console.log(JSON.stringify(report, null, 2));
process.exitCode = report.violations.length > 0 ? 1 : 0;
