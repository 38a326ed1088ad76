import { expect, test } from 'vitest';
import { GREAT_BRITAIN } from '#server/market/market.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import { priceAgain } from './price-again.ts';

/** Nobody is to be asked. */
const NOBODY = { market: GREAT_BRITAIN } as Parameters<typeof priceAgain>[0];

test('a hotel that others have swapped is priced by nobody’s quote, and gives no drop', async () => {
  const booked = makePricedHoliday();
  const holiday = { ...booked, hotel: { ...booked.hotel, id: booked.hotel.id + 1 } };
  const accepted = { holiday, currency: 'GBP' } as Parameters<typeof priceAgain>[1];
  expect(await priceAgain(NOBODY, accepted)).toEqual({ kind: 'sold_out' });
});
