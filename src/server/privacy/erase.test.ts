/** An erasure, after which nothing of a person stands in any table. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { loadVersion } from '#server/order/versions.ts';
import { UNCOUNTED } from '#testing/callers/uncounted.ts';
import { findSecrets, tracesOf } from '#testing/canary/find-traces.ts';
import { leaveTraces } from '#testing/canary/leave-traces.ts';
import { CANARY, openCanary, type Canary } from '#testing/canary/person.ts';
import { logInByCode, openBrowser } from '#testing/login.ts';
import type { RunningShop } from '#testing/running-shop.ts';
import { gatherCopy } from './copy.ts';
import { askForErasure, withdrawErasure } from './data-requests.ts';
import { defineDataWork, forgetCopies } from './data-work.ts';
import { eraseCustomer } from './erase.ts';
import { findPersonalData } from './personal-data.ts';

let canary: Canary;
let running: RunningShop;
let session: Canary['session'];
let customerId: string;

beforeAll(async () => {
  canary = await openCanary();
  ({ running, session, customerId } = canary);
  await leaveTraces(canary);
  await running.shop.database
    .insertInto('data_request')
    .values({
      id: 'copy',
      customer_id: customerId,
      kind: 'EXPORT',
      finished_at: new Date().toISOString(),
      document: JSON.stringify(CANARY),
    })
    .execute();
});
afterAll(() => running.close());

const asking = () => ({ ...running.shop, caller: UNCOUNTED });

/** Mails that still name whoever was erased; each is forgotten once it is sent. */
async function countLastWords(): Promise<number | null> {
  await forgetCopies(running.shop);
  const { rowCount } = await running.shop.pool.query(
    `select from outbox_mail where template = 'erasure-done'`,
  );
  return rowCount;
}

const erasure = () =>
  running.shop.database
    .selectFrom('data_request')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'ERASURE')
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

test('an erasure waits for the holiday to be over, and can be withdrawn until then [S-29]', async () => {
  expect(await askForErasure(asking(), await session())).toEqual({ kind: 'asked' });
  await askForErasure(asking(), await session());
  const asked = await findPersonalData(running.shop, (await session()).visitor);
  expect(asked).toMatchObject({ isAfterHoliday: true });
  expect(asked?.erasedOn).toBe(asked?.erasureDay);
  expect(asked?.figuresKeptUntil).toMatch(/-12-31$/);
  const answer = await running
    .visitor(await session())
    .ask(
      '{ personalData { copy { isReady keptUntil } erasedOn erasureDay isAfterHoliday figuresKeptUntil } }',
    );
  expect(answer).toEqual({ personalData: asked });
  expect(await eraseAt(addDays(asked!.erasureDay, -1))).toEqual([]);
  expect(await withdrawErasure(running.shop, await session())).toBe(true);
  expect(await eraseAt(asked!.erasureDay)).toEqual([]);
  expect(await tracesOf(canary, [CANARY.email])).toContain(
    'public.customer: kanari.vogel@example.com',
  );
  await askForErasure(asking(), await session());
  expect(await eraseAt(asked!.erasureDay)).toEqual([(await erasure()).id]);
});

const noonOf = (day: string) => () => new Date(`${day}T12:00:00Z`);

/** The requests that are worked on that day, which is played: nothing is erased. */
async function eraseAt(day: string): Promise<string[]> {
  const started: string[] = [];
  const work = defineDataWork(
    { ...running.shop, clock: noonOf(day) },
    {
      define: () => async (id: string) => {
        started.push(id);
        // Nothing of it is run.
        return undefined as never;
      },
      step: (_, run) => run(),
      read: (run) => run(),
      sleepUntil: async () => undefined,
      patched: async () => true,
      start: async () => undefined,
      stop: async () => undefined,
    },
  );
  await work.eraseDue();
  return started;
}

test('whoever is erased stands in no table any more, in none of their words [S-29]', async () => {
  const words = [...Object.values(CANARY), ...(await findSecrets(canary))];
  expect((await tablesWith(words)).length).toBeGreaterThan(15);
  const { id } = await erasure();
  const { erasureDay } = (await findPersonalData(running.shop, (await session()).visitor))!;
  const dayBefore = { ...running.shop, clock: noonOf(addDays(erasureDay, -1)) };
  expect(await eraseCustomer(dayBefore, id)).toBe('put off');
  expect((await tablesWith(words)).length).toBeGreaterThan(15);
  const onTheDay = { ...running.shop, clock: noonOf(erasureDay) };
  const { pool } = running.shop;
  await pool.query(
    `insert into payment_attempt (id, checkout_id, attempt, method, amount, currency, state, page_session)
     select 'open-page', checkout_id, 99, 'PAY_WITH_CARD', 100, 'GBP', 'READY', 'kept by the provider'
     from customer_order`,
  );
  await expect(eraseCustomer(onTheDay, id)).rejects.toThrow('open-page is under way');
  await pool.query(`update payment_attempt set state = 'REFUSED' where id = 'open-page'`);
  expect(await eraseCustomer(onTheDay, id)).toBe('done');
  expect(await eraseCustomer(onTheDay, id)).toBe('done');
  await vi.waitFor(async () => expect(await countLastWords()).toBe(0), {
    timeout: 20_000,
    interval: 200,
  });
  expect(await tracesOf(canary, words)).toEqual([]);
  expect(await canary.browser.visitor()).toEqual({ kind: 'nobody' });
  expect((await erasure()).finished_at).not.toBeNull();
});

test('of what somebody needs on a journey nothing is left, not even what was ticked [S-29]', async () => {
  const { rows } = await running.shop.pool.query<{ needs: unknown }>(
    `select accepted #> '{passengers,0,specialAssistance}' as needs from placement
     union all select accepted #> '{passengers,0,specialAssistance}' from order_version`,
  );
  expect(rows).toEqual([{ needs: null }, { needs: null }]);
  const { accepted } = await loadVersion(running.shop.database, (await findOrder()).id);
  expect(accepted.passengers).toHaveLength(2);
});

const findOrder = () =>
  running.shop.database.selectFrom('customer_order').select('id').executeTakeFirstOrThrow();

test('what the law keeps of a booking is figures, found by ids that lead to nobody [S-29]', async () => {
  const { rows } = await running.shop.pool.query<{ ids: string[] }>(
    `select array[id, code, checkout_id] as ids from customer_order`,
  );
  expect(await tablesWith(rows[0]!.ids)).toEqual([
    'public.capture_ask',
    'public.checkout',
    'public.credit',
    'public.customer_order',
    'public.instalment',
    'public.ledger_entry',
    'public.order_history',
    'public.order_version',
    'public.payment_attempt',
    'public.placement',
    'public.price_drop_claim',
    'public.supplier_booking',
  ]);
  expect(await tablesWith([customerId])).toEqual([
    'public.credit',
    'public.customer',
    'public.data_request',
    'public.price_drop_claim',
    'public.security_event',
  ]);
});

const tablesWith = async (texts: readonly string[]): Promise<string[]> => [
  ...new Set((await tracesOf(canary, texts)).map((trace) => trace.split(':')[0]!)),
];

test('the figures of the sale stay, and whoever comes back begins anew', async () => {
  const { rows } = await running.shop.pool.query<{ total: number; paid: number }>(
    `select o.total, (select sum(amount) from ledger_entry where amount > 0)::int as paid from customer_order o`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.paid).toBeGreaterThan(0);
  await logInByCode(running.shop, openBrowser(running.shop), CANARY.email);
  const { rows: copies } = await running.shop.pool.query<{ id: string }>(
    `select id from customer where email = $1 and id <> $2`,
    [CANARY.email, customerId],
  );
  const copy = await gatherCopy(running.shop.database, copies[0]!.id, new Date());
  expect(copy.sections.map(({ title }) => title)).not.toContain('Bookings');
});
