/**
 * How the results page bears more hotels and more threads: `npm run bench:growth -- [--hotels
 * 1000,5000,20000] [--threads 1,2] [--runs 3] [--seconds 6] [--json FILE]`. Brings its own
 * PostgreSQL and simulated world for each number of hotels; no search is asked twice. Each figure
 * is printed as it is measured, beside a server that sends the same bytes from a file in the same
 * run.
 */
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { GREAT_BRITAIN, todayIn } from '#server/market/market.ts';
import { openOutside, untilAnswers, type Outside } from '../../tests/outages/running-site.ts';
import { memoryMb } from '../overload/processors.ts';
import { measureLoad } from '../pages/load.ts';
import { round } from '../search/measure.ts';

const { values } = parseArgs({
  options: {
    hotels: { type: 'string', default: '1000,5000,20000' },
    threads: { type: 'string', default: '1,2' },
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '6' },
    json: { type: 'string' },
  },
});
const numbersOf = (text: string): number[] => text.split(',').map(Number);

const report: Awaited<ReturnType<typeof measure>>[] = [];
for (const hotels of numbersOf(values.hotels)) {
  const begun = performance.now();
  const outside = await openOutside({ hotels });
  console.log(`${hotels} hotels imported after ${secondsSince(begun)} s`);
  try {
    for (const threads of numbersOf(values.threads)) {
      const line = await measure(outside, hotels, threads);
      report.push(line);
      console.log(JSON.stringify(line));
    }
  } finally {
    await outside.close();
  }
}
console.table(report);
if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);

async function measure(outside: Outside, hotels: number, threads: number) {
  const begun = performance.now();
  const site = await outside.startSite(undefined, { WEB_THREADS: String(threads) });
  await untilAnswers(`${site.url}/_ready`, site);
  const startSeconds = secondsSince(begun);
  const { page, ratio, failures } = await measureLoad({
    site: site.url,
    pid: site.child.pid!,
    today: todayIn(GREAT_BRITAIN.timeZone),
    runs: Number(values.runs),
    seconds: Number(values.seconds),
  });
  const megabytes = memoryMb(site.child.pid!);
  site.child.kill();
  await once(site.child, 'exit');
  return {
    hotels,
    threads,
    startSeconds,
    requestsPerSecond: round(page.requestsPerSecond),
    'requests × file': round(ratio),
    p99Ms: round(page.p99Ms),
    cpuMsPerRequest: round(page.cpuMsPerRequest),
    memoryMb: megabytes,
    failures,
  };
}

function secondsSince(begun: number): number {
  return Math.round((performance.now() - begun) / 100) / 10;
}
