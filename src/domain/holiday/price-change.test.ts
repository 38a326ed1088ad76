import { expect, test } from 'vitest';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import { changeReason, rateOfSeen, whoChangedPrice } from './price-change.ts';

const holiday = makePricedHoliday();
/** The same holiday, for which the hotel or the airline asks a penny more. */
const dearer = (who: 'hotel' | 'flights') =>
  who === 'hotel'
    ? { ...holiday, rooms: holiday.rooms.map((room) => ({ ...room, price: room.price + 1 })) }
    : { ...holiday, flights: flown(1) };
const flown = (more: number, name?: string) => {
  const { outbound, inbound, ...others } = holiday.flights!;
  const fare = { fare: inbound.fare + more, ...(name && { carrierName: name }) };
  return { ...others, outbound, inbound: { ...inbound, ...fare } };
};

test('who changed a price is named by what they ask [DEAL-12]', () => {
  expect(whoChangedPrice(holiday, holiday)).toBeUndefined();
  expect(whoChangedPrice(holiday, dearer('hotel'))).toBe(holiday.hotel.name);
  expect(whoChangedPrice(holiday, dearer('flights'))).toBe(holiday.flights?.outbound.carrierName);
  expect(whoChangedPrice(dearer('hotel'), dearer('flights'))).toBe(
    `${holiday.hotel.name} and ${holiday.flights?.outbound.carrierName}`,
  );
  const [line, ...others] = holiday.lines;
  const odd = { ...holiday, lines: [{ ...line!, amount: line!.amount + 1 }, ...others] };
  expect(whoChangedPrice(holiday, odd)).toBeUndefined();
});

test('the reason says which way the price went', () => {
  expect(changeReason({ was: 1, now: 2, changedBy: 'Hotel Dearer', rate: 'same' })).toBe(
    'The total is higher than when you last saw it',
  );
  expect(
    changeReason({ was: 2, now: 1, changedBy: 'Hotel Dearer and Solent Air', rate: 'same' }),
  ).toBe('The total is lower than when you last saw it');
  expect(changeReason({ was: 2, now: 1, changedBy: undefined, rate: 'same' })).toBe(
    'The supplier lowered the price after you last saw it',
  );
  expect(changeReason({ was: 1, now: 2, changedBy: undefined, rate: 'same' })).toBe(
    'The supplier raised the price after you last saw it',
  );
});

test('the airlines are named for bags as for seats, the hotel’s lines counted together', () => {
  const bags = {
    kind: 'bags',
    label: '',
    basis: '',
    amount: 1,
    due: 'booking',
    chosen: true,
  } as const;
  const airlines = holiday.flights?.outbound.carrierName;
  expect(whoChangedPrice(holiday, { ...holiday, lines: [...holiday.lines, bags] })).toBe(airlines);
  const asking = (seat: number, bag: number) => {
    const { holdBag, ...others } = flown(seat);
    const lines = [...holiday.lines, bags];
    return { ...holiday, lines, flights: { ...others, holdBag: { ...holdBag!, price: bag } } };
  };
  const heads = holiday.party.reduce((sum, { adults }) => sum + adults, 0);
  expect(whoChangedPrice(asking(0, 3_900), asking(0, 3_901))).toBe(airlines);
  expect(whoChangedPrice(asking(0, 3_900), asking(1, 3_900 + heads))).toBe(airlines);
  expect(whoChangedPrice(asking(0, 3_900), asking(1, 3_900 - heads))).toBeUndefined();
  const [room] = holiday.rooms;
  const two = { ...holiday, rooms: [room!, { ...room!, price: 2 }] };
  const turned = { ...holiday, rooms: two.rooms.toReversed() };
  expect(whoChangedPrice(two, turned)).toBeUndefined();
});

test('two airlines are named each, a hotel alone has none', () => {
  expect(whoChangedPrice(holiday, { ...holiday, flights: flown(1, 'Tarnair') })).toBe(
    `${holiday.flights?.outbound.carrierName} and Tarnair`,
  );
  expect(whoChangedPrice(holiday, { ...holiday, flights: null })).toBeUndefined();
});

test('a rate of exchange is told of when it is another one, and where nobody knows', () => {
  const reason = (rate: 'same' | 'changed' | 'unknown', changedBy?: string) =>
    changeReason({ was: 1, now: 2, changedBy, rate });
  expect(reason('changed')).toBe('Our exchange rate has changed since you last saw the price');
  expect(reason('changed', 'Hotel Dearer')).toBe(
    'The total is higher than when you last saw it, and our exchange rate is another one',
  );
  expect(reason('unknown')).toBe(
    'The supplier’s price or our exchange rate has changed since you last saw it',
  );
  expect(reason('unknown', 'Hotel Dearer')).toBe(reason('same', 'Hotel Dearer'));
  expect(rateOfSeen({ currency: 'GBP' })).toBe('same');
  expect(rateOfSeen({ currency: 'EUR' })).toBe('unknown');
});
