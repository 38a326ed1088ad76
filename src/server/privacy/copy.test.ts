/** A copy of what is held about a person whose every text is found again in it. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { UNCOUNTED } from '#testing/callers/uncounted.ts';
import { findSecrets } from '#testing/canary/find-traces.ts';
import { leaveTraces } from '#testing/canary/leave-traces.ts';
import { CANARY, openCanary, type Canary } from '#testing/canary/person.ts';
import { logInByCode, openBrowser } from '#testing/login.ts';
import type { RunningShop } from '#testing/running-shop.ts';
import { askForCopy } from './data-requests.ts';
import { forgetCopies } from './data-work.ts';
import { fetchCopy } from './fetch-copy.ts';

let canary: Canary;
let running: RunningShop;
let session: Canary['session'];

beforeAll(async () => {
  canary = await openCanary();
  ({ running, session } = canary);
  await leaveTraces(canary);
});
afterAll(() => running.close());

const request = () =>
  running.shop.database
    .selectFrom('data_request')
    .selectAll()
    .where('customer_id', '=', canary.customerId)
    .executeTakeFirstOrThrow();

test('a copy is ready within a minute, holds everything the person told us, and no secret [S-29]', async () => {
  expect(await askForCopy({ ...running.shop, caller: UNCOUNTED }, await session())).toEqual({
    kind: 'asked',
  });
  await vi.waitFor(async () => expect((await request()).finished_at).not.toBeNull(), {
    timeout: 20_000,
    interval: 200,
  });
  const copy = await fetchCopy(running.shop, await session());
  const whole = JSON.stringify(copy);
  for (const text of Object.values(CANARY)) expect(whole).toContain(text);
  for (const column of ['password_hash', 'token_hash', 'card_token', 'email_key'])
    expect(whole).not.toContain(column);
  const secrets = await findSecrets(canary);
  expect(secrets.length).toBeGreaterThan(9);
  for (const secret of secrets) expect(whole).not.toContain(secret);
  const stranger = openBrowser(running.shop);
  expect(await fetchCopy(running.shop, await stranger.request())).toBeUndefined();
  await logInByCode(running.shop, stranger, 'eve@example.com');
  expect(await fetchCopy(running.shop, await stranger.request())).toBeUndefined();
});

test('it can be fetched for seven days [S-29]', async () => {
  const daysOn = (days: number) => () => new Date(Date.now() + days * 86_400_000);
  const after = async (days: number) =>
    fetchCopy({ ...running.shop, clock: daysOn(days) }, await session());
  expect(await after(6.9)).toBeDefined();
  expect(await after(7.1)).toBeUndefined();
  await forgetCopies({ ...running.shop, clock: daysOn(7.1) });
  expect((await request()).document).toBeNull();
});
