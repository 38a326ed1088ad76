import { describe, expect, test, vi } from 'vitest';
import { DataError } from '#web/data/data-error.ts';
import { wireDocument } from '#web/data/wire-document.ts';
import { makeDataCall, type DataCallOptions } from './data-call.ts';

type Given = {
  readonly answers: readonly (() => Response | Promise<Response>)[];
  readonly retry?: DataCallOptions['retry'];
  readonly isFree?: DataCallOptions['isFree'];
};
type Sent = {
  readonly url: string;
  readonly headers: Headers;
  readonly signal: AbortSignal | null | undefined;
  readonly body: {
    readonly operationName: string;
    readonly query: string;
    readonly variables: unknown;
  };
};

/** A data call to a site that gives these answers in turn, the last one again and again. */
function callTo({ answers, retry = { isOn: true }, isFree = async () => undefined }: Given) {
  const sent: Sent[] = [];
  const logged: unknown[] = [];
  const held: Promise<unknown>[] = [];
  const send = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    sent.push({
      url: request.url,
      headers: request.headers,
      // As it was given: that of a request hears nothing more once the request is collected.
      signal: init?.signal,
      body: (await request.json()) as Sent['body'],
    });
    return answers[Math.min(sent.length, answers.length) - 1]!();
  };
  const call = makeDataCall({
    origin: 'https://shop.test',
    retry,
    send,
    hold: (over) => held.push(over),
    isFree,
    log: (failure) => logged.push(failure),
  });
  return { call, sent, held, logged };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const unreadable = () =>
  new Response('<html>', { status: 200, headers: { 'content-type': 'text/html' } });

const HolidayPage = {
  name: 'HolidayPage',
  text: 'query Other { site { brand } } query HolidayPage($id: ID!) { hotel(id: $id) { ...Names } } fragment Names on Hotel { id name } fragment Unused on Hotel { id }',
};
const SavePassengers = {
  name: 'SavePassengers',
  text: 'mutation SavePassengers { addPassengerDetailsToCheckout { statusCode } }',
};
const found = json({
  data: { hotel: { __typename: 'Hotel', id: 'h1', name: 'Hotel Miramar Blanc' } },
});

test('a call is one POST that names its operation in address, headers and body, with nothing of the other operations of its file [GQL-01, GQL-02, GQL-03]', async () => {
  const { call, sent } = callTo({ answers: [found] });
  expect(await call(HolidayPage, { id: 'h1' })).toMatchObject({
    hotel: { name: 'Hotel Miramar Blanc' },
  });
  expect(sent).toHaveLength(1);
  const [{ url, headers, body }] = sent as [Sent];
  expect(url).toBe('https://shop.test/graphql?operation_name=HolidayPage');
  expect(Object.fromEntries(headers)).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
    'x-operation-name': 'HolidayPage',
    'x-client-name': 'holidaymaker-web',
  });
  expect(body).toMatchObject({ operationName: 'HolidayPage', variables: { id: 'h1' } });
  expect(body.query).toContain('fragment Names');
  expect(body.query).not.toMatch(/Other|Unused/);
  expect(body.query, 'the text by which the server knows it').toBe(wireDocument(HolidayPage).text);
});

test('who has to wait is told so by the answer itself, which comes with 429, and is not sent again', async () => {
  const answer = { addPassengerDetailsToCheckout: { statusCode: 422 } };
  const { call, sent } = callTo({ answers: [json({ data: answer }, 429)] });
  expect(await call(SavePassengers, {})).toEqual(answer);
  expect(sent).toHaveLength(1);
});

test('calls that overlap each get their own answer, whatever of it the other one has asked for as well', async () => {
  const gate = Promise.withResolvers<void>();
  const held = async () => {
    await gate.promise;
    return Response.json({
      data: { board: { __typename: 'Board', lines: [{ __typename: 'Line', place: 'Naxos' }] } },
    });
  };
  const { call } = callTo({
    answers: [
      held,
      json({
        data: {
          board: {
            __typename: 'Board',
            lines: [
              { __typename: 'Line', price: 1 },
              { __typename: 'Line', price: 2 },
            ],
          },
        },
      }),
    ],
  });
  const first = call({ name: 'Places', text: 'query Places { board { lines { place } } }' }, {});
  expect(
    await call({ name: 'Prices', text: 'query Prices { board { lines { price } } }' }, {}),
  ).toMatchObject({ board: { lines: [{ price: 1 }, { price: 2 }] } });
  gate.resolve();
  expect(await first).toMatchObject({ board: { lines: [{ place: 'Naxos' }] } });
});

test('what nobody ever answers is given up after a minute, and asked for once more', async () => {
  const limits: AbortController[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(60_000);
    limits.push(new AbortController());
    return limits.at(-1)!.signal;
  });
  const never = () =>
    new Promise<Response>((_, reject) => {
      const signal = sent.at(-1)!.signal!;
      const giveUp = () => reject(signal.reason as Error);
      if (signal.aborted) giveUp();
      else signal.addEventListener('abort', giveUp);
    });
  const { call, sent } = callTo({ answers: [never] });
  const asked = call(HolidayPage, { id: 'h1' }).catch((error: unknown) => error);
  for (const nth of [1, 2]) {
    await expect.poll(() => sent.length).toBe(nth);
    limits.at(-1)!.abort(new DOMException('late', 'TimeoutError'));
  }
  expect(await asked).toMatchObject({ kind: 'NO_CONNECTION' });
  timeout.mockRestore();
});

test('until a change has been answered they go one after the other, and forms are held, for its answer opens the session', async () => {
  const first = Promise.withResolvers<Response>();
  const second = Promise.withResolvers<Response>();
  const saved = json({ data: { addPassengerDetailsToCheckout: { statusCode: 200 } } });
  const { call, sent, held } = callTo({
    answers: [() => first.promise, () => second.promise, saved],
    retry: { isOn: false },
  });
  const save = () => call<unknown, object>(SavePassengers, {});
  const unanswered = save().catch(() => 'no answer');
  const early = [save(), save()];
  await expect.poll(() => sent.length).toBe(1);
  first.reject(new TypeError('Failed to fetch'));
  expect(await unanswered).toBe('no answer');
  await expect.poll(() => sent.length).toBe(2);
  second.resolve(saved());
  await Promise.all([...early, ...held]);
  expect(sent).toHaveLength(3);

  const open = callTo({ answers: [saved, () => new Promise(() => undefined)] });
  await open.call(SavePassengers, {});
  void open.call(SavePassengers, {});
  void open.call(SavePassengers, {});
  await expect.poll(() => open.sent.length, { message: 'both at once' }).toBe(3);
  expect(open.held).toHaveLength(1);
});

test('of two tabs that have no session the second sends its first change once that of the other is answered', async () => {
  const first = Promise.withResolvers<Response>();
  const saved = json({ data: { addPassengerDetailsToCheckout: { statusCode: 200 } } });
  const here = callTo({ answers: [() => first.promise] });
  const there = callTo({ answers: [saved] });
  const answers = [here.call(SavePassengers, {}), there.call(SavePassengers, {})];
  await expect.poll(() => here.sent.length).toBe(1);
  await new Promise((resolve) => void setTimeout(resolve, 50));
  expect(there.sent).toEqual([]);
  first.resolve(saved());
  await Promise.all(answers);
  expect(there.sent).toHaveLength(1);
});

test('a change that may open the session waits for a form that is on its way', async () => {
  const form = Promise.withResolvers<void>();
  const { call, sent, held } = callTo({
    answers: [json({ data: { addPassengerDetailsToCheckout: { statusCode: 200 } } })],
    isFree: () => form.promise,
  });
  const saved = call(SavePassengers, {});
  await new Promise((resolve) => void setImmediate(resolve));
  expect([sent, held]).toEqual([[], []]);
  form.resolve();
  await saved;
  expect(sent).toHaveLength(1);
});

describe('a call is sent again', () => {
  test.each([
    ['once after no answer [RETRY-01, RETRY-02]', HolidayPage, [unreachable, found], 2],
    [
      'once and no more when nothing keeps coming [RETRY-01, RETRY-02]',
      HolidayPage,
      [unreachable],
      2,
    ],
    ['once after an answer that cannot be read [RETRY-01, RETRY-03]', HolidayPage, [unreadable], 2],
    [
      'once when packages are null with errors [RETRY-04]',
      { name: 'Board', text: '{ packages { id } }'.replace('{', 'query Board {') },
      [json({ data: { packages: null }, errors: [{ message: 'late' }] })],
      2,
    ],
    [
      'once when a search has no result and errors [RETRY-04]',
      { name: 'ResultsPage', text: 'query ResultsPage { packageSearchResults { total } }' },
      [json({ data: null, errors: [{ message: 'late' }] })],
      2,
    ],
    ['as a mutation too: all of ours may be repeated [RETRY-02]', SavePassengers, [unreachable], 2],
  ] as const)('%s', async (_title, operation, answers, times) => {
    const { call, sent } = callTo({ answers });
    await call<unknown, object>(operation, { id: 'h1' }).catch(() => undefined);
    expect(sent).toHaveLength(times);
  });
});

describe('a call is never sent again', () => {
  const named = (name: string, field: string) => ({
    name,
    text: `query ${name} { ${field} { id } }`,
  });
  test.each([
    ['a search [RETRY-05]', named('PlaceSearch', 'destinations')],
    [
      'packageSearchResults, but for RETRY-04 [RETRY-05]',
      named('ResultsPage', 'packageSearchResults'),
    ],
    ['a basket [RETRY-05]', named('ExtrasPage', 'basket')],
    ['flights [RETRY-05]', named('Times', 'flightChoices')],
    ['parking [RETRY-05]', named('Spaces', 'setCarPark')],
    ['insurance [RETRY-05]', named('Cover', 'setInsurance')],
    ['reviews [RETRY-05]', named('Opinions', 'customerReviews')],
  ])('for %s', async (_title, operation) => {
    for (const answer of [unreachable, unreadable]) {
      const { call, sent } = callTo({ answers: [answer] });
      await call<unknown, object>(operation, {}).catch(() => undefined);
      expect(sent).toHaveLength(1);
    }
  });

  test('when its answer has errors and other results [RETRY-04]', async () => {
    const { call, sent } = callTo({
      answers: [json({ data: { hotel: null }, errors: [{ message: 'late' }] })],
    });
    await call(HolidayPage, { id: 'h1' }).catch(() => undefined);
    expect(sent).toHaveLength(1);
  });

  test('when the features header disables it, which the call carries [GQL-04, RETRY-07]', async () => {
    const { call, sent } = callTo({ answers: [unreachable], retry: { isOn: false } });
    await call(HolidayPage, { id: 'h1' }).catch(() => undefined);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get('x-features')).toBe('{"retry":false}');
  });

  test('to the one host that is excluded [RETRY-06]', async () => {
    const { call, sent } = callTo({
      answers: [unreachable],
      retry: { isOn: true, excludedHost: 'shop.test' },
    });
    await call(HolidayPage, { id: 'h1' }).catch(() => undefined);
    expect(sent).toHaveLength(1);
  });
});

test.each([
  [
    'HolidayPage',
    json({ data: null, errors: [{ message: 'Unable to retrieve holiday details' }] }),
    'HOLIDAY_DETAILS_UNAVAILABLE',
  ],
  [
    'HolidayPage',
    json({
      data: null,
      errors: [{ message: 'One moment', extensions: { code: 'PRICES_MOVING' } }],
    }),
    'PRICES_MOVING',
  ],
  ['HolidayPage', unreachable, 'NO_CONNECTION'],
  ['HolidayPage', () => new Response('', { status: 418 }), 'NO_ANSWER'],
  ['HolidayPage', () => new Response('late', { status: 504 }), 'GATEWAY_TIMEOUT'],
  ['HolidayPage', () => new Response('', { status: 502 }), 'BAD_GATEWAY'],
  ['HolidayPage', json({ data: null }), 'NO_QUERY_DATA'],
  ['SavePassengers', json({ data: null }), 'NO_MUTATION_DATA'],
] as const)(
  'a failure of %s is thrown and logged by its kind, without what was sent [GQL-05, PAX-30]: %#',
  async (name, answer, kind) => {
    const { call, logged } = callTo({ answers: [answer] });
    const operation = name === 'HolidayPage' ? HolidayPage : SavePassengers;
    const failure = await call<unknown, object>(operation, { lastName: 'Hargreaves' }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(DataError);
    expect(failure).toMatchObject({ kind, operation: name });
    expect(logged).toEqual([{ operation: name, kind }]);
  },
);

test.each([
  [401, 'UNAUTHORISED'],
  [504, 'GATEWAY_TIMEOUT'],
  [502, 'BAD_GATEWAY'],
  [500, 'INTERNAL_SERVER_ERROR'],
  [400, 'INVALID_REQUEST'],
])('a call that is answered %i is logged once, as %s [ERR-17]', async (status, kind) => {
  const { call, logged } = callTo({ answers: [() => new Response('', { status })] });
  await call(HolidayPage, { id: 'h1' }).catch(() => undefined);
  expect(logged).toEqual([{ operation: 'HolidayPage', kind }]);
});

test('an answer of several types comes whole, also where its type was asked for by another name', async () => {
  const deal = {
    name: 'Deal',
    text: 'query Deal { holiday { kind: __typename ... on NoAvailability { message } ... on Holiday { isPackage } ...Any } } fragment Any on HolidayResult { ... on NoAvailability { hotel { name } } }',
  };
  const { call, sent } = callTo({
    answers: [
      json({
        data: {
          holiday: {
            __typename: 'NoAvailability',
            kind: 'NoAvailability',
            message: 'Sold out',
            hotel: { __typename: 'Hotel', name: 'Full House' },
          },
        },
      }),
    ],
  });
  expect(await call<unknown, object>(deal, {})).toMatchObject({
    holiday: { kind: 'NoAvailability', message: 'Sold out', hotel: { name: 'Full House' } },
  });
  expect(sent[0]?.body.query).toMatch(/kind: __typename\s+__typename/);
});

test('names of places are asked for once; a price is asked for each time', async () => {
  const places = {
    name: 'Places',
    text: 'query Places($id: ID!) { destinationById(id: $id) { value label } }',
  };
  const known = callTo({
    answers: [
      json({
        data: { destinationById: { __typename: 'Destination', value: 'spain', label: 'Spain' } },
      }),
    ],
  });
  await known.call(places, { id: 'spain' });
  expect(await known.call(places, { id: 'spain' })).toMatchObject({
    destinationById: { label: 'Spain' },
  });
  expect(known.sent).toHaveLength(1);
  const priced = callTo({ answers: [found] });
  await priced.call(HolidayPage, { id: 'h1' });
  await priced.call(HolidayPage, { id: 'h1' });
  expect(priced.sent).toHaveLength(2);
});

test('two boards of one hotel stay apart, and an airport of two answers is one [CACHE-01]', async () => {
  const board = (boardQuoteId: string, total: number) => ({
    __typename: 'Package',
    id: 'h1',
    flightQuoteId: 'f1',
    boardQuoteId,
    rooms: [{ __typename: 'RoomName', name: 'Double' }],
    price: { __typename: 'Price', total },
  });
  const list = {
    name: 'Board',
    text: 'query Board { packages { packages { id flightQuoteId boardQuoteId rooms { name } price { total } } } }',
  };
  const { call } = callTo({
    answers: [
      json({
        data: {
          packages: { __typename: 'PackageList', packages: [board('HB', 1), board('AI', 2)] },
        },
      }),
    ],
  });
  expect(await call<unknown, object>(list, {})).toMatchObject({
    packages: {
      packages: [
        { boardQuoteId: 'HB', price: { total: 1 } },
        { boardQuoteId: 'AI', price: { total: 2 } },
      ],
    },
  });

  const airports = {
    name: 'Airports',
    text: 'query Airports { departureAirports { name airports { iata name } } }',
  };
  const lookUp = { name: 'Leg', text: 'query Leg { departuresBoard { airport { iata name } } }' };
  const airport = (name: string) => ({ __typename: 'Airport', iata: 'LBA', name });
  const shared = callTo({
    answers: [
      json({
        data: {
          departureAirports: [
            { __typename: 'AirportGroup', name: 'North', airports: [airport('Leeds')] },
          ],
        },
      }),
      json({
        data: {
          departuresBoard: { __typename: 'DeparturesBoard', airport: airport('Leeds Bradford') },
        },
      }),
    ],
  });
  await shared.call<unknown, object>(airports, {});
  await shared.call<unknown, object>(lookUp, {});
  expect(await shared.call<unknown, object>(airports, {})).toMatchObject({
    departureAirports: [{ airports: [{ name: 'Leeds Bradford' }] }],
  });
  expect(shared.sent).toHaveLength(2);
});
