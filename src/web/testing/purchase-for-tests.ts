import type { DataCall } from '#web/data/data-call.ts';
import type {
  CheckoutOfPageFragment,
  CheckoutPageQuery,
  CheckoutPlanFragment,
} from '#web/pages/booking/query.generated.ts';
import type {
  ConfirmationPlaceQuery,
  ConfirmedOrderFragment,
} from '#web/pages/confirmation/query.generated.ts';
import type { ExtrasBasketFragment } from '#web/pages/extras/query.generated.ts';

/**
 * Answers by operation name; a function is given the variables. An operation without an answer
 * fails the test.
 */
export type Answers = Readonly<Record<string, unknown>>;

/** A data call that answers from a table, and notes what it was asked. */
export function callForTests(
  answers: Answers,
): DataCall & { readonly asked: { name: string; variables: unknown }[] } {
  const asked: { name: string; variables: unknown }[] = [];
  const call = (operation: { readonly name: string }, variables: unknown) => {
    asked.push({ name: operation.name, variables });
    const answer = answers[operation.name];
    if (answer === undefined) return Promise.reject(new Error(`no answer for ${operation.name}`));
    return Promise.resolve().then(() =>
      typeof answer === 'function' ? answer(variables) : answer,
    );
  };
  return Object.assign(call as DataCall, { asked });
}

const gbp = (amount: number) => ({ amount, currencyCode: 'GBP' as const });

const lines = [
  {
    kind: 'flights',
    label: 'Flights for 4',
    basis: 'Leeds Bradford to Palma and back, Solent Air',
    amount: gbp(101200),
    paidAtHotel: false,
    chosen: false,
  },
  {
    kind: 'hotel',
    label: 'Hotel Miramar Blanc',
    basis: '7 nights, family room, half board',
    amount: gbp(161840),
    paidAtHotel: false,
    chosen: false,
  },
  {
    kind: 'bags',
    label: '1 hold bag, 22 kg',
    basis: '1 × £78 both ways, chosen by you',
    amount: gbp(7800),
    paidAtHotel: false,
    chosen: true,
  },
  {
    kind: 'transfer',
    label: 'Shared coach transfer',
    basis: 'Chosen by you, step-free',
    amount: gbp(6400),
    paidAtHotel: false,
    chosen: true,
  },
  {
    kind: 'atol',
    label: 'ATOL contribution',
    basis: '4 × £2.50',
    amount: gbp(1000),
    paidAtHotel: false,
    chosen: false,
  },
  {
    kind: 'local_tax',
    label: 'Majorca tourist tax',
    basis: '46.20 EUR at 1.155 to £1 on 20 Nov 2026. Paid at the hotel',
    amount: gbp(4000),
    paidAtHotel: true,
    chosen: false,
  },
];
const price = { total: gbp(282240), perPerson: gbp(70560) };
const party = { numberOfAdults: 2, numberOfChildren: 2, numberOfInfants: 0 };
const itinerary = {
  numberOfNights: 7,
  checkInDate: '2027-07-24',
  checkOutDate: '2027-07-31',
  party,
};
const hotel = { name: 'Hotel Miramar Blanc', placeLine: 'Port de Sóller, Majorca' };

const leg = (
  departureTime: string,
  arrivalTime: string,
  from: string,
  to: string,
  flightNumber: string,
) => ({
  stopWords: 'direct',
  segments: [
    {
      departureTime,
      arrivalTime,
      flightNumber,
      operator: { name: 'Solent Air' },
      departureAirport: { name: from },
      arrivalAirport: { name: to },
    },
  ],
});
const flights = {
  outbound: leg('2027-07-24T06:15', '2027-07-24T10:05', 'Leeds Bradford', 'Palma', 'SX 4120'),
  inbound: leg('2027-07-31T11:00', '2027-07-31T12:55', 'Palma', 'Leeds Bradford', 'SX 4121'),
};

/**
 * The Hargreaves family's basket: a week in Port de Sóller with a hold bag and a transfer; held for
 * 21 minutes on the tests' day.
 */
export const basketForTests = (
  changed: Partial<ExtrasBasketFragment> = {},
): ExtrasBasketFragment => ({
  id: 'b1',
  checkoutId: null,
  checkoutStatus: null,
  expiry: '2026-11-20T20:41:00Z',
  isExpired: false,
  isSoldOut: false,
  closedByAdvice: null,
  searchQuery: 'adults=2',
  hotel,
  holiday: { hotelQuoteId: 'h1', flightQuoteId: 'f1', departureDate: '2027-07-24', itinerary },
  flights: { id: 'fl1' },
  price,
  lines,
  priceChange: null,
  includedPerks: [{ about: 'Airport lounge at Leeds Bradford before your flight out' }],
  bags: [
    {
      type: 'HAND_LUGGAGE',
      label: 'Cabin bag',
      isIncluded: true,
      quantity: 4,
      price: null,
      sizeLimit: { height: 40, width: 20, depth: 25 },
      weightLimit: { value: 10, unit: 'KILOGRAMS' },
      baggageCountEqualsPassengers: false,
    },
    {
      type: 'HOLD_LUGGAGE',
      label: 'Hold bag 22 kg',
      isIncluded: false,
      quantity: 0,
      price: {
        choices: [0, 1, 2, 3, 4].map((quantity) => ({ quantity, total: gbp(quantity * 7800) })),
      },
      sizeLimit: null,
      weightLimit: { value: 22, unit: 'KILOGRAMS' },
      baggageCountEqualsPassengers: false,
    },
  ],
  seatMapStatus: null,
  seatedFlights: [],
  unseatedFlights: [],
  priorityBoardingOption: null,
  flightFulfilment: [{ mode: 'AUTO_BOOK', discountedPrice: gbp(0), chosen: true }],
  transferFlight: null,
  transferOptions: [
    {
      id: 't1',
      supplierName: 'Llevant Coaches',
      title: 'Shuttle service',
      about: 'You share it with other guests.',
      duration: { value: 65 },
      stepFree: false,
      price: gbp(6400),
      chosen: false,
    },
    {
      id: 't2',
      supplierName: 'Llevant Coaches',
      title: 'Wheelchair-adapted taxi',
      about: '',
      duration: { value: 40 },
      stepFree: true,
      price: gbp(14200),
      chosen: false,
    },
  ],
  carParkOptions: [
    {
      id: 'c1',
      type: 'meet_and_greet',
      name: 'Yeadon Meet and Greet',
      description: 'Hand over the keys at departures',
      price: gbp(8900),
      chosen: false,
    },
  ],
  insuranceOptions: [
    {
      id: 'i1',
      title: 'Family single trip',
      description: 'Medical to £10m, cancellation to £5,000 each',
      documents: [{ title: 'Policy wording', url: '/policy.pdf' }],
      price: gbp(5200),
      chosen: false,
    },
  ],
  unavailableExtras: [],
  ...changed,
});

export const plansForTests: CheckoutPlanFragment[] = [
  {
    name: 'pay_in_full',
    label: 'Pay in full',
    kind: 'payInFull',
    paymentMethods: ['PAY_WITH_CARD'],
    cancelling:
      'If you cancel by Fri 14 May 2027, you lose £480 in total and owe nothing more; after that it costs more.',
    instalments: [{ amount: gbp(278240), dueDate: '2026-11-20', transactionFee: gbp(0) }],
  },
  {
    name: '2020LowDeposit_2',
    label: 'Low deposit, then 1 payment',
    kind: 'instalment',
    paymentMethods: ['PAY_WITH_CARD'],
    cancelling:
      'If you cancel by Fri 14 May 2027, you lose £480 in total: this £120 and another £360; after that it costs more.',
    instalments: [
      { amount: gbp(12000), dueDate: '2026-11-20', transactionFee: gbp(0) },
      { amount: gbp(266240), dueDate: '2027-06-26', transactionFee: gbp(0) },
    ],
  },
];

const STEPS = {
  passengers: 'Passengers',
  payment_options: 'Payment Options',
  contact_details: 'Your Details',
  car_parking: 'Car Park Details',
  payment: 'Book',
} as const;
type StepName = keyof typeof STEPS;

/** The family's checkout with the named steps done, as saved by them. */
export function checkoutForTests(
  done: readonly StepName[] = [],
  changed: Partial<CheckoutOfPageFragment> = {},
): CheckoutOfPageFragment {
  return {
    id: 'c1',
    status: 'OPEN',
    orderReference: null,
    lastRefusal: null,
    isPaymentAwaited: false,
    openPaymentPageUrl: null,
    openChallengeUrl: null,
    isExistingCustomer: false,
    eligibleForPromotionalCode: false,
    steps: (Object.keys(STEPS) as StepName[]).map((name) => ({
      name,
      label: STEPS[name],
      isDone: done.includes(name),
    })),
    travellers: [
      { type: 'ADULT', statedAge: null },
      { type: 'ADULT', statedAge: null },
      { type: 'CHILD', statedAge: 11 },
      { type: 'CHILD', statedAge: 7 },
    ],
    passengerDetails: done.includes('passengers') ? savedPassengers : [],
    contactDetails: done.includes('contact_details') ? savedContact : null,
    carDetails: done.includes('car_parking')
      ? { colour: 'Blue', make: 'Skoda', model: 'Octavia', registration: 'YK19 ABC' }
      : null,
    paymentSchedule: done.includes('payment_options')
      ? { name: '2020LowDeposit_2', instalments: plansForTests[1]!.instalments }
      : null,
    paymentScheduleOptions: plansForTests,
    basket: {
      id: 'b1',
      expiry: '2026-11-20T20:41:00Z',
      isExpired: false,
      isSoldOut: false,
      closedByAdvice: null,
      searchQuery: 'adults=2',
      hotel,
      flights,
      holiday: {
        hotelQuoteId: 'h1',
        flightQuoteId: 'f1',
        departureDate: '2027-07-24',
        returnDate: '2027-07-31',
        isPackage: true,
        isOnRequest: false,
        protection:
          'This is a demonstration: nothing is sold, and nothing is protected. If it were real, your flights and hotel would be ATOL protected together. The ATOL contribution in the price shows what that would cost.',
        board: { name: 'Half board' },
        rooms: [{ displayName: 'Family room' }],
        itinerary,
      },
      price,
      payable: gbp(278240),
      promotionalCode: null,
      lines,
      priceChange: null,
    },
    ...changed,
  };
}

const saved = (title: string, firstName: string, dateOfBirth: string, leadAuthorised = false) => ({
  title,
  firstName,
  lastName: 'Hargreaves',
  dateOfBirth,
  leadAuthorised,
  specialAssistance: null,
});
const savedPassengers = [
  saved('mrs', 'Sarah', '1985-02-01', true),
  saved('mr', 'Daniel', '1984-09-30'),
  saved('master', 'Noah', '2015-12-03'),
  saved('miss', 'Edie', '2020-05-14'),
];
const savedContact = {
  title: 'mrs',
  firstName: 'Sarah',
  lastName: 'Hargreaves',
  emailAddress: 'sarah@example.com',
  alternativeEmailAddress: null,
  phoneNumber: '07700 900 482',
  optIntoMarketing: false,
  billingAddress: {
    address: '4 Moor Lane',
    city: 'Leeds',
    postalCode: 'LS6 2AB',
    country: 'United Kingdom',
    isoCountryCode: 'GB',
  },
};

/** The answer of the checkout's page. */
export const checkoutAnswer = (
  checkout: CheckoutOfPageFragment | null,
  customer: CheckoutPageQuery['customer'] = null,
  companions: CheckoutPageQuery['companions'] = [],
): CheckoutPageQuery => ({
  customer,
  companions,
  site: {
    phone: '0113 496 0180',
    cardFieldsUrl: 'http://localhost:5049/fields',
  },
  checkoutById: checkout
    ? { statusCode: 200, errors: [], checkout }
    : {
        statusCode: 404,
        errors: [
          {
            code: 'checkout_does_not_exist',
            message: 'We can’t find that checkout',
            field: 'checkoutId',
          },
        ],
        checkout,
      },
});

const picture = {
  url: '/picture.png',
  alt: 'A bay with sails',
  placeholder: 'data:image/png;base64,iVBORw0KGgo=',
};

/** The family's order, confirmed, by low deposit. */
export const orderForTests = (
  changed: Partial<ConfirmedOrderFragment> = {},
): ConfirmedOrderFragment => ({
  id: 'o1',
  isShared: false,
  reference: 'HM7K42QD',
  status: 'CONFIRMED',
  requestStatus: 'COMPLETED',
  placedAt: '2026-11-20T20:22:00Z',
  passengerNames: ['Sarah Hargreaves', 'Daniel Hargreaves', 'Noah Hargreaves', 'Edie Hargreaves'],
  emailAddress: 'sarah@example.com',
  hotel: {
    ...hotel,
    resortName: 'Port de Sóller',
    checkInFrom: '15:00',
    locatedIn: [{ id: 'p1', name: 'Port de Sóller' }],
    pictures: [picture],
  },
  flights,
  holiday: { departureDate: '2027-07-24', returnDate: '2027-07-31', isPackage: true, itinerary },
  price,
  lines,
  payments: [
    { dueDate: '2026-11-20', amount: gbp(12000), outcome: 'CONFIRMED', isPaid: true },
    { dueDate: '2027-06-26', amount: gbp(266240), outcome: 'UNKNOWN', isPaid: false },
  ],
  ownFlights: null,
  cancelling: [
    { until: '2027-05-14', lost: gbp(48000) },
    { until: '2027-07-09', lost: gbp(222592) },
    { until: null, lost: gbp(278240) },
  ],
  parts: [
    { name: 'Solent Air', detail: 'SX 4120 and SX 4121.', reference: 'K7QX2M' },
    {
      name: 'Hotel Miramar Blanc',
      detail: 'Passeig des Traves 12, Port de Sóller.',
      reference: '55910237',
    },
    {
      name: 'Parking: Fieldside Parking, Leeds Bradford',
      detail:
        '12 Fieldside Lane, two miles from Leeds Bradford Airport. Car: YK19 ABC, Blue Skoda Octavia.',
      reference: 'PK55910264',
    },
  ],
  documents: [
    {
      title: 'Confirmation (PDF)',
      url: '/documents/c1/confirmation.pdf',
      mediaType: 'application/pdf',
    },
    {
      title: 'ATOL certificate (PDF)',
      url: '/documents/c1/certificate.pdf',
      mediaType: 'application/pdf',
    },
    { title: 'Calendar', url: '/documents/c1/dates.ics', mediaType: 'text/calendar' },
  ],
  ...changed,
});

export const placeAnswer: ConfirmationPlaceQuery = {
  destinationById: { label: 'Port de Sóller', within: 'Majorca, Spain', picture },
};
