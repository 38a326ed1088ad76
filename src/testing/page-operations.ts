/** The operations of all pages, and what each may ask of a purchase of its visitor's own. */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { getOperationAST, parse, type OperationTypeNode } from 'graphql';
import {
  CONTACT,
  createBasket,
  departureDay,
  makeCriteria,
  openCheckout,
  PASSENGERS,
  type FoundPackage,
} from './api-purchase.ts';
import type { ApiVisitor, RunningShop, Variables } from './running-shop.ts';

export type PageOperation = {
  readonly file: string;
  /** Of the whole file. */
  readonly text: string;
  readonly kind: OperationTypeNode;
  readonly name: string;
};

/** Every operation in the folders of the web. */
export async function listOperations(): Promise<PageOperation[]> {
  const files = (await Array.fromAsync(glob('src/web/**/*.graphql'))).toSorted();
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return parse(text).definitions.flatMap((definition) =>
      definition.kind === 'OperationDefinition' && definition.name
        ? [{ file, text, kind: definition.operation, name: definition.name.value }]
        : [],
    );
  });
}

/** A purchase of this visitor's own, and what each operation may ask of it. */
export async function ownIds(
  running: RunningShop,
  found: FoundPackage,
  visitor: ApiVisitor,
): Promise<Variables> {
  const basketId = await createBasket(visitor, found);
  return {
    ...CHOICES,
    ...found,
    acceptedTotal: found.price.total.amount,
    seenTotal: found.price.total.amount,
    basketId,
    checkoutId: await openCheckout(visitor, basketId),
    id: 'spain-majorca',
    cardToken: await running.cardToken('4111111111111111'),
  };
}

export const UNKNOWN_IDS: Variables = {
  hotelQuoteId: 'h1.0',
  flightQuoteId: 'f1.0',
  basketId: 'none',
  checkoutId: 'none',
  id: 'none',
  acceptedTotal: 1,
  cardToken: 'none',
};

/** Of all variables those that an operation has. */
export function variablesOf({ text, name }: PageOperation, variables: Variables): Variables {
  const names =
    getOperationAST(parse(text), name)?.variableDefinitions?.map(
      ({ variable }) => variable.name.value,
    ) ?? [];
  return Object.fromEntries(
    names.map((variable) => [variable, variables[variable] ?? CHOICES[variable] ?? null]),
  );
}

const CHOICES: Variables = {
  criteria: makeCriteria(),
  around: makeCriteria(),
  below: true,
  day: departureDay(0),
  one: makeCriteria(),
  two: makeCriteria(),
  three: makeCriteria(),
  others: makeCriteria(),
  hasPlace: true,
  hasSecond: true,
  hasThird: false,
  slug: 'faqs',
  group: 'help',
  from: departureDay(),
  days: 31,
  first: 5,
  season: 'NOW',
  reviews: true,
  level: 'COUNTRY',
  map: '/maps/square/36/4156/3114.svg',
  order: 'BEST',
  inMonth: makeCriteria(),
  months: [departureDay().slice(0, 7)],
  until: departureDay(30),
  themes: ['spa'],
  theme: 'spa',
  adults: 2,
  childAges: [],
  checkIn: departureDay(),
  nights: 7,
  stay: { checkIn: departureDay(), nights: 7, stars: 4, rooms: 1, adults: 2, childAges: [] },
  text: 'mal',
  position: { lat: 51.24, lon: -0.57 },
  news: { emailAddress: 'sea@example.com', leaveEmpty: '' },
  airlineReference: 'AB12CD',
  leg: 'outbound',
  said: 'moved',
  newDate: departureDay(),
  newTime: '18:40',
  words: 'It leaves later.',
  isCountry: true,
  things: true,
  searchType: 'HOLIDAY',
  airport: 'MAN',
  quantity: 1,
  page: 1,
  idempotencyKey: 'press',
  paymentToken: 'none',
  attempt: 1,
  redirectResult: 'none',
  sessionId: 'none',
  sessionResult: 'none',
  passengerDetails: PASSENGERS,
  contactDetails: CONTACT,
  carDetails: { colour: 'Blue', make: 'Skoda', model: 'Octavia', registration: 'AB12 CDE' },
  paymentSchedule: { name: 'pay_in_full' },
  loginId: 'none',
  bookmarkId: 'none',
  targetPrice: 100,
  kinds: [],
  creditIds: [],
  acceptedLoss: 0,
  acceptedAside: 0,
  orderCode: 'NONE',
  changeId: 'none',
  noticeId: 'none',
  names: [],
  bags: 1,
  priorityBoarding: true,
  outbound: [],
  inbound: [],
  flight: { number: 'FR 1882', landsAt: '14:20' },
  car: { colour: 'Blue', make: 'Skoda', model: 'Octavia', registration: 'AB12 CDE' },
  link: 'none',
  holidayId: 'none',
  personId: 'none',
  vote: 'YES',
  name: 'Easter',
  firstName: 'Sarah',
  numberOfPeople: 2,
  holidays: [],
  query: '',
  keep: true,
  emailAddress: 'sarah@example.com',
  code: '000000',
  password: 'kettle moss 7',
  confirmation: 'kettle moss 7',
  report: {
    message: 'The calendar of Majorca shows no prices.',
    emailAddress: '',
    page: '/',
    errorReference: '',
  },
  quote: {
    adults: 12,
    children: 1,
    infants: 0,
    childAges: [4],
    place: 'Majorca',
    airport: '',
    departureDate: '2027-06-05',
    nights: 7,
    isFlexible: false,
    message: '',
    name: 'Sarah Hargreaves',
    emailAddress: 'sarah@example.com',
    phoneNumber: '',
    leaveEmpty: '',
  },
  passkeyId: 'none',
  credential: 'none',
  companionId: 'none',
  companion: {
    title: 'master',
    firstName: 'Noah',
    lastName: 'Hargreaves',
    dateOfBirth: '01/02/2018',
    hasAgreed: true,
  },
  codeChallenge: 'none',
  token: 'none',
  isInvited: true,
  role: 'VIEWER',
  sharingId: 'none',
  shareId: 'none',
  replacementId: 'none',
  place: {
    traveller: 2,
    title: 'ms',
    firstName: 'Grace',
    lastName: 'Okafor',
    dateOfBirth: '05/06/1990',
  },
  leaving: [2],
  joining: {
    title: 'mr',
    firstName: 'Noah',
    lastName: 'Okafor',
    dateOfBirth: '03/04/1990',
    room: 1,
  },
  traveller: 1,
  passport: 'GBR',
  issuedOn: '01/02/2020',
  expiresOn: '01/02/2030',
  firstNames: 'Sarah',
  lastName: 'Okafor',
  message: 'Is there a cot?',
  disputesPayment: false,
  payment: 1,
  to: '01/02/2027',
  amount: 100,
  payableWas: 100,
  version: 1,
  contact: {
    emailAddress: 'sarah@example.com',
    phoneNumber: '0113 496 0180',
    address: '12 Beech Grove',
    city: 'Leeds',
    postalCode: 'LS6 2AB',
  },
  way: 'OUTBOUND',
  done: true,
  seats: [],
  mode: 'AUTO_BOOK',
  chosen: false,
  details: {
    title: 'mrs',
    firstName: 'Sarah',
    lastName: 'Hargreaves',
    phoneNumber: '0113 496 0180',
    postalCode: 'LS1 5HN',
  },
};
