/** Requests as no browser would send them, to every address of the site. */
import type { IsoDate } from '#domain/dates.ts';
import { ADDRESSES } from '#web/addresses/addresses.ts';
import type { Chance } from '../oracle/chance.ts';
import { drawDataCall } from './draw-data-call.ts';
import type { KnownThings } from './known-things.ts';
import { oddNumber, oddText } from './odd-texts.ts';

export type FuzzRequest = {
  readonly method: string;
  /** As it stands in the request line. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
};

type Draw = { readonly chance: Chance; readonly known: KnownThings; readonly today: IsoDate };

const FORM = 'application/x-www-form-urlencoded';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'];
const OTHERS = [
  '/graphql',
  '/webhooks/payments',
  '/service-worker.js',
  '/_live',
  '/_ready',
  '/assets/x',
  '/pictures/place/spain/sea/300x350.jpg',
  '/pictures/hotel/1/pool/300x350.avif',
  '/cards/e30.AAAAAAAAAAAAAAAAAAAAAA.jpg',
  '/maps/wide/4/1/2.svg',
  '/robots.txt',
  '/favicon.ico',
  '/.well-known/security.txt',
  '/csp-reports',
  '/event',
];
/** Names that addresses and forms of ours have. */
const FIELDS = [
  'locationIds[0]',
  'hotelIds',
  'departureAirports',
  'departureDate',
  'departureRangeEndDate',
  'dateFormat',
  'flexibility',
  'nights',
  'rooming',
  'party',
  'adults',
  'children',
  'infants',
  'rooms',
  'childAges',
  'filters[board][0]',
  'filters[price][min]',
  'filters[hotelName]',
  'sort',
  'page',
  'bags',
  'searchType',
  'mode',
  'destination',
  'level',
  'month',
  'key',
  'seen',
  'problem',
  'reason',
  'redirectResult',
  'sessionId',
  'sessionResult',
  'acceptedTotal',
  'basket',
  'section',
  'choice',
  'intent',
  'press',
  'cardToken',
  'theme',
  'back',
  'transfer',
  'parking',
  'insurance',
  'search',
  'chosen',
  'waited',
  'passengerDetails[0].title',
  'passengerDetails[0].firstName',
  'passengerDetails[0].dateOfBirth',
  'passengerDetails[0].age',
  'accessibility.partyRequiresSupport',
  'accessibility.wheelchairType',
  'accessibility.transferSteps',
  'contactDetails.emailAddress',
  'contactDetails.phoneNumber',
  'contactDetails.billingAddress.postalCode',
  'contactDetails.billingAddress.isoCountryCode',
  'carDetails.registration',
  'paymentSchedule.name',
  'a[0][x]',
  'passengerDetails[99999999].title',
  'passengerDetails[5].title',
  'passengerDetails.title',
  'carDetails',
  'contactDetails.billingAddress',
  `a${'.b'.repeat(3_000)}`,
  '__proto__[x]',
  '__intent__',
  '__state__',
];

/** The request of one draw: pages, forms, data calls, everything else. */
export function drawRequest(draw: Draw, host: string): FuzzRequest {
  const { chance } = draw;
  const kind = chance.pick(KINDS);
  const drawn = DRAWN[kind](draw, `http://${host}`);
  return { ...drawn, headers: [['host', host], ...oddHeaders(draw), ...drawn.headers] };
}

/** Data calls reach furthest, so that they come most often. */
const KINDS = ['page', 'page', 'form', 'form', 'call', 'call', 'call', 'other'] as const;

const DRAWN = { page: drawPage, form: drawForm, call: drawCall, other: drawOther } as const;

function drawPage(draw: Draw): FuzzRequest {
  const query = drawFields(draw);
  const target = drawPath(draw) + (query && `?${query}`);
  return { method: draw.chance.odds(0.95) ? 'GET' : 'HEAD', target, headers: [], body: '' };
}

function drawForm(draw: Draw, origin: string): FuzzRequest {
  const { chance } = draw;
  const type = chance.odds(0.85)
    ? FORM
    : chance.pick(['application/json', 'text/plain', 'multipart/form-data; boundary=x', '']);
  return {
    method: 'POST',
    target: drawPath(draw),
    headers: [
      ...(type === '' ? [] : [['content-type', type] as const]),
      ['origin', chance.odds(0.95) ? origin : chance.pick(['null', 'http://evil.example'])],
    ],
    body: chance.odds(0.9) ? drawFields(draw) : oddText(chance),
  };
}

function drawCall({ chance, known, today }: Draw): FuzzRequest {
  const call = drawDataCall(chance, known, today);
  const name = chance.odds(0.97) ? call.operationName : encode(oddText(chance));
  const body = JSON.stringify(call);
  const { between } = chance;
  return {
    method: 'POST',
    target: `/graphql?operation_name=${name}`,
    headers: [
      ['content-type', chance.odds(0.97) ? 'application/json' : 'text/plain'],
      ...(chance.odds(0.05) || call.query.startsWith('subscription')
        ? [['accept', 'text/event-stream'] as const]
        : []),
    ],
    body: chance.odds(0.97) ? body : body.slice(0, between(0, body.length)) + oddText(chance),
  };
}

function drawOther(draw: Draw): FuzzRequest {
  const { chance } = draw;
  const method = chance.pick(METHODS);
  const path = chance.odds(0.6) ? chance.pick(OTHERS) : drawPath(draw);
  const parts = path.split('/').map((part) => (chance.odds(0.2) ? encode(oddText(chance)) : part));
  return {
    method,
    target: chance.odds(0.95)
      ? parts.join('/')
      : chance.pick(['*', '//x', 'http://e.example/', '/\\x']),
    headers: [],
    body: method === 'GET' || method === 'HEAD' ? '' : oddText(chance),
  };
}

/** An address of the site with its parts filled in: what exists, what might, what cannot. */
function drawPath({ chance, known }: Draw): string {
  const [pattern] = chance.pick(ADDRESSES);
  return pattern.replace(/^\*$/, '/nowhere').replace(/:(\w+)\??/g, (_all, name: string) => {
    if (chance.odds(0.15)) return encode(oddText(chance));
    if (name === 'step')
      return chance.pick([
        'passengers',
        'payment_options',
        'contact_details',
        'car_parking',
        'payment',
      ]);
    const own: unknown = Object.entries(known).find(([each]) => each === name)?.[1];
    return encode(typeof own === 'string' && chance.odds(0.9) ? own : chance.pick(known.texts));
  });
}

function drawFields({ chance, known, today }: Draw): string {
  const value = (): string =>
    chance.pick([
      oddText(chance),
      String(oddNumber(chance)),
      chance.pick(known.texts),
      today,
      '2-0',
      'on',
      chance.pick([
        'extend',
        'refresh',
        'accept 1',
        'transfer',
        'bags',
        'parking',
        'insurance',
        'none',
        'continue',
        'payment_page',
        'close_payment',
      ]),
    ]);
  return Array.from(
    { length: chance.odds(0.02) ? 200 : chance.between(0, 6) },
    () => `${encode(chance.pick(FIELDS))}=${chance.odds(0.9) ? encode(value()) : '%ff%'}`,
  ).join('&');
}

/** Half characters have no percent code: a browser writes U+FFFD for them. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** The owner's cookie, and what proxies, robots and attackers add. */
function oddHeaders({ chance, known }: Draw): [string, string][] {
  const odd = (): string => oneLine(oddText(chance));
  const ODD_HEADERS: [string, string][] = [
    ['cookie', `session=${odd()}; theme=${odd()}`],
    ['accept', odd()],
    ['accept-encoding', odd()],
    ['if-none-match', odd()],
    ['range', 'bytes=0-1,5-'],
    ['user-agent', odd()],
    ['x-bot-score', odd()],
    ['x-forwarded-for', odd()],
    ['x-forwarded-host', 'evil.example'],
    ['sec-fetch-site', chance.pick(['same-origin', 'same-site', 'cross-site', odd()])],
    ['expect', '100-continue'],
    ['upgrade', 'websocket'],
  ];
  const own: [string, string][] = chance.odds(0.7) ? [['cookie', known.cookie]] : [];
  return chance.odds(0.8) ? own : [...own, ...chance.some(ODD_HEADERS, 0.15)];
}

/** What fits into the head of a message; its bytes are sent as they are. */
const oneLine = (text: string): string => text.replace(/[\0\r\n]/g, ' ').slice(0, 2_000);
