import { expect, test } from 'vitest';
import {
  aboutPerk,
  PerkKeySchema,
  PERKS,
  perksOf,
  switchedOn,
  withoutAirportPerks,
  withoutHotelPerks,
  type GivenPerk,
  type PerkOffer,
} from '../perks.ts';

test('perks are the union of both lists, each with its key and name [XTRA-01, XTRA-02]', () => {
  expect(PERKS).toEqual({
    lounge: 'Airport lounge',
    fast_track: 'Fast track through security',
    mobile_data: 'Mobile data',
    gadget_protection: 'Gadget protection',
    weather_protection: 'Weather protection',
    voucher: 'Voucher',
    covid_test: 'Covid test',
  });
  expect(PerkKeySchema.options).toEqual(Object.keys(PERKS));
});

const DAY = '2027-05-10';
const flown = {
  hotel: { name: 'Hotel Miramar Blanc', stars: 5 },
  flights: {
    outbound: { carrier: 'LS', carrierName: 'Jet2', origin: 'LBA', originName: 'Leeds Bradford' },
  },
  checkIn: '2027-07-24',
  nights: 7,
  departureDate: '2027-07-24',
  returnDate: '2027-07-31',
};
const stayAlone = { ...flown, flights: null };

const offer = (perk: PerkOffer['perk'], by: PerkOffer['by'], days = {}): PerkOffer => ({
  perk,
  by,
  booked: null,
  leaves: null,
  ...days,
});
const everywhere = { kind: 'campaign', airports: null } as const;
const keysOf = (offers: readonly PerkOffer[], holiday: Parameters<typeof perksOf>[1], on = DAY) =>
  perksOf(offers, holiday, on).map(({ key }) => key);

test.each(PerkKeySchema.options)('%s can be given by a carrier, a hotel, a campaign', (perk) => {
  const ways = [
    { kind: 'carrier', carriers: ['U2', 'LS'] },
    { kind: 'hotel', stars: [5, 5] },
    { kind: 'campaign', airports: ['MAN', 'LBA'] },
    everywhere,
  ] as const;
  for (const by of ways)
    expect(perksOf([offer(perk, by)], flown, DAY)).toEqual([
      { key: perk, by: by.kind, bookBy: null },
    ]);
});

test('a perk is for the flights, the hotels and the airports that it is given for', () => {
  expect(keysOf([offer('voucher', { kind: 'carrier', carriers: ['U2'] })], flown)).toEqual([]);
  expect(keysOf([offer('voucher', { kind: 'hotel', stars: [3, 4] })], flown)).toEqual([]);
  expect(keysOf([offer('voucher', { kind: 'hotel', stars: [4, 5] })], flown)).toEqual(['voucher']);
  const simpler = { ...flown, hotel: { ...flown.hotel, stars: 3 } };
  expect(keysOf([offer('voucher', { kind: 'hotel', stars: [4, 5] })], simpler)).toEqual([]);
  expect(keysOf([offer('voucher', { kind: 'campaign', airports: ['MAN'] })], flown)).toEqual([]);
});

test('a stay without flights has what needs none', () => {
  const offers = PerkKeySchema.options.map((perk) => offer(perk, everywhere));
  expect(keysOf(offers, stayAlone)).toEqual([
    'mobile_data',
    'gadget_protection',
    'weather_protection',
    'voucher',
    'covid_test',
  ]);
  const byAirport = offer('voucher', { kind: 'campaign', airports: ['LBA'] });
  const byCarrier = offer('voucher', { kind: 'carrier', carriers: ['LS'] });
  expect(keysOf([byAirport, byCarrier], stayAlone)).toEqual([]);
});

test('an offer holds from its first day of booking and of leaving to its last', () => {
  const booked = { from: '2027-05-01', until: '2027-05-31' };
  const leaves = { from: '2027-07-24', until: '2027-07-24' };
  const offers = [offer('lounge', everywhere, { booked, leaves })];
  expect(perksOf(offers, flown, '2027-05-31')).toEqual([
    { key: 'lounge', by: 'campaign', bookBy: '2027-05-31' },
  ]);
  expect(keysOf(offers, flown, '2027-05-01')).toEqual(['lounge']);
  expect(keysOf(offers, flown, '2027-04-30')).toEqual([]);
  expect(keysOf(offers, flown, '2027-06-01')).toEqual([]);
  expect(keysOf(offers, { ...flown, departureDate: '2027-07-23' })).toEqual([]);
  expect(keysOf(offers, { ...flown, departureDate: '2027-07-25' })).toEqual([]);
});

test('a perk that two give is given once, and all stand in the order of the list', () => {
  const voucher = offer('voucher', { kind: 'hotel', stars: [1, 5] });
  const offers = [voucher, offer('voucher', everywhere), offer('lounge', everywhere)];
  expect(perksOf(offers, flown, DAY)).toMatchObject([
    { key: 'lounge', by: 'campaign' },
    { key: 'voucher', by: 'hotel' },
  ]);
});

const given = (key: GivenPerk['key'], by: GivenPerk['by'] = 'campaign'): GivenPerk => ({
  key,
  by,
  bookBy: null,
});

test('the Covid test is given where it is switched on alone [XTRA-01]', () => {
  const perks = [given('lounge'), given('covid_test')];
  expect(switchedOn(perks, { covidTestPerk: true })).toEqual(perks);
  expect(switchedOn(perks, { covidTestPerk: false })).toEqual([given('lounge')]);
  expect(switchedOn(perks, {})).toEqual([given('lounge')]);
  expect(switchedOn(undefined, {})).toEqual([]);
});

test('another airport gives nothing that a campaign gave at the first one', () => {
  const kept = [given('fast_track', 'carrier'), given('mobile_data')];
  expect(withoutAirportPerks([kept[0]!, given('lounge'), kept[1]!])).toEqual(kept);
});

test('another hotel gives nothing that the first one gave', () => {
  const [carriers, ours] = [given('fast_track', 'carrier'), given('lounge')];
  expect(withoutHotelPerks([carriers, given('voucher', 'hotel'), ours])).toEqual([carriers, ours]);
});

test('a perk says what it is, where, and who gives it until when', () => {
  const words = (perk: GivenPerk, holiday: Parameters<typeof aboutPerk>[1] = flown) =>
    aboutPerk(perk, holiday);
  expect(words({ ...given('lounge'), bookBy: '2027-03-31' })).toBe(
    'Airport lounge at Leeds Bradford before your flight out, free if you book by Wed 31 March 2027',
  );
  expect(words(given('fast_track', 'carrier'))).toBe(
    'Fast track through security at Leeds Bradford, with Jet2 flights',
  );
  expect(words(given('fast_track'), stayAlone)).toBe('Fast track through security at the airport');
  expect(words(given('voucher', 'hotel'))).toBe(
    'Voucher for a welcome drink each at Hotel Miramar Blanc, from the hotel',
  );
  expect(words(given('mobile_data'), stayAlone)).toBe(
    'Mobile data, for your phone while you’re away',
  );
  expect(words(given('gadget_protection', 'carrier'))).toMatch(/^Gadget protection, .* Jet2/);
  expect(words(given('weather_protection'))).toMatch(/^Weather protection, /);
  expect(words(given('covid_test'))).toMatch(/^Covid test /);
});
