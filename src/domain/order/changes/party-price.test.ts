import { expect, test } from 'vitest';
import type { Tariff } from '#domain/market/tariff.ts';
import type { Party } from '#domain/party.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import { withParty } from '../party-price.ts';

const STERLING: Tariff = { currency: 'GBP', rate: 1_000_000, contribution: 250 };
const EURO: Tariff = { currency: 'EUR', rate: 1_155_000, contribution: 0 };
const FOUR: Party = [{ adults: 2, childAges: [1, 7] }];
const THREE: Party = [{ adults: 1, childAges: [1, 7] }];

test.each([STERLING, EURO])(
  'flights and what the law adds are those of the party: %j',
  (tariff) => {
    const wanted = { agentFee: true, roomPrice: 80_921 };
    const four = makePricedHoliday({ ...wanted, party: FOUR }, tariff);
    const three = makePricedHoliday({ ...wanted, party: THREE }, tariff);
    expect(withParty(four, FOUR, tariff)).toEqual(four);
    const { hotelQuoteId, rooms } = four;
    expect(withParty(four, THREE, tariff)).toEqual({ ...three, hotelQuoteId, rooms });
  },
);

test('of a stay alone nothing but its people is another thing', () => {
  const four = makePricedHoliday({ party: FOUR, hotelOnly: true });
  const { lines } = withParty(four, THREE, STERLING);
  expect(lines).toEqual(four.lines);
});
