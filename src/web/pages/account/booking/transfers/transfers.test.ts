import { expect, test } from 'vitest';
import { bookingForTests, openBookingPage, pounds } from '#web/testing/booking.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/transfers/new';
const offer = (id: string, title: string, chosen: boolean) => ({
  id,
  title,
  supplierName: 'Sol Transfers',
  about: '',
  stepFree: true,
  chosen,
  duration: { value: 70 },
  price: pounds(6_400),
});
const booking = {
  ...bookingForTests,
  extras: [{ kind: 'TRANSFER' }],
  transferChange: {
    refusal: null,
    flight: null,
    offers: [offer('t1', 'Coach', true), offer('t2', 'Taxi', false)],
  },
};
const post = (form: Record<string, string>, quoteOrderChange: object, asked: object[] = []) =>
  requestPage(ADDRESS, {
    form,
    answers: {
      ChangeTransferPage: () => ({ customer: { id: 'u1' }, booking }),
      QuoteTransferChange: (variables) => (asked.push(variables), { quoteOrderChange }),
    },
  });

test('every transfer and none can be chosen, and leads to what it comes to [ACCT-02]', async () => {
  const { text } = await openBookingPage(ADDRESS, 'ChangeTransferPage', booking);
  for (const words of ['Coach', 'Yours now', 'Taxi', '£64.00', 'No transfer'])
    expect(text).toContain(words);
  const asked: object[] = [];
  const quoted = { kind: 'OrderChange', id: 'c1' };
  expect((await post({ transfer: 't2' }, quoted, asked)).location).toBe(
    '/account/bookings/HM7K42QD/change_requests/c1',
  );
  await post({ transfer: 'none' }, quoted, asked);
  expect(asked).toEqual([
    { orderCode: 'HM7K42QD', quoteId: 't2' },
    { orderCode: 'HM7K42QD', quoteId: null },
  ]);
});

test('a stay alone is asked for the flight that its transfer meets [XTRA-06]', async () => {
  const asked: object[] = [];
  const flight = { number: 'FR 1882', landsAt: null };
  const { transferChange } = booking;
  const stay = { ...booking, flights: [], transferChange: { ...transferChange, flight } };
  const { html } = await openBookingPage(ADDRESS, 'ChangeTransferPage', stay);
  expect(html).toContain('value="FR 1882"');
  const form = { transfer: 't1', flight_number: 'FR 18', flight_lands: '' };
  await post(form, { kind: 'OrderChange', id: 'c1' }, asked);
  expect(asked).toEqual([
    { orderCode: 'HM7K42QD', quoteId: 't1', flight: { number: 'FR 18', landsAt: '' } },
  ]);
  const errors = [{ field: 'flight.number', message: 'No such flight.' }];
  const refused = await post(form, { kind: 'InvalidInput', errors });
  expect(linksTo(refused.html, 'No such flight.')).toEqual(['#flight_number']);
});

test('why it cannot be had stands at the choice, or in its place', async () => {
  const errors = [{ message: 'This transfer can’t be had any more.' }];
  const refused = await post({ transfer: 't2' }, { kind: 'InvalidInput', errors });
  expect(refused.status).toBe(422);
  expect(linksTo(refused.html, 'This transfer can’t be had')).toEqual(['#transfer']);
  const late = { ...booking, transferChange: { refusal: 'Too late for that.', offers: [] } };
  const { html, text } = await openBookingPage(ADDRESS, 'ChangeTransferPage', late);
  expect(text).toContain('Too late for that.');
  expect(html).not.toContain('name="transfer"');
});
