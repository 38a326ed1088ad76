import { expect, test } from 'vitest';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import { changeReason, whoChangedPrice } from './price-change.ts';

const holiday = makePricedHoliday();
const dearer = (kind: string) => ({
  ...holiday,
  lines: holiday.lines.map((line) =>
    line.kind === kind ? { ...line, amount: line.amount + 1 } : line,
  ),
});

test('who changed a price is named by their line of the receipt [DEAL-12]', () => {
  expect(whoChangedPrice(holiday, holiday)).toBeUndefined();
  expect(whoChangedPrice(holiday, dearer('hotel'))).toBe(holiday.hotel.name);
  expect(whoChangedPrice(holiday, dearer('flights'))).toBe(holiday.flights?.outbound.carrierName);
  expect(whoChangedPrice(dearer('hotel'), dearer('flights'))).toBe(
    `${holiday.hotel.name} and ${holiday.flights?.outbound.carrierName}`,
  );
  expect(whoChangedPrice(holiday, dearer('local_tax'))).toBeUndefined();
});

test('the reason says which way the price went', () => {
  expect(changeReason(1, 2, 'Hotel Dearer')).toBe('The total is higher than when you last saw it');
  expect(changeReason(2, 1, 'Hotel Dearer and Solent Air')).toBe(
    'The total is lower than when you last saw it',
  );
  expect(changeReason(2, 1, undefined)).toBe(
    'The supplier lowered the price after you last saw it',
  );
  expect(changeReason(1, 2, undefined)).toBe('The supplier raised the price after you last saw it');
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
  const room = { ...bags, kind: 'hotel' } as const;
  const [before, after] = [
    [room, { ...room, amount: 2 }],
    [{ ...room, amount: 2 }, room],
  ];
  expect(whoChangedPrice({ lines: before }, { ...holiday, lines: after })).toBeUndefined();
  expect(whoChangedPrice({ lines: before }, { ...holiday, lines: [...after, room] })).toBe(
    holiday.hotel.name,
  );
});

test('two airlines are named each, a hotel alone has none', () => {
  const { flights } = holiday;
  const paired = { ...flights!, inbound: { ...flights!.inbound, carrierName: 'Tarnair' } };
  expect(whoChangedPrice(holiday, { ...dearer('flights'), flights: paired })).toBe(
    `${flights?.outbound.carrierName} and Tarnair`,
  );
  expect(whoChangedPrice(holiday, { ...dearer('flights'), flights: null })).toBeUndefined();
});
