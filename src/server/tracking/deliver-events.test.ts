import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { STANDARD_FLAGS } from '#domain/market/flags.ts';
import { contextData, makeEventData } from '#domain/tracking/event-data.ts';
import { FINGERPRINT_GROUPS } from '#domain/tracking/event-fields.ts';
import { EVENT_KINDS } from '#domain/tracking/events.ts';
import type { FactSource } from '#server/platform/fact-source.ts';
import { factContext, putEvent, putFact } from '#server/platform/outbox.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { eventsToDeal } from '#testing/waiting/events-to-deal.ts';
import type { Consumer, Delivery } from './consumer.ts';
import { dealOutEvents } from './deal-out-events.ts';
import { deliverEvents, EventsNotTaken, forgetEvents } from './deliver-events.ts';
import { eventJobs } from './event-jobs.ts';

let db: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
});
beforeEach(() => db.pool.query('delete from event_outbox'));
afterAll(() => db.close());

const sourceOf = (visitorKey: string, consentBits = '1111'): FactSource => ({
  client: {
    userAgent: 'Firefox',
    deviceSource: 'web',
    consentBits,
    flags: STANDARD_FLAGS,
    visitorKey,
  },
  customer: null,
});
/** So many bookmarks are merged: the number says which event it is. */
const merge = (visitor: string, bookmarks: number, consentBits?: string) =>
  shop.database
    .transaction()
    .execute((tx) =>
      putFact(tx, shop, sourceOf(visitor, consentBits), { kind: 'BookmarkMerge', bookmarks }),
    );

type Taken = { readonly visitorKey: string; readonly id: string; readonly bookmarks: unknown };

function consumerOf(
  taken: Taken[],
  changed: Partial<Consumer> = {},
  take: (delivery: Delivery) => void = () => undefined,
): Consumer {
  return {
    name: 'collector',
    category: 'analytical',
    kinds: EVENT_KINDS,
    fields: ['bookmarks'],
    deliver: async (delivery) => {
      const { visitorKey, id, event } = delivery;
      take(delivery);
      taken.push({ visitorKey, id, bookmarks: event.data.bookmarks });
    },
    ...changed,
  };
}

const byFields = (a: object, b: object) => Object.keys(a).length - Object.keys(b).length;
const endLeases = () =>
  db.pool.query(`update event_delivery set leased_until = now() - interval '1 second'`);
/** A look of each once nothing older goes on; what comes of that of the last. */
async function deliver(...consumers: readonly Consumer[]) {
  await eventsToDeal(shop.database);
  return look(...consumers);
}
async function look(...consumers: readonly Consumer[]) {
  await dealOutEvents(shop.database, consumers);
  const ends = consumers.map((consumer) => deliverEvents(shop.database, consumer));
  return (await Promise.all(ends)).at(-1);
}
const numbers = (taken: readonly Taken[]) => taken.map(({ bookmarks }) => bookmarks);

test('who had not consented is told of to nobody; who had, to those of the category alone [COOK-02]', async () => {
  await merge('a', 1, '0000');
  await merge('b', 2, '1000');
  await merge('c', 3, '0010');
  const [analytical, marketing]: [Taken[], Taken[]] = [[], []];
  await deliver(
    consumerOf(analytical),
    consumerOf(marketing, { name: 'ads', category: 'marketing' }),
  );
  expect([numbers(analytical), numbers(marketing)]).toEqual([[2], [3]]);
  const { rows } = await db.pool.query('select count(*)::int as deliveries from event_delivery');
  expect(rows).toEqual([{ deliveries: 2 }]);
});

test('a fingerprint is given by a basis of its own, and to those alone that have one', async () => {
  const print = Object.fromEntries(FINGERPRINT_GROUPS.map((group) => [group, {}]));
  const putPrint = (visitor: string, consentBits: string) => {
    const source = sourceOf(visitor, consentBits);
    const data = { ...contextData(factContext(shop, source)), ...print, canvas_hash: visitor };
    return putEvent(shop.database, shop, source, { kind: 'FlightsBrowserFingerprint', data });
  };
  await putPrint('a', '1000');
  await putPrint('b', '0100');
  const given: unknown[] = [];
  const look = (name: string, fingerprint?: Consumer['fingerprint']) =>
    consumerOf(
      [],
      { name, ...(fingerprint && { fingerprint }), fields: ['canvas_hash'] },
      ({ event }) => void given.push(`${name}: ${String(event.data.canvas_hash)}`),
    );
  await deliver(
    look('needs consent', 'functional'),
    look('needs none', 'necessary'),
    look('has no basis'),
  );
  expect(new Set(given)).toEqual(new Set(['needs consent: b', 'needs none: a', 'needs none: b']));
});

test('a consumer gets the kinds and fields that it declares, and knows a browser by a name of its own', async () => {
  await merge('a', 1);
  const sent: Delivery[] = [];
  const look = (name: string, changed: Partial<Consumer> = {}) =>
    consumerOf([], { name, ...changed }, (delivery) => void sent.push(delivery));
  await deliver(
    look('first'),
    look('second', { fields: ['brand', 'bookmarks'] }),
    look('third', { kinds: ['HolidayOrder'] }),
  );
  expect(sent.map(({ event }) => event.data).toSorted(byFields)).toEqual([
    { bookmarks: 1 },
    { brand: 'Holidaymaker', bookmarks: 1 },
  ]);
  expect(new Set(sent.map(({ visitorKey }) => visitorKey)).size).toBe(2);
  expect(sent.map(({ visitorKey }) => visitorKey)).not.toContain('a');
});

test('a visitor’s events come one after the other; whatever one waits for, others do not', async () => {
  for (const number of [1, 2, 3]) await merge('a', number);
  await merge('b', 4);
  const taken: Taken[] = [];
  let isAway = true;
  const consumer = consumerOf(taken, {}, ({ event }) => {
    if (isAway && event.data.bookmarks === 1) throw new Error('503');
  });
  await expect(deliver(consumer)).rejects.toThrow(EventsNotTaken);
  expect(numbers(taken)).toEqual([4]);
  expect(await deliver(consumer)).toBe('waiting');
  isAway = false;
  await endLeases();
  expect(await deliver(consumer)).toBe('done');
  expect(numbers(taken)).toEqual([4, 1, 2, 3]);
});

test('a consumer that hangs keeps no event from another, nor from being dealt out', async () => {
  const taken: Taken[] = [];
  const hanging = Promise.withResolvers<void>();
  const [dealOut, toHanging, toTaking] = eventJobs(shop.database, [
    consumerOf([], { name: 'hangs', deliver: () => hanging.promise }),
    consumerOf(taken, { name: 'takes' }),
  ]);
  const dealOutAll = () => eventsToDeal(shop.database).then(dealOut);
  await merge('a', 1);
  await dealOutAll();
  const hangs = toHanging!();
  await toTaking!();
  await merge('b', 2);
  await dealOutAll();
  await toTaking!();
  expect(numbers(taken)).toEqual([1, 2]);
  hanging.resolve();
  await hangs;
});

test('a look ends soon, however much there is: the next one goes on', async () => {
  for (let number = 1; number <= 12; number++) await merge('a', number);
  const taken: Taken[] = [];
  const consumer = consumerOf(taken);
  await deliver(consumer);
  expect(taken).toHaveLength(10);
  await deliver(consumer);
  expect(taken).toHaveLength(12);
});

test('an event whose transaction ends late comes before those that were written after it', async () => {
  const taken: Taken[] = [];
  const consumer = consumerOf(taken);
  const slow = await db.pool.connect();
  await slow.query('begin');
  const data = JSON.stringify({
    ...makeEventData({ kind: 'BookmarkMerge', bookmarks: 1 }, factContext(shop, sourceOf('a'))),
  });
  await slow.query(
    `insert into event_outbox (id, kind, market, visitor, consent_bits, data)
     values ('slow', 'BookmarkMerge', 'gb', 'a', '1000', $1)`,
    [data],
  );
  await merge('a', 2);
  await look(consumer);
  expect(numbers(taken)).toEqual([]);
  await slow.query('commit');
  slow.release();
  await deliver(consumer);
  expect(numbers(taken)).toEqual([1, 2]);
});

test('however many deliver, and whoever dies meanwhile, an event keeps its id', async () => {
  for (const number of [1, 2, 3]) await merge(`visitor ${number}`, number);
  const taken: Taken[] = [];
  const dies = consumerOf([], {}, () => undefined);
  const died = new Promise<never>(() => undefined);
  void deliver({ ...dies, deliver: () => died });
  await expect
    .poll(
      async () =>
        (await db.pool.query('select from event_delivery where leased_until > now()')).rowCount,
    )
    .toBe(3);
  const consumer = consumerOf(taken);
  await deliver(consumer);
  expect(taken).toEqual([]);
  await endLeases();
  await Promise.all([deliver(consumer), deliver(consumer)]);
  expect(new Set(numbers(taken))).toEqual(new Set([1, 2, 3]));
  expect(taken).toHaveLength(3);
  const { rows } = await db.pool.query<{ id: string }>('select id from event_outbox');
  expect(new Set(taken.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)));
});

test('what a consumer does not take within three days is given up, and counted', async () => {
  await merge('a', 1);
  const away = consumerOf([], {}, () => {
    throw new Error('503');
  });
  await deliver(away).catch(() => undefined);
  const age = (days: number) =>
    db.pool.query('update event_outbox set created_at = created_at - make_interval(days => $1)', [
      days,
    ]);
  await age(2);
  expect(await forgetEvents(shop.database)).toBe(0);
  await age(1);
  expect(await forgetEvents(shop.database)).toBe(1);
  const left = await db.pool.query('select from event_outbox left join event_delivery on true');
  expect(left.rowCount).toBe(0);
});
