/**
 * What pages cost beside the same elements written plainly, on the database of a site that runs:
 * `npm run bench:web -- [--site http://localhost:5000] [--cards 20] [--rounds 15] [--seconds 4]
 * [--json FILE]`, `--cards` being the least on the results page. In each round all are written in
 * turn; ratios are of one round, their medians are told. Data come from memory, so that nothing but
 * writing counts; `again` is a page that was asked for before; requests beside a server of files:
 * with `--seconds` other than 0. Lighthouse looks: `npm run bench:pages`. Prints and writes what
 * was measured in this run and nothing else.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { constants, zstdCompressSync } from 'node:zlib';
import { GREAT_BRITAIN, todayIn } from '#server/market/market.ts';
import { parseHydration, serialiseHydration } from '#web/document/hydration.ts';
import { measureLoad } from '../pages/load.ts';
import { median } from '../pages/median.ts';
import { environmentOf, findSite } from '../pages/site-process.ts';
import { findVisits } from '../pages/visit.ts';
import { round } from '../search/measure.ts';
import { countElements, readElements, takeApart } from './elements.ts';
import { writeByReact, writeByTemplate } from './peers.ts';
import { recordPages, type RecordedPage } from './recorded-pages.ts';
import { countScripts, type ScriptCounts } from './scripts.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:5000' },
    cards: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '4' },
    json: { type: 'string' },
  },
});

/** In a round, so that a thread's clock has something to count. */
const WRITTEN = 20;
const WARM_UP_ROUNDS = 5;
/** As pages are sent (http/compression.ts). */
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };

const today = todayIn(GREAT_BRITAIN.timeZone);
const pid = findSite(new URL(values.site).port);
const visits = await findVisits(values.site, today, Number(values.cards));
const scripts = await countScripts(visits);
const recorded = await recordPages(environmentOf(pid), visits);
const pages = [];
for (const [i, page] of recorded.entries()) pages.push(await measurePage(page, scripts[i]));
const seconds = Number(values.seconds);
const load =
  seconds > 0 ? await measureLoad({ site: values.site, pid, today, runs: 3, seconds }) : undefined;
console.table(pages);
if (load) console.log(`requests × static ${round(load.ratio)}, ${load.failures} failures`);
if (values.json) await writeFile(values.json, `${JSON.stringify({ pages, load }, null, 2)}\n`);

async function measurePage(
  { name, html, render, renderAgain }: RecordedPage,
  counts?: ScriptCounts,
) {
  const { markup, hydration } = takeApart(html);
  const root = readElements(markup);
  const data = parseHydration(hydration);
  const writers = {
    ours: render,
    again: renderAgain,
    react: () => writeByReact(root) + serialiseHydration(data),
    template: () => writeByTemplate(root) + serialiseHydration(data),
  };
  const once = async () => ({
    ours: await timeOf(writers.ours),
    again: await timeOf(writers.again),
    react: await timeOf(writers.react),
    template: await timeOf(writers.template),
  });
  const rounds: Awaited<ReturnType<typeof once>>[] = [];
  for (let i = 0; i < WARM_UP_ROUNDS; i += 1) await once();
  while (rounds.length < Number(values.rounds)) rounds.push(await once());
  const of = (figure: (one: (typeof rounds)[number]) => number) =>
    round(median(rounds.map(figure)));
  return {
    page: name,
    elements: countElements(root),
    bytes: Buffer.byteLength(html),
    zstd: zstdCompressSync(html, ZSTD).length,
    hydrationBytes: Buffer.byteLength(hydration),
    scriptsBeforeTap: counts?.beforeTap,
    scriptsAfterTap: counts?.afterTap,
    cpuMs: of(({ ours }) => ours),
    'ours × React': of(({ ours, react }) => ours / react),
    'again × React': of(({ again, react }) => again / react),
    'template × React': of(({ template, react }) => template / react),
  };
}

/** Processor milliseconds of this thread for one. */
async function timeOf(write: () => string | Promise<string>): Promise<number> {
  const from = process.threadCpuUsage();
  for (let i = 0; i < WRITTEN; i += 1) await write();
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1_000 / WRITTEN;
}
