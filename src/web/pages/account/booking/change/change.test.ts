import { expect, test } from 'vitest';
import { pounds } from '#web/testing/booking.ts';
import { requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/change_requests/c1';
const orderChange = {
  id: 'c1',
  orderReference: 'HM7K42QD',
  place: 'Port de Sóller, Majorca',
  state: 'QUOTED',
  isTheirs: false,
  isInstead: false,
  expiresAt: '2027-01-10T20:41:00Z',
  refusal: null,
  words: [{ what: 'Transfer', was: 'Shared coach', now: 'Private taxi' }],
  lines: [
    {
      label: 'Transfer: Private taxi',
      basis: 'Both ways, chosen by you',
      was: pounds(6_400),
      now: pounds(8_440),
      difference: pounds(2_040),
    },
    { label: '1 hold bag', basis: '', was: pounds(7_800), now: pounds(7_800), difference: null },
  ],
  totalWas: pounds(282_240),
  totalNow: pounds(284_280),
  difference: pounds(2_040),
  payments: [{ dueDate: '2027-04-12', was: pounds(57_560), now: pounds(59_600) }],
  charge: pounds(0),
  refund: pounds(0),
  lessByEnding: null,
};
const open = (change: object, form?: Readonly<Record<string, string>>, outcome?: object) =>
  requestPage(ADDRESS, {
    ...(form && { form }),
    answers: {
      ChangePage: () => ({ customer: { id: 'u1' }, orderChange: { ...orderChange, ...change } }),
      AcceptOrderChange: (variables) => {
        expect(variables).toEqual({ changeId: 'c1', acceptedTotal: 284_280 });
        return { acceptOrderChange: outcome };
      },
    },
  });

test('a quote shows was, now and the difference, line by line, with no fee of ours', async () => {
  const { html, text } = await open({});
  for (const words of [
    '£20.40 more',
    'Was Transfer Shared coach Now Transfer Private taxi',
    'Our fee for changing – £0.00 nothing',
    'This price is valid until 20:41',
    'Your payment on Mon 12 April 2027 Instead of £575.60 £596.00',
  ])
    expect(text).toContain(words);
  expect(html).toContain('<input type="hidden" name="total" value="284280"/>');
});

test('what costs less says what goes back, and which payment falls', async () => {
  const { text } = await open({
    difference: pounds(-9_800),
    payments: [{ dueDate: '2027-04-12', was: pounds(5_000), now: pounds(0) }],
    refund: pounds(4_800),
  });
  for (const words of ['£98.00 less', 'Instead of £50.00 £0.00', 'the change. £48.00'])
    expect(text).toContain(words);
});

test('where cancelling and booking anew costs less now, it says so and leads there', async () => {
  expect((await open({})).text).not.toContain('book them anew');
  const { html, text } = await open({ lessByEnding: pounds(12_000) });
  expect(text).toContain('Cancelling this holiday would cost you £120.00 now');
  expect(html).toContain('href="/account/bookings/HM7K42QD/cancel"');
  const free = await open({ lessByEnding: pounds(0) });
  expect(free.text).toContain('Cancelling this holiday costs nothing now');
});

test('accepting leads back to what became of it; a refusal says why, and offers it again', async () => {
  const done = await open({}, { total: '284280' }, { kind: 'OrderChange', id: 'c1' });
  expect([done.status, done.location]).toEqual([303, ADDRESS]);
  const errors = [{ message: 'The price has moved since you opened this page.' }];
  const refused = await open({}, { total: '284280' }, { kind: 'InvalidInput', errors });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('The price has moved');
  expect(refused.html).toContain('name="total"');
});

test('with nothing left to pay the difference is paid by card first, on the provider’s page', async () => {
  const paid = { charge: pounds(2_040), payments: [] };
  const { text } = await open(paid);
  for (const words of [
    'To pay now You pay by card',
    'it goes back. £20.40',
    'Pay £20.40 and change my holiday',
  ])
    expect(text).toContain(words);
  const url = 'https://cards.example/page/1';
  const led = await open(paid, { total: '284280' }, { kind: 'PaymentPage', url });
  expect([led.status, led.location]).toEqual([303, url]);
});

test('back from there the change is made, or it is said why not', async () => {
  const back = (finishOrderChangePayment: object) =>
    requestPage(`${ADDRESS}?sessionId=s&sessionResult=r`, {
      answers: {
        ChangePage: () => ({ customer: { id: 'u1' }, orderChange }),
        FinishOrderChangePayment: (variables) => {
          expect(variables).toEqual({ changeId: 'c1', sessionId: 's', sessionResult: 'r' });
          return { finishOrderChangePayment };
        },
      },
    });
  expect((await back({ kind: 'OrderChange' })).location).toBe(ADDRESS);
  const errors = [{ message: 'Your bank has not agreed.' }];
  const { status, text } = await back({ kind: 'InvalidInput', errors });
  expect([status, text.includes('Your bank has not agreed.')]).toEqual([200, true]);
});

test.each([
  ['EXPIRED', 'This price has run out'],
  ['ACCEPTED', 'We’re changing your holiday'],
  ['DONE', 'Your holiday is changed'],
  ['REFUSED', 'Your holiday is as it was'],
])('%s says how it stands, and asks for nothing', async (state, heading) => {
  const { html, text } = await open({
    state,
    refusal: state === 'REFUSED' ? 'The supplier has refused it.' : null,
  });
  expect(text).toContain(heading);
  expect(text.includes('The supplier has refused it.')).toBe(state === 'REFUSED');
  expect(
    text.includes('You asked for Transfer Private taxi It’s still Transfer Shared coach'),
  ).toBe(state === 'REFUSED' || state === 'EXPIRED');
  expect(html).not.toContain('name="total"');
});

test('the change of another, and one of another booking, are not there [S-05]', async () => {
  expect((await open({ orderReference: 'HM222222' })).status).toBe(404);
  const { status } = await requestPage(ADDRESS, {
    answers: { ChangePage: () => ({ customer: { id: 'u1' }, orderChange: null }) },
  });
  expect(status).toBe(404);
});
