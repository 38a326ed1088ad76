/**
 * What pages cost, against a product that runs: `npm run bench:pages -- [--site
 * http://localhost:5000] [--parts 300] [--costs 15] [--runs 5] [--seconds 6] [--looks 3] [--json
 * FILE]`; 0 leaves a part out; looks are Lighthouse's, and those of a hand that presses. Prints and
 * writes what was measured in this run and nothing else.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { GREAT_BRITAIN, todayIn } from '#server/market/market.ts';
import { measureFeel } from './feel.ts';
import { measurePages } from './lighthouse.ts';
import { measureLoad } from './load.ts';
import { measurePageCosts } from './page-costs.ts';
import { measureParts } from './parts.ts';
import { environmentOf, findSite } from './site-process.ts';
import { findVisits } from './visit.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:5000' },
    parts: { type: 'string', default: '300' },
    costs: { type: 'string', default: '15' },
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '6' },
    looks: { type: 'string', default: '3' },
    json: { type: 'string' },
  },
});
const { site } = values;
const today = todayIn(GREAT_BRITAIN.timeZone);
const pid = findSite(new URL(site).port);

const looks = Number(values.looks);
const visits = looks > 0 ? await findVisits(site, today) : [];
const report = {
  load:
    Number(values.runs) > 0
      ? await measureLoad({
          site,
          pid,
          today,
          runs: Number(values.runs),
          seconds: Number(values.seconds),
        })
      : undefined,
  pages: looks > 0 ? await measurePages(visits, looks) : undefined,
  feel: looks > 0 ? await measureFeel(visits, looks) : undefined,
  parts:
    Number(values.parts) > 0
      ? await measureParts(environmentOf(pid), Number(values.parts))
      : undefined,
  costs:
    Number(values.costs) > 0
      ? await measurePageCosts(environmentOf(pid), Number(values.costs))
      : undefined,
};
if (report.costs) console.table(report.costs);
console.log(JSON.stringify(report, null, 2));
if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);
