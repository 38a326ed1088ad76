/**
 * What a booking costs its server once it is paid, against a product that runs with
 * `REQUESTS_PER_MINUTE=0` and `SIMULATOR_CONTROL_KEY='the key of the tests'`: `npm run
 * bench:booking -- [--site http://localhost:5000] [--pages 200] [--notices 5]`. Books a holiday,
 * reads each page of the booking in turn, and has its airline move a flight; prints processor time
 * a page and the time from the airline's notice to the mail in the mailbox.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { makeLoginCode } from '#server/account/login-code.ts';
import { readSettings } from '#server/platform/settings.ts';
import { departureDay } from '#testing/api-purchase.ts';
import {
  openSiteVisitor,
  placeOrderOf,
  preparePurchase,
  type SiteVisitor,
} from '#testing/callers/site-visitor.ts';
import { askSimulator } from '#testing/simulator-control.ts';
import { median } from '../pages/median.ts';
import { cpuMs, environmentOf, findSite } from '../pages/site-process.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:5000' },
    pages: { type: 'string', default: '200' },
    notices: { type: 'string', default: '5' },
  },
});
const { site } = values;
const pid = findSite(new URL(site).port);
const environment = environmentOf(pid);
const simulators = Number(environment['SIMULATOR_PORT']);
const DAY = departureDay(200);
/** Of the booking, below its own address. */
const PAGES = ['', '/instalments_schedule', '/holiday_checklist', '/flight-check-in', '/cancel'];

const BooksSchema = v.array(v.object({ key: v.string(), state: v.string() }));

const visitor = openSiteVisitor(site);
const email = `bench-${Date.now()}@example.com`;
await logIn(visitor);
const { checkoutId, code } = await book();
const pages = [];
for (const page of PAGES) pages.push(await measurePage(page));
console.table(pages);
const delays: number[] = [];
for (let at = 1; at <= Number(values.notices); at += 1) delays.push(await moveFlight(at));
console.log(`notice to mail, ms: ${delays.join(', ')}; median ${median(delays)}`);

async function logIn({ ask }: SiteVisitor): Promise<void> {
  const { startLogin } = await ask<{ startLogin: { login?: { id: string } } }>(
    'mutation Start($email: String!) { startLogin(emailAddress: $email) { ... on LoginStarted { login { id } } } }',
    { email },
  );
  const loginId = startLogin.login?.id ?? '';
  await ask(
    'mutation Finish($loginId: ID!, $code: String) { finishLogin(loginId: $loginId, code: $code) { __typename } }',
    { loginId, code: makeLoginCode(environment['SESSION_SECRET'] ?? '', loginId, 1) },
  );
}

async function book() {
  const { fieldsUrl } = readSettings(environment).payment;
  const ready = await preparePurchase(visitor, fieldsUrl, { departureDate: DAY });
  const outcome = await placeOrderOf(visitor, ready);
  const list = await (await open('/account/bookings')).text();
  const code = /\/account\/bookings\/(HM\w+)/.exec(list)?.[1];
  if (code === undefined) throw new Error(`nothing was booked: ${outcome}`);
  return { checkoutId: ready.checkoutId, code };
}

function open(path: string): Promise<Response> {
  const headers = { cookie: visitor.cookie(), accept: 'text/html' };
  return fetch(site + path, { headers });
}

async function measurePage(page: string) {
  const path = `/account/bookings/${code}${page}`;
  const { status } = await open(path);
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  const count = Number(values.pages);
  for (let warm = 0; warm < count; warm += 1) await (await open(path)).text();
  const [cpu, start] = [cpuMs(pid), performance.now()];
  for (let at = 0; at < count; at += 1) await (await open(path)).text();
  return {
    page: page || '/',
    cpuMs: ((cpuMs(pid) - cpu) / count).toFixed(2),
    ms: ((performance.now() - start) / count).toFixed(2),
  };
}

/** The airline moves the flight out by so many minutes more; milliseconds until a mail is there. */
async function moveFlight(minutes: number): Promise<number> {
  const flights = `http://127.0.0.1:${simulators}/flights`;
  const books = v.parse(BooksSchema, await (await askSimulator(`${flights}/_books`)).json());
  const booked = books.find(({ key, state }) => key.startsWith(checkoutId) && state === 'booked');
  const minute = String(minutes).padStart(2, '0');
  const before = await countMails();
  const start = performance.now();
  await askSimulator(`${flights}/_notices`, {
    method: 'POST',
    body: JSON.stringify({
      bookingKey: booked!.key,
      kind: 'FLIGHT_MOVED',
      leg: 'outbound',
      departureTime: `${DAY}T12:${minute}`,
      arrivalTime: `${DAY}T16:${minute}`,
      departsAt: `${DAY}T11:${minute}:00Z`,
      arrivesAt: `${DAY}T14:${minute}:00Z`,
    }),
  });
  while ((await countMails()) === before) await sleep(20);
  return Math.round(performance.now() - start);
}

async function countMails(): Promise<number> {
  const response = await askSimulator(`http://127.0.0.1:${simulators + 2}/_messages`);
  return v.parse(v.array(v.unknown()), await response.json()).length;
}
