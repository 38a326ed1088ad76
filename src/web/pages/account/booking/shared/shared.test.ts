import { expect, test } from 'vitest';
import { bookingForTests } from '#web/testing/booking.ts';
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
    booking: { ...bookingForTests, role: 'VIEWER' },
  });
  expect(status).toBe(200);
  expect(text).toContain('Leaves Leeds Bradford at 06:15 and lands in Palma at 10:05');
  expect(text).toContain('Hotel Miramar Blanc , Carrer de la Marina 42');
  expect(text).toContain('This booking is shared with you to look at.');
  expect(text).not.toMatch(/£|SX92K7LM/);
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
  expect((await accept('OrderNotFound')).status).toBe(404);
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
