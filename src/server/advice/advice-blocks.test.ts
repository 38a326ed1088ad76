import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshBasket } from '#server/basket/basket-renewal.ts';
import { indexReference } from '#server/catalogue/reference.ts';
import { createPaymentRequest } from '#server/checkout/payment.ts';
import { followChanges } from '#server/price-index/lifecycle/follow-changes.ts';
import { loadIndex } from '#server/price-index/lifecycle/load-index.ts';
import { makeOutboxStream } from '#server/price-index/lifecycle/stream/outbox-stream.ts';
import { passingWords } from '#server/price-index/memory/columns.ts';
import { attachIndex, type SharedIndex } from '#server/price-index/search-index.ts';
import {
  claimDecided,
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  type TestShop,
} from '#testing/booking-shop.ts';
import { UNCOUNTED } from '#testing/callers/uncounted.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { openBrowser } from '#testing/login.ts';
import { makeChance } from '../../../tests/oracle/chance.ts';
import { saveWorld } from '../../../tests/oracle/save-world.ts';
import { makeSmallWorld, WORLD_TODAY } from '../../../tests/oracle/small-world.ts';
import {
  closePlace,
  isClosedByAdvice,
  listAdvice,
  openPlace,
  nightsInPlace,
} from './advice-blocks.ts';

let db: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
});
afterAll(() => db.close());

const MAJORCA = 'spain-majorca';
const DAYS = { firstDay: '2026-01-01', lastDay: '2029-12-31' };
const pricesOf = ({ memory, bytes, sections }: SharedIndex): Buffer =>
  Buffer.from(new Uint8Array(memory.buffer).slice(4 * passingWords(sections).length, bytes));

test('the prices of a closed region leave the index that is running and come back, and a new one has none of them', async () => {
  const world = makeSmallWorld(makeChance(51), 24);
  const resorts = indexReference.places.filter(({ parent }) => parent === MAJORCA);
  const hotels = world.hotels.map((hotel) => ({ ...hotel, placeId: resorts[0]!.id }));
  await saveWorld(db.pool, { ...world, hotels });
  const load = () => loadIndex(db.pool, indexReference, WORLD_TODAY);
  const { shared, cursor } = await load();
  const open = pricesOf(shared);
  const follower = followChanges(makeOutboxStream(db.pool), attachIndex(shared), {
    cursor,
    onStructureChange: () => expect.fail('structure'),
    onError: (error) => expect.fail(String(error)),
  });
  expect(await closePlace(db.database, { placeId: 'atlantis', ...DAYS, id: 'a' })).toBe(false);
  expect(await closePlace(db.database, { placeId: MAJORCA, ...DAYS, id: 'b' })).toBe(true);
  await follower.catchUp();
  const closed = pricesOf(shared);
  expect(closed.equals(open)).toBe(false);
  expect(closed.equals(pricesOf((await load()).shared))).toBe(true);
  expect(await openPlace(db.database, MAJORCA)).toBe(1);
  await follower.catchUp();
  expect(pricesOf(shared).equals(open)).toBe(true);
});

test('a holiday that is in a basket already is refused where it is priced again and where it is paid [MSG-06]', async () => {
  const visitor = await (await openBrowser(shop).request()).open();
  const context = { ...shop, caller: UNCOUNTED, visitor };
  const basketId = await openBasket(context);
  const checkoutId = await fillCheckout(context, basketId);
  const paid = await pay(context, checkoutId);
  const { holiday } = (await shop.database
    .selectFrom('basket')
    .select('holiday')
    .where('id', '=', basketId)
    .executeTakeFirstOrThrow()) as { holiday: Parameters<typeof nightsInPlace>[0] };
  const { placeId, checkIn } = nightsInPlace(holiday);
  await db.pool.query(
    `insert into advice_block (id, place_id, places, first_day, last_day)
     values ('c', $1::text, array[$1::text], $2, $2)`,
    [placeId, checkIn],
  );
  expect(await isClosedByAdvice(db.database, nightsInPlace(holiday))).toBe(true);
  expect(await listAdvice(db.database, checkIn)).toMatchObject([{ id: 'c', placeId }]);

  expect(await refreshBasket(context, basketId, () => expect.fail('priced'))).toMatchObject({
    kind: 'refused',
    errors: [
      {
        code: 'advice_closed',
        message: 'Following advice from the FCO this departure date is currently unavailable.',
      },
    ],
  });
  expect(await claimDecided(context, checkoutId, paid)).toMatchObject({
    kind: 'refused',
    outcome: { kind: 'OrderPlacementFailed', reason: 'advice_closed', moneyReturned: true },
  });
  expect(
    await createPaymentRequest(context, {
      checkoutId,
      cardToken: 'other',
      idempotencyKey: 'again',
      returnUrl: 'https://holidaymaker.example/back',
    }),
  ).toMatchObject({ kind: 'PaymentRequestCreationFailed', reason: 'advice_closed' });
  await openPlace(db.database, placeId);
  expect(await isClosedByAdvice(db.database, nightsInPlace(holiday))).toBe(false);
});
