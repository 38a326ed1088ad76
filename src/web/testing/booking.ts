import { requestPage, type AnsweredPage } from './request-page.ts';

export const pounds = (amount: number) => ({ amount, currencyCode: 'GBP' });

/** A booking as its lead passenger's pages ask for it. */
export const bookingForTests = {
  id: 'o1',
  role: 'LEAD',
  reference: 'HM7K42QD',
  checkoutId: 'c1',
  status: 'CONFIRMED',
  bookedOn: '2026-11-22',
  place: 'Port de Sóller, Majorca',
  picture: null,
  departureDate: '2027-07-24',
  returnDate: '2027-07-31',
  selfBooking: null,
  theirChanges: [],
  refunds: [],
  isPackage: true,
  flights: [
    {
      carrier: 'Solent Air',
      flightNumber: 'SX 4120',
      stops: null,
      from: { airport: 'Leeds Bradford', code: 'LBA', localTime: '2027-07-24T06:15' },
      to: { airport: 'Palma', code: 'PMI', localTime: '2027-07-24T10:05' },
      minutes: 170,
      bags: '1 hold bag of 22 kg and a cabin bag each',
      allowances: [],
      isToBook: false,
      isOwn: false,
      airlineReference: 'SX92K7LM',
    },
    {
      carrier: 'Solent Air',
      flightNumber: 'SX 4121',
      stops: null,
      from: { airport: 'Palma', code: 'PMI', localTime: '2027-07-31T11:00' },
      to: { airport: 'Leeds Bradford', code: 'LBA', localTime: '2027-07-31T12:55' },
      minutes: 175,
      bags: '1 hold bag of 22 kg and a cabin bag each',
      allowances: [],
      isToBook: false,
      isOwn: false,
      airlineReference: 'SX92K7LM',
    },
  ],
  stay: {
    hotel: 'Hotel Miramar Blanc',
    address: 'Carrer de la Marina 42',
    checkInDate: '2027-07-24',
    checkOutDate: '2027-07-31',
    checkInFrom: '15:00',
    rooms: ['Family room'],
    board: 'Half board',
    reference: 'H1',
  },
  extras: [],
  travellers: [
    { number: 1, firstName: 'Sarah', lastName: 'Hargreaves', type: 'ADULT' },
    { number: 2, firstName: 'Daniel', lastName: 'Hargreaves', type: 'ADULT' },
  ],
  receipt: {
    lines: [
      {
        kind: 'hotel',
        label: 'Hotel Miramar Blanc',
        basis: '7 nights',
        amount: pounds(105_560),
        paidAtHotel: false,
        chosen: false,
      },
    ],
    price: { total: pounds(109_560), perPerson: pounds(54_780) },
    paid: pounds(48_000),
    back: pounds(0),
    stillToPay: pounds(57_560),
    paidAtHotel: pounds(4_000),
    payments: [
      { number: 1, dueDate: '2026-11-22', amount: pounds(48_000), state: 'PAID', nextTry: null },
      { number: 2, dueDate: '2027-04-12', amount: pounds(57_560), state: 'DUE', nextTry: null },
    ],
  },
  paymentPlan: {
    waitsFor: null,
    balanceDay: '2027-04-12',
    payableEarly: pounds(57_560),
    card: 'Visa ending 4444',
    canReplaceCard: true,
    declined: pounds(0),
    cardChange: null,
    beingTaken: pounds(0),
    movesLeft: 12,
    movable: [],
  },
  checklist: { entry: null, checks: [] },
  cancelling: [],
  documents: [
    {
      title: 'Booking confirmation',
      url: '/booking/c1/documents/confirmation.pdf',
      mediaType: 'application/pdf',
    },
  ],
};

/** Opens a page of a booking whose operation answers with this booking, at this moment. */
export const openBookingPage = (
  address: string,
  operation: string,
  booking: object | null,
  now = '2027-03-18T10:00:00.000Z',
): Promise<AnsweredPage> =>
  requestPage(address, {
    page: { now },
    answers: { [operation]: () => ({ customer: { id: 'u1' }, booking }) },
  });
