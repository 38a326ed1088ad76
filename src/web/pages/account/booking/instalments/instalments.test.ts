import { expect, test } from 'vitest';
import { bookingForTests, openBookingPage, pounds } from '#web/testing/booking.ts';
import { linksTo, postedFields, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/instalments_schedule';
const OPEN = [
  { number: 2, dueDate: '2027-04-01', amount: pounds(20_000), state: 'DUE', nextTry: null },
  { number: 3, dueDate: '2027-04-12', amount: pounds(37_560), state: 'DUE', nextTry: null },
];
const [paid] = bookingForTests.receipt.payments;
const withPayments = (payments: readonly object[], plan: object = {}) => ({
  ...bookingForTests,
  receipt: { ...bookingForTests.receipt, payments: [paid, ...payments] },
  paymentPlan: { ...bookingForTests.paymentPlan, movable: [2], ...plan },
});
const open = (booking: object, query = '') =>
  openBookingPage(`${ADDRESS}${query}`, 'InstalmentsPage', booking);

test('the plan says what is paid, what comes next, and what can be moved [ACCT-02]', async () => {
  const { status, html, text } = await open(withPayments(OPEN));
  expect(status).toBe(200);
  expect(text).toContain('1 of 3 done');
  expect(text).toMatch(/Thu 1 April 2027 £200\.00.*Still to come.*Balance day: it can’t be later/);
  expect(linksTo(html, 'Pay it now')).toEqual(['/account/bookings/HM7K42QD/payments/new']);
  expect(linksTo(html, 'Move from Thu 1 April')).toEqual([`${ADDRESS}?move=2`]);
});

test('a payment the bank refused comes first: what is owed, until when, and how to pay it', async () => {
  const declined = { ...OPEN[0], state: 'DECLINED', nextTry: '2027-04-04' };
  const plan = { declined: pounds(20_000) };
  const { html, text } = await open(withPayments([declined, OPEN[1]!], plan));
  expect(text).toContain('Your bank refused £200.00');
  expect(text).toContain('It was due on Thu 1 April 2027. Your holiday is still booked.');
  expect(text).toContain('To pay by Sun 4 April 2027 £200 .00');
  expect(text).toContain('We’ll try your card again on Sun 4 April 2027.');
  expect(text).toContain('Pay £200.00 now From Visa ending 4444.');
  expect(linksTo(html, 'Pay £200.00 now')).toEqual(['/account/bookings/HM7K42QD/payments/new']);
  expect(linksTo(html, 'Pay a part')).toEqual(['/account/bookings/HM7K42QD/payments/new#pay']);
  expect(linksTo(html, 'Write to us')).toEqual(['/account/bookings/HM7K42QD/conversations']);
  const last = await open(withPayments([{ ...declined, nextTry: null }, OPEN[1]!], plan));
  expect(last.text).toContain('To pay now £200 .00');
  expect(last.text).toContain('We won’t try that card again by ourselves, and without');
  expect(last.text).toContain('we may not be able to keep your booking');
  expect(last.text).not.toContain('We’ll try your card again');
});

test('two payments that the bank refused are one sum, paid at once', async () => {
  const declined = OPEN.map((payment) => ({
    ...payment,
    state: 'DECLINED',
    nextTry: '2027-04-04',
  }));
  const sum = { declined: pounds(57_560), payableEarly: pounds(57_560) };
  const { text } = await open(withPayments(declined, sum));
  expect(text).toContain('Your bank refused £575.60');
  expect(text).toContain('The first of it was due on Thu 1 April 2027.');
  expect(text).toContain('To pay by Sun 4 April 2027 £575 .60');
  expect(text).toContain('Pay £575.60 now');
  expect(text).not.toContain('Pay any part early');
  const ended = await open(withPayments([declined[0]!, { ...declined[1]!, nextTry: null }], sum));
  expect(ended.text).toContain('To pay now £575 .60');
  expect(ended.text).toContain('We won’t try that card again by ourselves for all of this, and');
});

test('what waits for something is not said to be taken on its day', async () => {
  const waiting = await open(withPayments(OPEN, { waitsFor: 'DISPUTE' }));
  expect(waiting.text).toContain('We won’t take it until we’ve settled what you don’t agree with.');
  expect(waiting.text).not.toContain('There’s nothing you need to do');
  const declined = { ...OPEN[0], state: 'DECLINED', nextTry: '2027-04-04' };
  const sum = { declined: pounds(20_000), waitsFor: 'ANSWER' };
  const { text } = await open(withPayments([declined, OPEN[1]!], sum));
  expect(text).toContain('To pay £200 .00');
  expect(text).not.toMatch(/£200\.00 now|with another card|Can’t pay it all/);
  expect(text).toContain('until you’ve told us what you’d like to do about the change');
  expect(text).not.toContain('We’ll try your card again');
});

test('a payment that is being taken is not offered again, and is nowhere paid yet', async () => {
  const taking = { ...OPEN[0], state: 'TAKING' };
  const only = await open(
    withPayments([taking], { beingTaken: pounds(200), payableEarly: pounds(0) }),
  );
  expect(only.text).toContain('A payment is being taken');
  expect(only.text).toContain('Being taken from your card');
  expect(only.text).not.toMatch(/Pay it now|Paid in full|Due next/);
  const { text } = await open(withPayments([taking, OPEN[1]!], { beingTaken: pounds(200) }));
  expect(text).toMatch(/Due next £375 ?\.60/);
  const held = await open(
    withPayments([OPEN[0]!], { waitsFor: 'DISPUTE', payableEarly: pounds(0) }),
  );
  expect(held.text).toMatch(/Due next £200 .*We won’t take it until.*On hold for now/);
});

test('when all is paid there is nothing to do', async () => {
  const { text } = await open(withPayments([], { payableEarly: pounds(0), movable: [] }));
  expect(text).toContain('Paid in full');
  expect(text).not.toMatch(/Pay it now|Pay any part early/);
});

/** A share that somebody else has paid. */
const JEANS = {
  id: 's1',
  amount: pounds(30_000),
  state: 'PAID',
  paidBy: 'jean@example.com',
  isOwn: false,
  paidOn: '2027-01-20',
  refusal: null,
  refunds: [],
};

test('of a cancelled holiday it leads to what comes back, and asks nobody to pay [ACCT-02]', async () => {
  const nothing = withPayments([], { payableEarly: pounds(0), movable: [], canReplaceCard: false });
  const sent = { id: 'r1', amount: pounds(9_900), state: 'SENT', dueBy: '2027-02-03' };
  const share = { payments: [{ ...JEANS, refunds: [sent] }] };
  const { html, text } = await open({ ...nothing, status: 'CANCELLED', share });
  expect(text).toContain('This holiday is cancelled');
  expect(linksTo(html, 'See what comes back')).toEqual(['/account/bookings/HM7K42QD/refunds']);
  expect(text).toContain('We’ve sent £99.00 back to the card that paid');
  expect(text).not.toMatch(/Paid in full|Ask somebody/);
});

test('what is being taken is said, and looked at again without script too', async () => {
  const { html, text } = await open(withPayments(OPEN, { beingTaken: pounds(100) }));
  expect(text).toContain('A payment is being taken from your card.');
  expect(html).toContain('http-equiv="refresh"');
});

test('it says who else has paid what, and the lead may ask somebody for a share [ACCT-02]', async () => {
  const own = { ...JEANS, id: 's2', amount: pounds(10_000), isOwn: true };
  const ask = ['/account/bookings/HM7K42QD/invite'];
  const shared = await open({ ...withPayments(OPEN), share: { payments: [JEANS, own] } });
  expect(shared.text).toMatch(
    /Paid by somebody else.*£300\.00.*jean@example\.com.*Paid on Wed 20 January 2027/,
  );
  expect(shared.text).not.toContain('£100.00');
  expect(linksTo(shared.html, 'Ask somebody')).toEqual(ask);
  const alone = await open({ ...withPayments(OPEN), share: { payments: [] } });
  expect(alone.text).toContain('Nobody else has paid a part of this holiday yet.');
  expect(linksTo(alone.html, 'Ask somebody')).toEqual(ask);
  const authorised = { ...withPayments(OPEN), role: 'AUTHORISED', share: { payments: [] } };
  expect((await open(authorised)).text).not.toContain('Paid by somebody else');
});

test('a viewer is told that this is not theirs', async () => {
  const viewer = { ...bookingForTests, role: 'VIEWER', receipt: null, paymentPlan: null };
  expect((await open(viewer)).text).toContain('for the people who pay');
});

test('a payment is moved by a form without script; a day too late comes back with the day typed', async () => {
  const { html } = await open(withPayments(OPEN), '?move=2');
  expect(postedFields(html, 'id="move"').get('payment')).toBe('2');
  const asked: object[] = [];
  const post = (form: Record<string, string>, moveBookingPayment: object) =>
    requestPage(`${ADDRESS}?move=2`, {
      form: { payment: '2', ...form },
      answers: {
        InstalmentsPage: () => ({ customer: { id: 'u1' }, booking: withPayments(OPEN) }),
        MoveBookingPayment: (variables) => (asked.push(variables), { moveBookingPayment }),
      },
    });
  const moved = await post({ to: '2027-04-08' }, { kind: 'PaymentsChanged' });
  expect(moved.location).toBe(`${ADDRESS}?moved`);
  const errors = [{ field: 'to', message: 'Choose a day up to Mon 12 April 2027' }];
  const late = await post({ to: 'other', day: '14/04/2027' }, { kind: 'InvalidInput', errors });
  expect(late.status).toBe(422);
  expect(late.html).toContain('value="14/04/2027"');
  expect(linksTo(late.html, 'Choose a day up to')).toEqual(['#day']);
  expect(asked).toEqual([
    { orderCode: 'HM7K42QD', payment: 2, to: '2027-04-08' },
    { orderCode: 'HM7K42QD', payment: 2, to: '2027-04-14' },
  ]);
});

test('the card that is charged is named, and the lead can give another one [ACCT-02]', async () => {
  const { html, text } = await open(withPayments(OPEN));
  expect(text).toContain('We take your payments from Visa ending 4444.');
  expect(text).toContain('from Visa ending 4444. There’s nothing you need to do.');
  expect(postedFields(html, 'id="replace-card"').get('press')).toMatch(/^[\w-]{36}$/);
  const authorised = { ...withPayments(OPEN, { canReplaceCard: false }), role: 'AUTHORISED' };
  const theirs = await open(authorised);
  expect(theirs.html).not.toContain('replace-card');
  expect(theirs.text).toContain('Only the person who made the booking can change the card.');
  const unknown = await open(withPayments(OPEN, { card: null }));
  expect(unknown.text).toContain('We take your payments from the card we keep for this booking.');
  const paid = await open(withPayments([], { payableEarly: pounds(0), canReplaceCard: false }));
  expect(paid.text).not.toContain('Your card');
});

test('after a refusal another card pays at once, or only takes its place', async () => {
  const declined = { ...OPEN[0], state: 'DECLINED', nextTry: '2027-04-04' };
  const booking = withPayments([declined, OPEN[1]!], { declined: pounds(20_000) });
  const { html, text } = await open(booking);
  expect(text).toContain('Pay £200.00 with another card');
  expect(text).toContain('is tried with the new card on Sun 4 April 2027.');
  expect(postedFields(html, 'name="retryAmount"').get('retryAmount')).toBe('20000');
  const ended = withPayments([{ ...declined, nextTry: null }, OPEN[1]!]);
  expect((await open(ended)).text).not.toContain('is tried with the new card');
});

const PAGE_URL = 'https://cards.example/page/s1';

test('a press leads to the card provider, to a fresh proof, or back with the reason', async () => {
  const asked: object[] = [];
  const post = (form: Record<string, string>, replaceBookingCard: object) =>
    requestPage(ADDRESS, {
      form: { press: 'p1', ...form },
      answers: {
        InstalmentsPage: () => ({ customer: { id: 'u1' }, booking: withPayments(OPEN) }),
        ReplaceBookingCard: (variables) => (asked.push(variables), { replaceBookingCard }),
      },
    });
  expect((await post({}, { kind: 'PaymentPage', url: PAGE_URL })).location).toBe(PAGE_URL);
  const known = await post({ retryAmount: '20000' }, { kind: 'CardReplacing', id: 'r1' });
  expect(known.location).toBe(`${ADDRESS}?card=r1`);
  const proof = await post({ retryAmount: 'x' }, { kind: 'FreshProofNeeded' });
  expect(proof.location).toBe(
    `/gatekeeper/login?step=proof&redirect_to=${encodeURIComponent(ADDRESS)}`,
  );
  const errors = [{ field: '', message: 'Your payments have changed' }];
  const refused = await post({}, { kind: 'InvalidInput', errors });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('Your payments have changed');
  expect(asked.map((one) => (one as { retryAmount: number | null }).retryAmount)).toEqual([
    null,
    20_000,
    null,
    null,
  ]);
});

test('back from the card provider the page says what has become of the card', async () => {
  const back = (finishBookingCard: object) =>
    requestPage(`${ADDRESS}?card=r1&sessionId=s1&sessionResult=paid`, {
      answers: {
        InstalmentsPage: () => ({ customer: { id: 'u1' }, booking: withPayments(OPEN) }),
        FinishBookingCard: () => ({ finishBookingCard }),
      },
    });
  expect((await back({ kind: 'CardReplacing', id: 'r1' })).location).toBe(`${ADDRESS}?card=r1`);
  const errors = [{ field: '', message: 'Your bank has not agreed' }];
  expect((await back({ kind: 'InvalidInput', errors })).html).toContain('Your bank has not agreed');
  const shown = async (cardChange: object) => open(withPayments(OPEN, { cardChange }), '?card=r1');
  const changed = await shown({ id: 'r1', state: 'CHANGED', refusal: null });
  expect(changed.text).toContain('From now on we take your payments from Visa ending 4444.');
  const changing = await shown({ id: 'r1', state: 'CHANGING', refusal: null });
  expect(changing.html).toContain('http-equiv="refresh"');
  const kept = await shown({ id: 'r1', state: 'NOT_CHANGED', refusal: 'It is cancelled.' });
  expect(kept.text).toContain('Your card stays as it was. It is cancelled.');
  const other = await shown({ id: 'r2', state: 'CHANGED', refusal: null });
  expect(other.text).not.toContain('From now on');
});
