/** Changes of orders that are sold in euro add up to the cent, in every version and every book. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import { makeHotelQuoteId, parseHotelQuoteId } from '#domain/holiday/quote-id.ts';
import { convert } from '#domain/market/tariff.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { GREAT_BRITAIN, rateOf, type Market } from '#server/market/market.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import {
  acceptOrderChange,
  findOrderChange,
  quoteOrderChange,
} from '#server/order/order-changes.ts';
import { loadOrderDocument, loadVersion } from '#server/order/versions.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import { makeTestShop } from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { bookHoliday, findViolations, isChange, ORIGIN } from './changing-lead.ts';

const IRELAND: Market = {
  ...GREAT_BRITAIN,
  market: 'ie',
  currency: 'EUR',
  rate: rateOf('EUR'),
  contribution: 0,
};
/** Of which no half is a whole cent. */
const PRICES = [75_001, 60_003, 95_007, 80_921, 50_001];

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

type Asked = Parameters<typeof quoteOrderChange>[2];
const room = (roomPrice: number, market = IRELAND) => ({
  ...makePricedHoliday({ hotelOnly: true, roomPrice }, market),
  refundableUntil: '2027-07-10',
});
const onSaleAt = (roomPrice: number): Extract<Asked, { readonly kind: 'STAY' }>['onSale'] => ({
  list: (stay) => [{ ...stay, planIds: [roomPrice] }],
  price: async (stay, market) => ({
    kind: 'priced',
    holiday: {
      ...room(roomPrice, { ...IRELAND, ...market }),
      hotelQuoteId: makeHotelQuoteId(stay),
    },
  }),
});
const sumOf = (lines: readonly { readonly amount: number }[]) =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

test.each(['pay_in_full', '2020LowDeposit_2'] satisfies PlanName[])(
  'rooms that cost less and more, bags and a transfer (%s)',
  async (plan) => {
    await db.pool.query('truncate basket, checkout, customer_order, outbox_mail, retry cascade');
    const shop = makeTestShop(db, IRELAND);
    const lead = await openCustomer(shop);
    const holiday = {
      ...makePricedHoliday({ roomPrice: 80_920 }, IRELAND),
      refundableUntil: '2027-07-10',
    };
    const order = await bookHoliday(db, shop, lead, plan, { holiday, holdBags: 3 });
    const later = { ...lead, market: { ...IRELAND, rate: 1_300_000 } };
    const booked = () => loadVersion(db.database, order.id);
    const bagsOf = (lines: readonly { readonly kind: string; readonly amount: number }[]) =>
      sumOf(lines.filter(({ kind }) => kind === 'bags'));
    const first = receiptOf((await booked()).accepted, 'EUR');

    const asked: Asked[] = [
      ...PRICES.map((roomPrice) => {
        const stay = parseHotelQuoteId(holiday.hotelQuoteId)!;
        const hotelQuoteId = makeHotelQuoteId({ ...stay, planIds: [roomPrice] });
        return { kind: 'STAY', hotelQuoteId, onSale: onSaleAt(roomPrice) } as const;
      }),
      { kind: 'TRANSFER', quoteId: 't1' },
      { kind: 'FLIGHT_EXTRAS', extras: { bags: 0, priority: true, isSold: true } },
      { kind: 'SEATS', seats: { outbound: ['12A', '12B'], inbound: [], isSold: true } },
    ];
    for (const change of asked) {
      const before = receiptOf((await booked()).accepted, 'EUR');
      const quoted = isChange(await quoteOrderChange(later, order.code, change));
      // What is paid at once has its own journey: here all of it is spread.
      if (quoted.charge > 0) continue;
      const press = { changeId: quoted.id, acceptedTotal: quoted.totalNow, origin: ORIGIN };
      await acceptOrderChange(later, press, 0);
      await changeOrder(shop, quoted.id);
      expect(await findOrderChange(later, quoted.id)).toMatchObject({ state: 'DONE' });
      const { accepted } = await booked();
      const { lines, total, payable } = receiptOf(accepted, 'EUR');
      expect([sumOf(lines), payable - before.payable]).toEqual([total, quoted.difference]);
      expect(bagsOf(lines)).toBe(bagsOf(first.lines));
      const [{ price } = { price: 0 }] = accepted.holiday.rooms;
      const paidForRoom = lines.find(({ kind }) => kind === 'hotel')?.amount;
      expect(paidForRoom).toBe(convert(price, IRELAND.rate));
      const document = await loadOrderDocument(db.database, order.id);
      expect([document.currency, sumOf(document.receipt)]).toEqual(['EUR', total]);
      const { rows } = await db.pool.query<{ payable: number; mail: { difference: number } }>(
        `select o.payable, (select document from outbox_mail where template = 'changed' order by created_at desc limit 1) as mail from customer_order o`,
      );
      expect(rows).toMatchObject([{ payable, mail: { difference: quoted.difference } }]);
      expect(await findViolations(db, shop)).toEqual([]);
    }
    expect((await booked()).number).toBeGreaterThan(plan === 'pay_in_full' ? 3 : 8);
  },
);
