import { expect, test } from 'vitest';
import { routes } from '#web/routes.ts';
import { requestPage } from '#web/testing/request-page.ts';

/** The forms of a booking whose press the API can answer with `OrderNotFound`. */
const FORMS: readonly (readonly [
  address: string,
  page: string,
  asked: string,
  form: Readonly<Record<string, string>>,
])[] = [
  ['change_requests/c1', 'ChangePage', 'AcceptOrderChange', { total: '1' }],
  ['cancel', 'CancellingPage', 'CancelOrder', { loss: '1', aside: '0' }],
  ['refunds', 'CancellingPage', 'CancelOrder', { loss: '1', aside: '0' }],
  ['invite', 'InvitePage', 'InviteToBooking', { emailAddress: 'a@b.example' }],
  ['invite', 'InvitePage', 'EndBookingAccess', { end: 's1' }],
  ['contact_details/edit', 'BookingContactPage', 'ChangeOrderContact', { version: '3' }],
  ['shared', 'SharedPage', 'PayBookingShare', { press: 'p1', pay: '1' }],
  ['shared?invitation=t1', 'SharedPage', 'AcceptBookingInvitation', {}],
  ['instalments_schedule', 'InstalmentsPage', 'ReplaceBookingCard', { press: 'p1' }],
  ['transfers/new', 'ChangeTransferPage', 'QuoteTransferChange', { transfer: 't1' }],
  ['flight_extras/new', 'FlightExtrasPage', 'QuoteFlightExtras', { bags: '1' }],
  ['select-seats', 'BookedSeatsPage', 'QuoteSeats', { s: '12A', intent: 'next' }],
  ['select-seats?way=inbound&outbound=12A', 'BookedSeatsPage', 'QuoteSeats', { s: '3C' }],
  ['change_requests/stay/new', 'ChangeStayPage', 'QuoteStayChange', { stay: 'h1' }],
  ['change_requests/hotel/new', 'ChangeHotelPage', 'QuoteHotelChange', { hotel: 'h1' }],
  ['change_requests/dates/new', 'ChangeDatesPage', 'QuoteDatesChange', { nights: '7' }],
  ['change_requests/passengers/new', 'ChangeNamesPage', 'QuoteNamesChange', { form: 'names' }],
  ['change_requests/passengers/new', 'ChangeNamesPage', 'QuotePlaceChange', { form: 'place' }],
  ['change_requests/passengers/new', 'ChangeNamesPage', 'QuoteFewerChange', { form: 'leave' }],
  ['change_requests/passengers/new', 'ChangeNamesPage', 'QuoteJoinChange', { form: 'join' }],
  ['car_details/edit', 'ChangeCarPage', 'QuoteCarChange', { make: 'Mini' }],
  ['manage-flights/whats-changed', 'WhatsChangedPage', 'AnswerTheirChange', { answer: 'keep' }],
  ['confirm-booking', 'ConfirmBookingPage', 'ConfirmFlights', { airlineReference: 'K7QX2M' }],
];

const FIELDS = [
  'acceptOrderChange',
  'cancelOrder',
  'inviteToBooking',
  'endBookingAccess',
  'changeOrderContact',
  'payBookingShare',
  'acceptBookingInvitation',
  'replaceBookingCard',
  'quoteOrderChange',
  'quoteTheirChange',
  'confirmFlights',
];
const NOT_FOUND = { kind: 'OrderNotFound', __typename: 'OrderNotFound' };
const REFUSED = Object.fromEntries(FIELDS.map((field) => [field, NOT_FOUND]));
const NOTHING = { booking: null, orderChange: null, orderContact: null, orderCancellation: null };

test.each(FORMS)(
  'the form at %s whose session has ended leads to the login and back; of another it is a 404 [S-05]',
  async (path, page, asked, form) => {
    const address = `/account/bookings/HM7K42QD/${path}`;
    const posted = await requestPage(address, {
      form,
      answers: { [asked]: () => REFUSED },
    });
    expect([posted.status, posted.location]).toEqual([303, address]);

    const open = (customer: object | null) =>
      requestPage(address, { answers: { [page]: () => ({ customer, ...NOTHING }) } });
    const back = page === 'SharedPage' ? address : new URL(address, 'http://localhost').pathname;
    const query = new URLSearchParams({ redirect_to: back });
    expect((await open(null)).location).toBe(routes.login.href({ query }));
    expect((await open({ id: 'u2', hasFreshProof: true })).status).toBe(404);
  },
);
