import { expect, test } from 'vitest';
import { noData } from '#web/data/data-error-kinds.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const credit = {
  __typename: 'TargetedCampaignCredit',
  id: 'k1',
  amount: { amount: 2_500, currencyCode: 'GBP' },
  name: 'Spring campaign',
  status: 'AVAILABLE',
  endsOn: '2027-04-30',
  cancelledOn: null,
  use: null,
  campaign: {
    id: 'spring',
    redemptionConditionsDescription:
      'Holidays from £1,000 that leave by Mon 31 May 2027. Not together with another credit.',
  },
};
const use = { checkoutId: 'c1', place: 'Naxos', orderReference: null, usedOn: '2026-01-08' };
const wallet = (...walletCredits: readonly object[]) =>
  requestPage('/account/customer/wallet', { answers: { WalletPage: () => ({ walletCredits }) } });

test('every credit stands in the wallet with its status, its reason and its date [ENUM-18] [WALL-02] [WALL-03]', async () => {
  const { status, html, text } = await wallet(
    {
      ...credit,
      __typename: 'PriceDropProtectionCredit',
      id: 'k2',
      name: 'Price-drop protection',
      amount: { amount: 4_000, currencyCode: 'GBP' },
      orderReference: 'HM7K42QD',
      endsOn: '2027-09-30',
    },
    credit,
    { ...credit, id: 'k3', status: 'LOCKED', use },
    { ...credit, id: 'k4', status: 'REDEEMED', use: { ...use, orderReference: 'HM2MX7KE' } },
    { ...credit, id: 'k5', status: 'EXPIRED', endsOn: '2027-01-31' },
    { ...credit, id: 'k6', status: 'CANCELLED', cancelledOn: '2026-03-09' },
  );
  expect(status).toBe(200);
  const words = text.replaceAll(' .', '.');
  expect(words).toContain('£65.00 to spend');
  expect(words).toContain(
    'Available Price-drop protection Your booking HM 7K4 2QD now costs less. Use it by Thu 30 September 2027. £40.00',
  );
  expect(words).toContain(
    'Available Spring campaign Holidays from £1,000 that leave by Mon 31 May 2027. Not together with another credit. Use it by Fri 30 April 2027. £25.00',
  );
  expect(words).toContain(
    'Locked Spring campaign Held for your booking to Naxos. You can use it again if that isn’t booked.',
  );
  expect(linksTo(html, 'Go to the checkout')).toEqual(['/booking/c1/payment']);
  expect(words).toContain(
    'Redeemed Spring campaign Used for Naxos, HM 2MX 7KE, on Thu 8 January 2026.',
  );
  expect(words).toContain('Expired Spring campaign Ended on Sun 31 January 2027.');
  expect(words).toContain('Cancelled Spring campaign Withdrawn on Mon 9 March 2026.');
});

test('the wallet states that credits are used whole, and what does not fit is lost [WALL-04]', async () => {
  expect((await wallet(credit)).text).toContain(
    'Each one is used in one go: anything left over is lost, and we always show you first.',
  );
});

test('an empty wallet says how credits come into it', async () => {
  expect((await wallet()).text).toContain(
    'No credits yet If your holiday gets cheaper after you book and you claim it, the difference appears here.',
  );
});

test('credits that did not load are told with the way to try again [MSG-38]', async () => {
  const { status, html, text } = await requestPage('/account/customer/wallet', {
    answers: { WalletPage: () => Promise.reject(noData('WalletPage', 'query')) },
  });
  expect(status).toBe(502);
  expect(text).toContain('We can’t show your credits just now. Try again.');
  expect(linksTo(html, 'Try again')).toEqual(['/account/customer/wallet']);
});
