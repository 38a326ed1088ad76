/**
 * Fuzzing at length: `npm run fuzz -- --requests N --seed S`. Starts a site with a world of its
 * own, prints the seed, the statuses and what was found. Exit code 1 on any answer of 500 or above,
 * any that never comes, and any that tells of our inside.
 */
import { parseArgs } from 'node:util';
import { openOutside, untilAnswers } from '../outages/running-site.ts';
import { runFuzz } from './fuzz-rounds.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
/** Of what the site has logged as failures. */
const MOST_LINES = 20;
const seed = Number(values.seed);
console.log(`seed ${seed}`);
const outside = await openOutside();
const site = await outside.startSite(outside.port);
await untilAnswers(`${site.url}/_ready`, site);
const report = await runFuzz(site.url, {
  requests: Number(values.requests),
  seed,
  onFinding: (finding) => console.log(JSON.stringify(finding)),
  onProgress: (sent, found) => console.log(`${sent} sent, ${found} found`),
});
await outside.close();
console.log(JSON.stringify(report, null, 2));
const failures = site
  .logged()
  .split('\n')
  .filter((line) => line.includes('"level":50'));
console.log(failures.slice(0, MOST_LINES).join('\n'));
process.exitCode = report.findings.length > 0 ? 1 : 0;
