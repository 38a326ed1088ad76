/**
 * What is left of the site's pace when far more is asked than it can do: `npm run bench:overload --
 * [--seconds 300] [--json FILE]`. Brings its own PostgreSQL and simulated world, on this machine
 * alone; needs a build.
 *
 * How generator and site share a machine: the shop (site and PostgreSQL) is kept on processor 0,
 * everything else (generator, simulated world) on the others, in every phase, the one that finds
 * saturation included. So neither takes the other's time, and what the shop can do is what one
 * processor can. What others take of processor 0 meanwhile is printed (`othersShare`), and goodput
 * also by second of processor time that the shop got (`goodPerProcessorSecond`), which a busy
 * machine does not change.
 */
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { openOutside, untilAnswers } from '../../tests/outages/running-site.ts';
import { cpuMs } from '../pages/site-process.ts';
import { round } from '../search/measure.ts';
import { readFigures, recoverySeconds, type Figures } from './figures.ts';
import type { Arrivals, LoadResult } from './load.ts';
import { busyMs, cpuMsWithChildren, memoryMb, pin } from './processors.ts';
import { makeQuestions } from './questions.ts';
import { sendLoad } from './send-load.ts';

const SHOP_PROCESSOR = 0;
const HOTELS = 500;
/** Enough that the shop never waits for somebody to ask. */
const SATURATING_VISITORS = 24;
/** Of the whole time. */
const SHARES = { warmUp: 0.05, saturation: 0.1, unloaded: 0.1, at1: 0.1, at2: 0.1, at10: 0.4 };

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '300' }, json: { type: 'string' } },
});
const total = Number(values.seconds);
const others = availableParallelism() > 1 ? 1 : undefined;

const outside = await openOutside({ hotels: HOTELS });
try {
  if (others !== undefined) pin(outside.postgres.present().pid, SHOP_PROCESSOR);
  const site = await outside.startSite();
  if (others !== undefined) pin(site.child.pid!, SHOP_PROCESSOR);
  await untilAnswers(`${site.url}/_ready`, site);
  const report = await measure(site.url, site.child.pid!, outside.postgres.present().pid);
  console.log(JSON.stringify(report, null, 2));
  if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);
} finally {
  await outside.close();
}

type Phase = Figures & {
  readonly goodPerProcessorSecond: number;
  readonly shopShare: number;
  readonly othersShare: number;
  readonly generatorShare: number;
  readonly memoryMb: number;
};

async function measure(url: string, site: number, postgres: number) {
  const questions = await makeQuestions(url);
  const spent = (): number => cpuMs(site) + cpuMsWithChildren(postgres);
  const run = async (
    share: number,
    arrivals: Arrivals,
  ): Promise<{ readonly phase: Phase; readonly samples: LoadResult['samples'] }> => {
    const seconds = total * share;
    const before = { shop: spent(), busy: busyMs(SHOP_PROCESSOR), at: performance.now() };
    const load = { site: url, seconds, arrivals, questions };
    const { samples, cpuMs: generatorMs } = await sendLoad(load, others);
    const elapsed = performance.now() - before.at;
    const shopMs = spent() - before.shop;
    const figures = readFigures(samples, seconds);
    const phase = {
      ...figures,
      goodPerProcessorSecond: round((figures.goodPerSecond * seconds * 1_000) / shopMs),
      shopShare: round(shopMs / elapsed),
      othersShare: round((busyMs(SHOP_PROCESSOR) - before.busy - shopMs) / elapsed),
      generatorShare: round(generatorMs / elapsed),
      memoryMb: memoryMb(site),
    };
    console.error(arrivals, phase);
    return { phase, samples };
  };
  const open = (perSecond: number): Arrivals => ({ kind: 'open', perSecond });

  await run(SHARES.warmUp, { kind: 'closed', visitors: SATURATING_VISITORS });
  const { phase: saturation } = await run(SHARES.saturation, {
    kind: 'closed',
    visitors: SATURATING_VISITORS,
  });
  const rate = saturation.goodPerSecond;
  const { phase: unloaded } = await run(SHARES.unloaded, open(rate / 5));
  const { phase: at1 } = await run(SHARES.at1, open(rate));
  const { phase: at2 } = await run(SHARES.at2, open(rate * 2));
  const { phase: at10First } = await run(SHARES.at10 / 2, open(rate * 10));
  const { phase: at10 } = await run(SHARES.at10 / 2, open(rate * 10));
  const { phase: after, samples } = await run(SHARES.at1, open(rate / 5));
  const share = (phase: Phase) => ({
    goodput: round(phase.goodPerSecond / rate),
    goodputByProcessorTime: round(phase.goodPerProcessorSecond / saturation.goodPerProcessorSecond),
    purchaseP99: round(phase.purchaseP99Ms / unloaded.purchaseP99Ms),
  });
  return {
    seconds: total,
    phases: { saturation, unloaded, at1, at2, at10First, at10, after },
    ofSaturation: { at1: share(at1), at2: share(at2), at10: share(at10) },
    memoryGrowthMb: at10.memoryMb - at10First.memoryMb,
    recoverySeconds: recoverySeconds(samples),
  };
}
