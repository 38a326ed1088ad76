import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openOutside,
  untilAnswers,
  type Outside,
  type SiteProcess,
} from '../outages/running-site.ts';
import { runFuzz } from './fuzz-rounds.ts';

let outside: Outside;
let site: SiteProcess;

beforeAll(async () => {
  outside = await openOutside();
  site = await outside.startSite(outside.port);
  await untilAnswers(`${site.url}/_ready`, site);
}, 900_000);
afterAll(() => outside.close());

test('no request of 5,000 is answered by a failure of ours, or never [F-35, F-36, F-37]', async () => {
  const seed = Date.now() % 1_000_000;
  const report = await runFuzz(site.url, { requests: 5_000, seed });
  expect(report.findings, `npm run fuzz -- --requests 5000 --seed ${seed}`).toEqual([]);
  expect(site.child.exitCode).toBeNull();
}, 3_600_000);
