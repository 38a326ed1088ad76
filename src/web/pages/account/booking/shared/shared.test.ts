import { expect, test } from 'vitest';
import { bookingForTests, pounds } from '#web/testing/booking.ts';
import { requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/shared';
const INVITATION = {
  role: 'VIEWER',
  leadName: 'Sarah',
  place: 'Port de Sóller, Majorca',
  departureDate: '2027-07-24',
  returnDate: '2027-07-31',
};
type Answer = { readonly customer: object | null; readonly booking: object | null };

const open = (address: string, answer: Answer, bookingInvitation: object | null = null) =>
  requestPage(address, { answers: { SharedPage: () => ({ ...answer, bookingInvitation }) } });

test('a viewer sees flights, hotel and times, and nothing to change [ACCT-02]', async () => {
  const { status, text } = await open(ADDRESS, {
    customer: { id: 'u1' },
    booking: { ...bookingForTests, role: 'VIEWER', share: null },
  });
  expect(status).toBe(200);
  expect(text).toContain('Leaves Leeds Bradford at 06:15 and lands in Palma at 10:05');
  expect(text).toContain('Hotel Miramar Blanc , Carrer de la Marina 42');
  expect(text).toContain('This booking is shared with you to look at.');
  expect(text).not.toMatch(/£|SX92K7LM/);
});

const SHARE = {
  paid: pounds(50_000),
  stillToPay: pounds(60_000),
  payable: pounds(60_000),
  next: { dueDate: '2027-01-24', amount: pounds(20_000) },
  stop: null,
  payments: [],
};
const PAYER = {
  customer: { id: 'u1' },
  booking: { ...bookingForTests, role: 'PAYER', share: SHARE },
};

const post = (form: Record<string, string>, payBookingShare: object, asked: object[] = []) =>
  requestPage(ADDRESS, {
    form: { press: 'press-1', payableWas: '60000', ...form },
    answers: {
      SharedPage: () => ({ ...PAYER, bookingInvitation: null }),
      PayBookingShare: (variables) => (asked.push(variables), { payBookingShare }),
    },
  });

test('a payer sees what is left to pay, pays any part of it on the card provider’s page, and nothing else of prices [ACCT-02]', async () => {
  const { text } = await open(ADDRESS, PAYER);
  expect(text).toContain('Still to pay £600.00');
  expect(text).toContain('Pay £200.00: the next payment');
  expect(text).toContain('Pay £600.00: all that’s left');
  expect(text).not.toContain('SX92K7LM');
  const asked: object[] = [];
  const page = { kind: 'PaymentPage', url: 'https://cards.example/page/1' };
  const typed = await post({ amount: '57.50' }, page, asked);
  expect([typed.status, typed.location]).toEqual([303, 'https://cards.example/page/1']);
  await post({ amount: '', pay: '20000' }, page, asked);
  const press = { orderCode: 'HM7K42QD', payableWas: 60_000, idempotencyKey: 'press-1' };
  expect(asked).toEqual([
    { ...press, amount: 5_750 },
    { ...press, amount: 20_000 },
  ]);
});

test('an amount that cannot be is 422 at its field, and stays typed', async () => {
  const wrong = await post({ amount: 'lots' }, {});
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('Type how much you’d like to pay, such as 200 or 57.50');
  expect(wrong.html).toContain('value="lots"');
  const message = 'There is only £600.00 left to pay. Type that or less';
  const refused = await post(
    { amount: '601' },
    { kind: 'InvalidInput', errors: [{ field: 'amount', message }] },
  );
  expect([refused.status, refused.text.includes(message)]).toEqual([422, true]);
});

const back = (finishBookingShare: object) =>
  requestPage(`${ADDRESS}?share=s1&sessionId=a&sessionResult=b`, {
    answers: {
      SharedPage: () => ({ ...PAYER, bookingInvitation: null }),
      FinishBookingShare: () => ({ finishBookingShare }),
    },
  });

test('who is back from the card provider is led to an address without its secrets, or told why not', async () => {
  const { status, location } = await back({ kind: 'SharePaying', id: 's1' });
  expect([status, location]).toEqual([303, `${ADDRESS}?share=s1`]);
  const message = 'Your bank has not agreed to the payment.';
  const refused = await back({ kind: 'InvalidInput', errors: [{ field: '', message }] });
  expect(refused.text).toContain(message);
});

test.each([
  ['PAID', null, 'Thank you. We’ve taken £57.50 from your card.'],
  ['RESERVED', null, '£57.50 is reserved on your card'],
  [
    'GIVEN_BACK',
    'Somebody else has paid meanwhile.',
    'Nothing was taken from your card. Somebody else has paid meanwhile.',
  ],
])('a share that is %s says so', async (state, refusal, words) => {
  const own = {
    id: 's1',
    amount: pounds(5_750),
    state,
    paidBy: 'nan@example.com',
    isOwn: true,
    paidOn: '2026-11-22',
    refusal,
    refunds: [],
  };
  const booking = { ...PAYER.booking, share: { ...SHARE, payments: [own] } };
  const { text } = await open(`${ADDRESS}?share=s1`, { ...PAYER, booking });
  expect(text).toContain(words);
});

const CANCELLED = { ...PAYER.booking, status: 'CANCELLED' };
const OWN = {
  id: 's1',
  amount: pounds(5_750),
  state: 'PAID',
  paidBy: 'nan@example.com',
  isOwn: true,
  paidOn: '2026-11-22',
  refusal: null,
};
const refundIn = (state: string) => ({
  id: 'r1',
  amount: pounds(4_200),
  state,
  dueBy: '2026-12-14',
});

test.each([
  ['REQUESTED', '£42.00 goes back to the card that paid, by Mon 14 December 2026 at the latest'],
  ['SENT', 'We’ve sent £42.00 back to the card that paid. The bank may take up to 5 working days'],
  ['DONE', 'We’ve sent £42.00 back to the card that paid. The bank may take up to 5 working days'],
  ['FAILED', 'The bank didn’t accept £42.00 back. One of us is seeing to it'],
  ['SETTLED', 'We’ve paid £42.00 back another way than to the card'],
])(
  'once the holiday is cancelled its payer reads what goes back, %s, and is asked for nothing [ACCT-02]',
  async (state, words) => {
    const share = { ...SHARE, payments: [{ ...OWN, refunds: [refundIn(state)] }] };
    const { text } = await open(`${ADDRESS}?share=s1`, {
      ...PAYER,
      booking: { ...CANCELLED, share },
    });
    expect(text).toContain(`What you have paid £57.50 You Paid on Sun 22 November 2026 ${words}`);
    expect(text).not.toMatch(/due back at the moment|Thank you|Still to pay|pay part of/);
  },
);

test('of which nothing goes back says so once the holiday is cancelled, and not before', async () => {
  const share = { ...SHARE, payments: [{ ...OWN, refunds: [] }] };
  const words = 'None of it is due back at the moment';
  const { text } = await open(ADDRESS, { ...PAYER, booking: { ...CANCELLED, share } });
  expect(text).toContain(words);
  const standing = await open(ADDRESS, { ...PAYER, booking: { ...PAYER.booking, share } });
  expect(standing.text).not.toContain(words);
});

test('the lead sees who has paid, how much and when; and why nothing can be paid now', async () => {
  const theirs = {
    id: 's1',
    amount: pounds(5_750),
    state: 'PAID',
    paidBy: 'nan@example.com',
    isOwn: false,
    paidOn: '2026-11-22',
    refusal: null,
    refunds: [],
  };
  const stop = 'This holiday is being changed at the moment.';
  const share = { ...SHARE, payable: pounds(0), stop, payments: [theirs] };
  const { text } = await open(ADDRESS, { ...PAYER, booking: { ...bookingForTests, share } });
  expect(text).toContain('£57.50 nan@example.com Paid on Sun 22 November 2026');
  expect(text).toContain(stop);
  expect(text).not.toContain('Pay this amount');
});

test('the link of an invitation says who invites to what, and is accepted by a press', async () => {
  const link = `${ADDRESS}?invitation=t1`;
  const asked = { customer: { id: 'u1' }, booking: null };
  const { text } = await open(link, asked, INVITATION);
  expect(text).toContain('Sarah has invited you');
  expect(text).toContain('You won’t see what it costs');
  const asking: unknown[] = [];
  const accept = (kind: string) =>
    requestPage(link, {
      form: {},
      answers: {
        AcceptBookingInvitation: (variables) => (
          asking.push(variables),
          { acceptBookingInvitation: { kind } }
        ),
      },
    });
  const accepted = await accept('InvitationAccepted');
  expect([accepted.status, accepted.location]).toEqual([303, ADDRESS]);
  expect(asking).toEqual([{ orderCode: 'HM7K42QD', token: 't1' }]);
});

test('a link that opens nothing is the 404 of a booking that there is not [S-05]', async () => {
  const asked = { customer: { id: 'u1' }, booking: null };
  const [absent, used] = [
    await open(ADDRESS, asked),
    await open(`${ADDRESS}?invitation=t1`, asked),
  ];
  expect(absent.status).toBe(404);
  expect(used.status).toBe(404);
  expect(used.text).toBe(absent.text);
});

test('whoever is not logged in is led to the login, and back to the link', async () => {
  const nobody = { customer: null, booking: null };
  const { location } = await open(`${ADDRESS}?invitation=t1`, nobody);
  expect(location).toContain(
    'redirect_to=%2Faccount%2Fbookings%2FHM7K42QD%2Fshared%3Finvitation%3Dt1',
  );
});
