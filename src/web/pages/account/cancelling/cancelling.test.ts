import { expect, test } from 'vitest';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const gbp = (amount: number) => ({ amount, currencyCode: 'GBP' as const });
const payment = (paidOn: string, back: number) => ({
  paidOn,
  card: { brand: 'visa', lastFour: '1111' },
  amount: gbp(57_560),
  back: gbp(back),
});
const cancellation = {
  id: 'o1',
  orderReference: 'HM7K42QD',
  state: 'QUOTED',
  isOurs: false,
  refusal: null,
  place: 'Port de Sóller',
  departureDate: '2027-07-24',
  today: '2027-03-18',
  freeUntil: null,
  ownFlights: null,
  isForTheirChange: false,
  terms: [
    { until: '2027-04-12', lost: gbp(48_000) },
    { until: '2027-06-11', lost: gbp(141_120) },
    { until: '2027-07-09', lost: gbp(225_792) },
    { until: null, lost: gbp(278_240) },
  ],
  paid: gbp(220_680),
  lost: gbp(48_000),
  dropKept: null,
  dropTheirs: null,
  dropEnding: null,
  aside: null,
  keepsTickets: false,
  refund: gbp(172_680),
  owed: gbp(0),
  settledBy: '2027-04-01',
  payments: [
    payment('2027-02-22', 57_560),
    payment('2027-01-22', 57_560),
    payment('2026-12-22', 57_560),
    payment('2026-11-22', 0),
  ],
  parts: [
    { kind: 'HOTEL', amount: gbp(161_840), lost: gbp(0) },
    { kind: 'REST', amount: gbp(116_400), lost: gbp(48_000) },
  ],
  returnsCredits: false,
};
const booking = {
  id: 'o1',
  reference: 'HM7K42QD',
  role: 'LEAD',
  place: 'Port de Sóller',
  refunds: [] as readonly object[],
};
/** Of a change of it, or of its end. */
const refund = (id: string, state: string, kind?: string) => ({
  id,
  paidOn: '2027-02-22',
  amount: gbp(57_560),
  state,
  dueBy: '2027-04-01',
  card: kind ? { brand: 'mastercard', lastFour: '4444' } : null,
  change: kind ? { id: `c-${id}`, kind } : null,
});

const open = (change: object | null, page = 'cancel', booked: object = {}) =>
  requestPage(`/account/bookings/HM7K42QD/${page}`, {
    answers: {
      CancellingPage: () => ({
        customer: { id: 'u1' },
        booking: { ...booking, ...booked },
        orderCancellation: change && { ...cancellation, ...change },
      }),
    },
  });

const post = (cancelOrder: object, loss = '48000', aside = '50600') => {
  const asked: unknown[] = [];
  const answer = requestPage('/account/bookings/hm7k42qd/cancel', {
    form: { loss, aside },
    answers: {
      CancellingPage: () => ({ customer: { id: 'u1' }, booking, orderCancellation: cancellation }),
      CancelOrder: (variables) => {
        asked.push(variables);
        return { cancelOrder };
      },
    },
  });
  return { answer, asked };
};

test('what was given before as a credit and is used is named in what cancelling costs', async () => {
  const named = 'Of this, a price-drop credit that you’ve used £100.00';
  expect((await open({ dropKept: gbp(10_000) })).text).toContain(named);
  expect((await open({})).text).not.toContain('price-drop credit');
});

test('what becomes of price-drop credits beside the money is said where there are any', async () => {
  const { text } = await open({ dropTheirs: gbp(10_000), dropEnding: gbp(2_500) });
  expect(text).toContain(
    'The £100.00 of price-drop credit that you’ve used for another booking stays',
  );
  expect(text).toContain(
    'The £25.00 of price-drop credit for this holiday that you haven’t used ends',
  );
  expect((await open({})).text).not.toContain('of price-drop credit');
});

test('the page says first what comes back, marks today on the curve, and names each payment that goes back', async () => {
  const { html, text } = await open({});
  expect(html).toContain('<h1>Cancel today and £1,726.80 comes back</h1>');
  for (const words of [
    'Thu 18 March 2027, 128 days before you leave.',
    'Paid so far £2,206.80',
    'Cancelling costs £480.00',
    'What is lost of what The hotel, £1,618.40 nothing lost Everything else, £1,164.00 £480.00 lost',
    'Visa ending 1111, which paid on Mon 22 February 2027 £575.60',
    'by Thu 1 April 2027 at the latest',
    'You owe nothing more',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('paid on Sun 22 November 2026');
  expect(html.match(/aria-current="date"/g)).toHaveLength(1);
  expect(html).toContain('<input type="hidden" name="loss" value="48000"/>');
  expect(linksTo(html, 'Keep my holiday')).toEqual(['/account/bookings/HM7K42QD']);
});

test('who has just paid reads until when nothing is lost; who would owe reads how much, and that it is not taken', async () => {
  const free = await open({ freeUntil: '2027-03-18T14:32:00.000Z', lost: gbp(0) });
  expect(free.text).toContain('Cancel before 14:32 and it costs you nothing.');
  const toBook = await open({ ownFlights: 'TO_BOOK' });
  expect(toBook.text).toContain('Your flights aren’t booked yet So they cost nothing');
  const theirs = await open({ ownFlights: 'THEIRS' });
  expect(theirs.text).toContain('You’ve booked your flights yourself They stay yours');
  const owing = await open({ lost: gbp(141_120), refund: gbp(0), owed: gbp(93_120), payments: [] });
  expect(owing.html).toContain('<h1>Cancel today and you still owe £931.20</h1>');
  expect(owing.text).toContain('We never take it by ourselves');
  expect(owing.text).toContain('Cancel and owe £931.20');
});

test('what cannot be cancelled says why, and has no button', async () => {
  const { html, text } = await open({ refusal: 'Your holiday has begun.' });
  expect(text).toContain('Your holiday has begun.');
  expect(html).not.toContain('name="loss"');
});

test('a press cancels at the loss that was shown, and leads to what goes back', async () => {
  const { answer, asked } = post({ __typename: 'OrderCancellation', id: 'o1', state: 'DONE' });
  const { status, location } = await answer;
  expect([status, location]).toEqual([303, '/account/bookings/HM7K42QD/refunds']);
  expect(asked).toEqual([{ orderCode: 'HM7K42QD', acceptedLoss: 48_000, acceptedAside: 50_600 }]);
  const { asked: unread, answer: odd } = post({ __typename: 'OrderNotFound' }, '-1');
  expect((await odd).location).toBe('/account/bookings/hm7k42qd/cancel');
  expect(unread).toEqual([{ orderCode: 'HM7K42QD', acceptedLoss: -1, acceptedAside: 50_600 }]);
});

test('a stale login goes through it again and comes back; another sum is refused with the new figures beside it', async () => {
  const { location } = await post({ __typename: 'FreshProofNeeded' }).answer;
  expect(location).toContain('step=proof');
  expect(location).toContain(encodeURIComponent('/account/bookings/HM7K42QD/cancel'));
  const errors = [{ code: 'loss_changed', message: 'It has changed.', field: 'acceptedLoss' }];
  const refused = await post({ __typename: 'InvalidInput', errors }).answer;
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('<a href="#cancel">It has changed.</a>');
});

test('afterwards each refund stands with what it is for, where it is, and the last day does not move', async () => {
  const { html, text } = await open({ state: 'DONE', returnsCredits: true }, 'refunds', {
    refunds: [refund('r3', 'DONE'), refund('r2', 'SENT'), refund('r1', 'FAILED', 'STAY')],
  });
  expect(html).toContain('<h1>Cancelled. £1,726.80 comes back</h1>');
  for (const words of [
    'Done As your holiday was cancelled To the card that paid on Mon 22 February 2027 Your bank may',
    'Sent As your holiday was cancelled To the card that paid on Mon 22 February 2027 By Thu 1 April',
    'Not accepted A change of your room or board To Mastercard ending 4444, of the payment of Mon',
    'The date doesn’t move: Thu 1 April 2027 at the latest.',
    'The credits you used are back in your wallet.',
    'Paid, less what changes gave back £2,206.80',
  ])
    expect(text).toContain(words);
});

test('what a change gives back is told while the holiday stands, to whoever may know its price', async () => {
  const refunds = [refund('r2', 'SETTLED', 'NOTICE'), refund('r1', 'REQUESTED', 'TRANSFER')];
  const { html, text } = await open({}, 'refunds', { refunds });
  expect(html).toContain('<h1>What goes back to you</h1>');
  expect(text).not.toContain('No money is on its way back');
  expect(text).toContain('Being sent A change of your transfer To Mastercard ending 4444');
  expect(text).toContain('We’ve paid it back another way than to the card');
  expect(linksTo(html, 'A change of your transfer')).toEqual([
    '/account/bookings/HM7K42QD/change_requests/c-r1',
  ]);
  const authorised = await open(null, 'refunds', { refunds, role: 'AUTHORISED' });
  expect(authorised.text).toContain('What goes back to you');
  expect(linksTo(authorised.html, 'See what cancelling comes to today')).toEqual([]);
  expect((await open(null, 'cancel', { role: 'AUTHORISED' })).status).toBe(404);
  for (const role of ['PAYER', 'VIEWER'])
    expect((await open(null, 'refunds', { role })).status).toBe(404);
});

test('where nothing goes back the page of refunds says so, and where cancelling is seen', async () => {
  const { html } = await open({}, 'refunds');
  expect(html).toContain('<h1>No money is on its way back</h1>');
  expect(html).not.toContain('name="loss"');
  expect(linksTo(html, 'See what cancelling comes to today')).toEqual([
    '/account/bookings/HM7K42QD/cancel',
  ]);
});

test('the order of another is not there', async () => {
  const { status } = await requestPage('/account/bookings/HM7K42QD/cancel', {
    answers: {
      CancellingPage: () => ({ customer: { id: 'u2' }, booking: null, orderCancellation: null }),
    },
  });
  expect(status).toBe(404);
});

test('tickets that we have paid for are put aside: how much, why, and it is accepted beside the loss', async () => {
  const change = {
    isForTheirChange: true,
    ownFlights: 'THEIRS',
    lost: gbp(0),
    aside: gbp(50_600),
    refund: gbp(170_080),
  };
  const { html } = await open(change);
  expect(html).toContain('We’ve paid for them, so £506.00 of what you’ve paid is put aside');
  expect(html).toContain('Price of your tickets, put aside');
  expect(html).toContain('name="loss" value="0"');
  expect(html).toContain('name="aside" value="50600"');
  const owing = await open({ ...change, refund: gbp(0), owed: gbp(44_600) });
  expect(owing.html).toContain('If you fly on them, it’s yours to pay.');
  expect(owing.html).toContain('The price of your tickets is in it.');
  const done = { ...change, state: 'DONE', isOurs: true };
  expect((await open(done, 'refunds')).html).toContain(
    'One of us asks you what becomes of the tickets',
  );
  const kept = await open({ ...done, keepsTickets: true }, 'refunds');
  expect(kept.html).toContain('Price of the tickets that you keep');
  expect(kept.html).not.toContain('One of us asks you');
});

test('who has paid for their flights with a card of their own does not lose their price', async () => {
  const { html } = await open({ ownFlights: 'PAID_BY_THEM' });
  expect(html).toContain('You’ve paid for your flights yourself');
  expect(html).toContain('their price in your holiday isn’t lost');
});
