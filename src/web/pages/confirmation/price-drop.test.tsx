import { expect, test } from 'vitest';
import { getPage, postForm } from '#web/testing/open-page.ts';
import { callForTests, orderForTests, placeAnswer } from '#web/testing/purchase-for-tests.ts';
import type { ConfirmedOrderFragment, PriceDropOfOrderFragment } from './query.generated.ts';

const gbp = (amount: number) => ({ amount, currencyCode: 'GBP' as const });

const granted: PriceDropOfOrderFragment['claims'][number] = {
  id: 'claim1',
  status: 'GRANTED',
  refusal: null,
  priceChange: { was: gbp(278_240), now: gbp(272_000) },
  credit: { id: 'credit1', expiresAt: '2027-11-21T00:00:00Z', amount: gbp(6_240) },
};
const refused = {
  ...granted,
  id: 'claim2',
  status: 'REFUSED' as const,
  refusal: 'It does not cost less.',
  priceChange: null,
  credit: null,
};
const protection = (changed: Partial<PriceDropOfOrderFragment> = {}): PriceDropOfOrderFragment => ({
  id: 'o1',
  orderReference: 'HM7K42QD',
  until: '2027-05-25',
  isOpen: true,
  claims: [],
  ...changed,
});

const open = (
  priceDropProtections: readonly PriceDropOfOrderFragment[] | null,
  changed: Partial<ConfirmedOrderFragment> = {},
) =>
  getPage(
    '/booking/c1/confirmation',
    callForTests({
      ConfirmationPage: {
        commitOrder: { __typename: 'ProcessingOrder', order: orderForTests(changed) },
      },
      ConfirmationPlace: placeAnswer,
      ConfirmationPriceDrop: { priceDropProtections },
    }),
  );

const UNTIL = 'costs less at any time until Tue 25 May 2027, the difference becomes a credit';

test('whoever leads the order asks by one press what it costs now, until 60 days before it leaves', async () => {
  const { html } = await open([protection()]);
  expect(html).toContain(UNTIL);
  expect(html).toMatch(
    /<form action="\/booking\/c1\/confirmation" method="post"><input type="hidden" name="orderCode" value="HM7K42QD"\/>/,
  );
});

test('what was given back is said with both prices and the last day of the credit', async () => {
  const { html } = await open([protection({ claims: [granted] })]);
  for (const words of [
    '£62.40 is yours',
    'costs £2,720.00 instead of £2,782.40',
    'until Sat 20 November 2027',
  ])
    expect(html).toContain(words);
  const later = await open([protection({ claims: [refused, granted] })]);
  expect(later.html).toContain('It does not cost less.');
  expect(later.html).toContain('Already credited: £62.40.');
});

test('once it is too late, what was given back still stands there, with nothing to press', async () => {
  const over = await open([protection({ isOpen: false, claims: [granted] })]);
  expect(over.html).toContain('£62.40 is yours');
  expect(over.html).not.toContain('name="orderCode"');
  expect(over.html).not.toContain(UNTIL);
  expect((await open([protection({ isOpen: false })])).html).not.toContain('Price-drop');
});

test('a guest logs in for it; who reads by a link, or does not lead the order, sees nothing of it', async () => {
  const { html } = await open(null);
  expect(html).toContain(UNTIL);
  expect(html).toContain(
    'href="/gatekeeper/login?redirect_to=%2Fbooking%2Fc1%2Fconfirmation">Log in to claim',
  );
  expect((await open([])).html).not.toContain('Price-drop');
  expect((await open(null, { isShared: true })).html).not.toContain('Price-drop');
  expect((await open(null, { status: 'FAILED' })).html).not.toContain('Price-drop');
});

test.each([
  ['PriceDropProtectionClaim', '/booking/c1/confirmation#price-drop'],
  ['PriceDropProtectionClaimNotFound', '/booking/c1/confirmation#price-drop'],
  ['OrderNotFound', '/gatekeeper/login?redirect_to=%2Fbooking%2Fc1%2Fconfirmation'],
])('a claim that comes to %s leads to %s', async (__typename, to) => {
  const call = callForTests({
    ClaimPriceDrop: { createPriceDropProtectionClaim: { __typename, id: 'x' } },
  });
  const answer = await postForm('/booking/c1/confirmation', { orderCode: 'HM7K42QD' }, call);
  expect(answer).toMatchObject({ status: 303, to });
  expect(call.asked).toEqual([{ name: 'ClaimPriceDrop', variables: { orderCode: 'HM7K42QD' } }]);
});
