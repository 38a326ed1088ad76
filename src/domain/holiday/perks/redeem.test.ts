import { expect, test } from 'vitest';
import { PerkKeySchema, PERKS, perkSentences, redeemPerk } from '../perks.ts';

const holiday = {
  hotel: { name: 'Hotel Miramar Blanc' },
  flights: { outbound: { carrierName: 'Jet2', originName: 'Leeds Bradford' } },
  checkIn: '2027-07-25',
  nights: 7,
  departureDate: '2027-07-24',
  returnDate: '2027-08-02',
};
const PHONE = '0113 496 0180';

test.each([
  ['lounge', 'lounge desk at Leeds Bradford', '2027-07-24'],
  ['fast_track', 'security at Leeds Bradford', '2027-07-24'],
  ['mobile_data', PHONE, '2027-08-02'],
  ['gadget_protection', PHONE, '2027-09-01'],
  ['weather_protection', PHONE, '2027-09-01'],
  ['voucher', 'reception of Hotel Miramar Blanc', '2027-08-01'],
  ['covid_test', PHONE, '2027-07-24'],
] as const)('%s says on paper where it is given, and until when [XTRA-01]', (key, where, until) => {
  const perk = redeemPerk({ key }, holiday, PHONE);
  expect(perk).toMatchObject({ name: PERKS[key], until });
  expect(perk.detail).toContain(where);
});

test('each perk says what to show: the confirmation, the order code or the receipts', () => {
  for (const key of PerkKeySchema.options)
    expect(redeemPerk({ key }, holiday, PHONE).detail).toMatch(/confirmation|order code/);
});

test('the last day stands behind what to do', () => {
  const sentences = perkSentences(redeemPerk({ key: 'voucher' }, holiday, PHONE));
  expect(sentences).toBe(
    'Show your booking confirmation at the reception of Hotel Miramar Blanc for a welcome drink each. Until Sun 1 August 2027.',
  );
});
