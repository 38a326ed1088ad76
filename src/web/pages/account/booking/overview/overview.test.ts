import { expect, test } from 'vitest';
import { bookingForTests, openBookingPage, pounds } from '#web/testing/booking.ts';
import { linksTo } from '#web/testing/request-page.ts';

const open = (booking: object, now = '2027-03-18T10:00:00.000Z') =>
  openBookingPage('/account/bookings/HM7K42QD', 'BookingPage', booking, now);

test('the page says how near it is, what is due next, and what happens on which day [ACCT-02]', async () => {
  const { status, html, text } = await open(bookingForTests);
  expect(status).toBe(200);
  expect(html).toContain('<title>128 days to Port de Sóller – ');
  expect(text).toContain('Hotel Miramar Blanc, half board, for Sarah and Daniel.');
  expect(text.replaceAll(' .', '.')).toContain('Due next £575.60 on Mon 12 April');
  expect(text).toMatch(/£480\.00 paid ?, £575\.60 to pay, £40\.00 at the hotel/);
  expect(text).toMatch(
    /Booked.*the last payment.*06:15.*Leeds Bradford.*Check in at.*Check out of/,
  );
  expect(text).toContain('Show SX92K7LM at the desk');
  expect(linksTo(html, 'Booking confirmation')).toEqual(['/booking/c1/documents/confirmation.pdf']);
});

test('payments between the next and the last one are one row, where they are several', async () => {
  const due = (number: number, dueDate: string) => ({
    ...bookingForTests.receipt.payments[1]!,
    number,
    dueDate,
    amount: pounds(10_010),
  });
  const days = ['2026-12-22', '2027-01-22', '2027-02-22', '2027-03-22', '2027-04-12'];
  const shown = async (count: number, paymentPlan: object = bookingForTests.paymentPlan) => {
    const payments = [
      bookingForTests.receipt.payments[0]!,
      ...days.slice(-count).map((day, i) => due(i + 2, day)),
    ];
    const receipt = { ...bookingForTests.receipt, payments };
    return (await open({ ...bookingForTests, paymentPlan, receipt })).text;
  };
  expect(await shown(5)).toMatch(
    /Tue 22 December 2026 £100\.10 .*Fri 22 January 3 payments, £300\.30 in total The last of them on Mon 22 March 2027.*£100\.10, the last payment/,
  );
  expect(await shown(3)).not.toContain('in total');
  const held = { ...bookingForTests.paymentPlan, waitsFor: 'DISPUTE' };
  expect(await shown(5, held)).toMatch(/Mon 22 March 2027\. On hold for now/);
});

test('what is today is marked', async () => {
  const { html } = await open(bookingForTests, '2027-07-24T10:00:00.000Z');
  expect(html).toContain('<title>Today, Port de Sóller – ');
  expect(html.match(/aria-current="date"/g)).toHaveLength(2);
});

test('who may not know what it costs sees no money, no papers and no reference', async () => {
  const { text } = await open({
    ...bookingForTests,
    role: 'VIEWER',
    receipt: null,
    documents: [],
    flights: bookingForTests.flights.map((flight) => ({ ...flight, airlineReference: null })),
  });
  expect(text).not.toMatch(/£|SX92K7LM|Due next|Price protection/);
  expect(text).toContain('Check in at Hotel Miramar Blanc');
});

test('a payment that waits for something is not said to be taken on its day', async () => {
  const paymentPlan = { ...bookingForTests.paymentPlan, waitsFor: 'CHANGE' };
  const { text } = await open({ ...bookingForTests, paymentPlan });
  expect(text).toContain('We won’t take it until the change to your holiday is done.');
  expect(text).toContain('On hold for now');
  expect(text).not.toMatch(/We’ll take it from your card|Pay it now/);
});

test('a payment that is being taken is said to be, and not offered again', async () => {
  const [paid, due] = bookingForTests.receipt.payments;
  const receipt = { ...bookingForTests.receipt, payments: [paid, { ...due, state: 'TAKING' }] };
  const { text } = await open({ ...bookingForTests, receipt });
  expect(text).toContain('It’s being taken from your card.');
  expect(text).not.toContain('Pay it now');
});

test('a declined payment says so, and whom to call', async () => {
  const [paid, due] = bookingForTests.receipt.payments;
  const receipt = { ...bookingForTests.receipt, payments: [paid, { ...due, state: 'DECLINED' }] };
  expect((await open({ ...bookingForTests, receipt })).text).toContain('Your bank declined it');
});

test('a cancelled booking has nothing due, nothing to check in to and nothing to change', async () => {
  const { html, text } = await open({ ...bookingForTests, status: 'CANCELLED', documents: [] });
  expect(html).toContain('<title>Cancelled: Port de Sóller – ');
  expect(text).not.toMatch(/Due next|Check in at|papers stay|Add to calendar|Contact details/);
});

test('who is in another name by the passport is not ready, here as on the page itself [ACCT-02]', async () => {
  const good = { problems: [], isNameAlike: true };
  const checks = [
    { ...good, number: 1 },
    { ...good, number: 2, isNameAlike: false },
  ];
  const { text } = await open({ ...bookingForTests, checklist: { entry: null, checks } });
  expect(text).toContain('Ready to travel 1 of 2');
});

test('a car that is parked can be changed from here [PARK-04]', async () => {
  expect(linksTo((await open(bookingForTests)).html, 'Change your car')).toEqual([]);
  const parking = { kind: 'PARKING', name: 'Parking: Mid stay', detail: 'Car: AB12 CDE.' };
  const { html } = await open({ ...bookingForTests, extras: [parking] });
  expect(linksTo(html, 'Change your car')).toEqual(['/account/bookings/HM7K42QD/car_details/edit']);
});

test('the dates of a holiday can be changed from here, with flights and without [ACCT-02]', async () => {
  for (const booking of [bookingForTests, { ...bookingForTests, flights: [] }])
    expect(linksTo((await open(booking)).html, 'Change your dates')).toEqual([
      '/account/bookings/HM7K42QD/change_requests/dates/new',
    ]);
});

test('what comes free says how it is redeemed, as long as the booking stands', async () => {
  const lounge = { kind: 'PERK', name: 'Airport lounge', detail: 'Show this at the desk.' };
  const booking = { ...bookingForTests, extras: [lounge] };
  expect((await open(booking)).text).toContain(
    'Included free Airport lounge Show this at the desk.',
  );
  expect((await open({ ...booking, status: 'CANCELLED' })).text).not.toContain('Airport lounge');
});
