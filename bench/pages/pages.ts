/**
 * What pages cost: `node bench/pages/pages.ts [--site http://localhost:5000] [--runs 5] [--seconds 6] [--pages 300] [--json FILE]`, against a product
 * that runs. Prints and writes what was measured in this run and nothing else.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { todayIn } from '#server/brand.ts';
import { measureLoad } from './load.ts';
import { measureParts } from './parts.ts';
import { environmentOf, findSite } from './site-process.ts';

const { values } = parseArgs({
  options: { site: { type: 'string', default: 'http://localhost:5000' }, runs: { type: 'string', default: '5' }, seconds: { type: 'string', default: '6' }, pages: { type: 'string', default: '300' }, json: { type: 'string' } },
});
const today = todayIn(new Date());
const pid = findSite(new URL(values.site).port);

const parts = await measureParts(environmentOf(pid), Number(values.pages));
const load = await measureLoad({ site: values.site, pid, today, runs: Number(values.runs), seconds: Number(values.seconds) });
const report = { parts, load };
console.log(JSON.stringify(report, null, 2));
if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);
