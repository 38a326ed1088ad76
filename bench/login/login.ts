/**
 * What logging in costs, and whether its time tells who has an account: `npm run bench:login --
 * [--pairs 2000] [--seconds 20] [--json FILE]`; 0 leaves a part out. Brings its own PostgreSQL and
 * simulated world, and needs a build. Prints and writes what was measured in this run and nothing
 * else.
 *
 * A pair is two requests one after the other, of a mailbox that has an account and of one that
 * nobody has, in an order drawn for each. Answers must be the same bytes but for ids, times and the
 * address that was typed; `p` is that of Mann and Whitney over their times, and a p of 0.01 or less
 * is a finding.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { makeDatabase } from '#server/db/kysely.ts';
import { makePool } from '#server/db/pool.ts';
import { openOutside, untilAnswers } from '../../tests/outages/running-site.ts';
import { measurePaces } from './paces.ts';
import { measurePairs } from './pairs.ts';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '20' },
    json: { type: 'string' },
  },
});

const outside = await openOutside({
  hotels: 500,
  settings: { CLIENT_ADDRESS_HEADER: 'x-forwarded-for' },
});
const database = makeDatabase(makePool({ url: outside.databaseUrl, size: 2 }));
try {
  const site = await outside.startSite();
  await untilAnswers(`${site.url}/_ready`, site);
  const measured = { site: site.url, database, secret: outside.environment['SESSION_SECRET']! };
  const report = {
    pairs:
      Number(values.pairs) > 0 ? await measurePairs(measured, Number(values.pairs)) : undefined,
    paces:
      Number(values.seconds) > 0 ? await measurePaces(measured, Number(values.seconds)) : undefined,
  };
  console.log(JSON.stringify(report, null, 2));
  if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);
} finally {
  await database.destroy();
  await outside.close();
}
