/**
 * Who may ask which operation for what: every way of the API to a basket, a checkout, an order and
 * its documents, for everybody who could ask (S-05).
 */
import { isObjectType, parse, subscribe } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PACK_HEADERS } from '#domain/booking/trip-pack.ts';
import { visitorContext } from '#graphql/context.ts';
import { answerDocument } from '#http/endpoints/documents.ts';
import { loadBooking } from '#server/booking/own-booking.ts';
import { loadOrder } from '#server/order/load-order.ts';
import { quoteCancellation } from '#server/order/request-cancellation.ts';
import { CONTACT, PASSENGERS } from '#testing/api-purchase.ts';
import type { ApiVisitor, RunningShop, Variables } from '#testing/running-shop.ts';
import { FIELDS_WITHOUT_ID } from './fields-without-id.ts';
import {
  ELSEWHERE,
  ITS_PEOPLE,
  openPeople,
  BY_ROLE,
  STRANGERS,
  UNKNOWN,
  type Asker,
  type Ids,
  type People,
  type Stranger,
} from './people.ts';

let people: People;
let running: RunningShop;
let open: Ids;
let placed: Ids;
let owner: Asker;
let strangers: People['strangers'];
beforeAll(async () => {
  people = await openPeople();
  ({ running, owner, open, placed, strangers } = people);
});
afterAll(() => running.close());

const LISTED = ['confirmation.pdf', 'certificate.pdf', 'holiday.ics'];
const DOCUMENTS = [...LISTED, 'travel-wallet.html'];

const STATE = 'statusCode errors { code message field }';

/** Every operation that takes the id of what is somebody's; that none is left out is tested. */
const OPERATIONS: readonly (readonly [
  name: string,
  kind: keyof Ids,
  text: string,
  more: Variables,
])[] = [
  ['basket', 'basketId', `query O($id: ID!) { basket(id: $id) { ${STATE} basket { id } } }`, {}],
  [
    'refreshBasket',
    'basketId',
    `mutation O($id: ID!) { refreshBasket(basketId: $id) { ${STATE} basket { id } } }`,
    {},
  ],
  [
    'extendBasket',
    'basketId',
    `mutation O($id: ID!) { extendBasket(basketId: $id) { ${STATE} basket { id } } }`,
    {},
  ],
  [
    'acceptBasketPrice',
    'basketId',
    `mutation O($id: ID!) { acceptBasketPrice(basketId: $id, acceptedTotal: 1) { ${STATE} basket { id } } }`,
    {},
  ],
  [
    'setTransfer',
    'basketId',
    `mutation O($id: ID!) { setTransfer(basketId: $id, transferId: null) { ${STATE} basket { id } } }`,
    {},
  ],
  [
    'setCarPark',
    'basketId',
    `mutation O($id: ID!) { setCarPark(basketId: $id, carParkId: null) { ${STATE} basket { id } } }`,
    {},
  ],
  [
    'setInsurance',
    'basketId',
    `mutation O($id: ID!) { setInsurance(basketId: $id, insuranceId: null) { ${STATE} basket { id } } }`,
    {},
  ],
  [
    'setHoldBags',
    'basketId',
    `mutation O($id: ID!) { setHoldBags(basketId: $id, quantity: 0) { ${STATE} basket { id } } }`,
    {},
  ],
  [
    'seatMap',
    'basketId',
    `query O($id: ID!) { seatMap(basketId: $id, way: OUTBOUND) { ${STATE} seatMap { columns } } }`,
    {},
  ],
  [
    'setSeats',
    'basketId',
    `mutation O($id: ID!) { setSeats(basketId: $id, way: OUTBOUND, seats: []) { ${STATE} basket { id } } }`,
    {},
  ],
  [
    'setPriorityBoarding',
    'basketId',
    `mutation O($id: ID!) { setPriorityBoarding(basketId: $id, chosen: false) { ${STATE} basket { id } } }`,
    {},
  ],
  [
    'setFlightFulfilment',
    'basketId',
    `mutation O($id: ID!) { setFlightFulfilment(basketId: $id, mode: AUTO_BOOK) { ${STATE} basket { id } } }`,
    {},
  ],
  [
    'checkoutFromBasket',
    'basketId',
    `mutation O($id: ID!) { checkoutFromBasket(basketId: $id) { ${STATE} checkout { id } } }`,
    {},
  ],
  [
    'checkoutById',
    'checkoutId',
    `query O($id: ID!) { checkoutById(checkoutId: $id) { ${STATE} checkout { id } } }`,
    {},
  ],
  ['login', 'loginId', 'query O($id: ID!) { login(loginId: $id) { emailAddress } }', {}],
  [
    'resendLoginCode',
    'loginId',
    'mutation O($id: ID!) { resendLoginCode(loginId: $id) { ... on InvalidInput { errors { code message field } } } }',
    {},
  ],
  [
    'finishLogin',
    'loginId',
    'mutation O($id: ID!) { finishLogin(loginId: $id, code: "x") { ... on InvalidInput { errors { code message field } } } }',
    {},
  ],
  [
    'finishEmailChange',
    'changeId',
    'mutation O($id: ID!) { finishEmailChange(loginId: $id, code: "x") { ... on InvalidInput { errors { code message field } } } }',
    {},
  ],
  [
    'finishLoginBySecondFactor',
    'provenLoginId',
    'mutation O($id: ID!) { finishLoginBySecondFactor(loginId: $id, code: "x") { ... on InvalidInput { errors { code message field } } } }',
    {},
  ],
  [
    'resetPassword',
    'loginId',
    'mutation O($id: ID!) { resetPassword(loginId: $id, code: "x", password: "x", confirmation: "x") { ... on InvalidInput { errors { code message field } } } }',
    {},
  ],
  [
    'savedDeals',
    'bookmarkId',
    'query O($id: ID!) { savedDeals(bookmarkIds: [$id]) { bookmark { id } } }',
    {},
  ],
  [
    'setTargetPrice',
    'bookmarkId',
    'mutation O($id: ID!) { setTargetPrice(bookmarkId: $id, targetPrice: null) { __typename ... on HolidayBookmarkNotFound { message } } }',
    {},
  ],
  [
    'deleteHolidayBookmark',
    'bookmarkId',
    'mutation O($id: ID!) { deleteHolidayBookmark(bookmarkId: $id) { __typename ... on HolidayBookmarkNotFound { message } } }',
    {},
  ],
  [
    'orderByCheckout',
    'checkoutId',
    'query O($id: ID!, $key: String) { orderByCheckout(checkoutId: $id, key: $key) { isShared emailAddress documents { url } } }',
    {},
  ],
  [
    'booking',
    'orderCode',
    'query O($id: String!) { booking(orderCode: $id) { id role receipt { paid { amount } } share { payable { amount } payments { id } } } }',
    {},
  ],
  [
    'payBookingEarly',
    'orderCode',
    'mutation O($id: String!) { payBookingEarly(orderCode: $id, amount: 0, payableWas: 0) { __typename ... on InvalidInput { errors { code } } } }',
    {},
  ],
  [
    'payBookingShare',
    'orderCode',
    'mutation O($id: String!) { payBookingShare(orderCode: $id, amount: 0, payableWas: 0, idempotencyKey: "press") { __typename ... on InvalidInput { errors { code } } } }',
    {},
  ],
  [
    'moveBookingPayment',
    'orderCode',
    'mutation O($id: String!) { moveBookingPayment(orderCode: $id, payment: 0, to: "x") { __typename ... on InvalidInput { errors { code } } } }',
    {},
  ],
  [
    'saveCheckedIn',
    'orderCode',
    'mutation O($id: String!) { saveCheckedIn(orderCode: $id, way: OUTBOUND, traveller: 1, name: "x", done: true) { __typename ... on InvalidInput { errors { code } } } }',
    {},
  ],
  [
    'saveTravellerCheck',
    'orderCode',
    'mutation O($id: String!) { saveTravellerCheck(orderCode: $id, traveller: 1, passport: "x", issuedOn: "x", expiresOn: "x") { __typename ... on InvalidInput { errors { code } } } }',
    {},
  ],
  [
    'removeTravellerCheck',
    'orderCode',
    'mutation O($id: String!) { removeTravellerCheck(orderCode: $id, traveller: 1) { __typename ... on InvalidInput { errors { code } } } }',
    {},
  ],
  [
    'quoteOrderChange',
    'orderCode',
    'mutation O($id: String!) { quoteOrderChange(orderCode: $id, change: { transfer: { quoteId: "x" } }) { __typename ... on InvalidInput { errors { code } } ... on OrderNotFound { message } } }',
    {},
  ],
  [
    'quoteTheirChange',
    'orderCode',
    'mutation O($id: String!) { quoteTheirChange(orderCode: $id, noticeId: "x") { __typename ... on OrderNotFound { message } } }',
    {},
  ],
  [
    'confirmFlights',
    'orderCode',
    'mutation O($id: String!) { confirmFlights(orderCode: $id, airlineReference: "K7QX2M") { __typename ... on OrderNotFound { message } } }',
    {},
  ],
  [
    'informOfChange',
    'orderCode',
    'mutation O($id: String!) { informOfChange(orderCode: $id, flight: "", said: "", newDate: "", newTime: "", words: "", airlineReference: "") { __typename ... on InvalidInput { errors { code } } ... on OrderNotFound { message } } }',
    {},
  ],
  [
    'writeMessage',
    'orderCode',
    'mutation O($id: String!) { writeMessage(orderCode: $id, message: "", disputesPayment: false) { __typename ... on InvalidInput { errors { code } } } }',
    {},
  ],
  [
    'addPassengerDetailsToCheckout',
    'checkoutId',
    `mutation O($id: ID!, $passengerDetails: [PassengerDetailsInput!]!) { addPassengerDetailsToCheckout(checkoutId: $id, passengerDetails: $passengerDetails) { ${STATE} checkout { id } } }`,
    { passengerDetails: PASSENGERS },
  ],
  [
    'addContactDetailsToCheckout',
    'checkoutId',
    `mutation O($id: ID!, $contactDetails: ContactDetailsInput!) { addContactDetailsToCheckout(checkoutId: $id, contactDetails: $contactDetails) { ${STATE} checkout { id } } }`,
    { contactDetails: CONTACT },
  ],
  [
    'addCarDetailsToCheckout',
    'checkoutId',
    `mutation O($id: ID!) { addCarDetailsToCheckout(checkoutId: $id, carDetails: { colour: "Blue", make: "Skoda", model: "Octavia", registration: "AB12 CDE" }) { ${STATE} checkout { id } } }`,
    {},
  ],
  [
    'addPaymentScheduleToCheckout',
    'checkoutId',
    `mutation O($id: ID!) { addPaymentScheduleToCheckout(checkoutId: $id, paymentSchedule: { name: "pay_in_full" }) { ${STATE} checkout { id } } }`,
    {},
  ],
  [
    'addPromotionalCodeToCheckout',
    'checkoutId',
    `mutation O($id: ID!) { addPromotionalCodeToCheckout(checkoutId: $id, code: "NEVERMADE") { __typename ${STATE} checkout { id } } }`,
    {},
  ],
  [
    'removePromotionalCodeFromCheckout',
    'checkoutId',
    `mutation O($id: ID!) { removePromotionalCodeFromCheckout(checkoutId: $id) { __typename ${STATE} checkout { id } } }`,
    {},
  ],
  [
    'createCustomerAccount',
    'checkoutId',
    'mutation O($id: ID!) { createCustomerAccount(checkoutId: $id) { __typename ... on CheckoutDoesNotExist { message } } }',
    {},
  ],
  [
    'checkoutCredits',
    'checkoutId',
    'query O($id: ID!) { checkoutCredits(checkoutId: $id) { payable { amount } } }',
    {},
  ],
  [
    'setCheckoutCredits',
    'checkoutId',
    `mutation O($id: ID!) { setCheckoutCredits(checkoutId: $id, creditIds: []) { __typename ${STATE} checkout { id } } }`,
    {},
  ],
  [
    'createPaymentPage',
    'checkoutId',
    'mutation O($id: ID!) { createPaymentPage(checkoutId: $id) { __typename } }',
    {},
  ],
  [
    'closePayment',
    'checkoutId',
    `mutation O($id: ID!) { closePayment(checkoutId: $id) { ${STATE} checkout { id } } }`,
    {},
  ],
  [
    'createPaymentRequest',
    'checkoutId',
    'mutation O($id: ID!) { createPaymentRequest(checkoutId: $id, cardToken: "t", idempotencyKey: "k") { __typename } }',
    {},
  ],
  [
    'finishPaymentRequest',
    'checkoutId',
    'mutation O($id: ID!) { finishPaymentRequest(checkoutId: $id, attempt: 1, redirectResult: "r") { __typename } }',
    {},
  ],
  [
    'placeOrder',
    'checkoutId',
    'mutation O($id: ID!) { placeOrder(checkoutId: $id, paymentToken: "t") { __typename ... on CheckoutDoesNotExist { message } } }',
    {},
  ],
  [
    'commitOrder',
    'checkoutId',
    'mutation O($id: ID!, $key: String) { commitOrder(checkoutId: $id, key: $key) { __typename ... on UnprocessedOrder { message reason } } }',
    {},
  ],
  [
    'placementProgress',
    'checkoutId',
    'query O($id: ID!, $key: String) { placementProgress(checkoutId: $id, key: $key) { steps { state } isOver } }',
    {},
  ],
  [
    'placementProgress',
    'checkoutId',
    'subscription O($id: ID!, $key: String) { placementProgress(checkoutId: $id, key: $key) { steps { state } isOver } }',
    {},
  ],
];

function ask(
  { api, key }: Asker,
  [, kind, text, more]: (typeof OPERATIONS)[number],
  ids: Ids,
): Promise<unknown> {
  const variables = { id: ids[kind], ...more, ...(text.includes('$key') && { key: key ?? null }) };
  return text.startsWith('subscription')
    ? firstEvent(api, text, variables)
    : api.ask(text, variables);
}

/** What a subscriber is told first, `null` for nothing. */
async function firstEvent(api: ApiVisitor, text: string, variables: Variables): Promise<unknown> {
  const events = await subscribe({
    schema: running.executor.schema,
    document: parse(text),
    variableValues: variables,
    contextValue: api.context,
  });
  if (!(Symbol.asyncIterator in events)) throw new Error(JSON.stringify(events));
  const first = await events.next();
  await events.return(undefined);
  return first.done ? null : first.value.data;
}

test('every field of the root stands here with the id that it takes, or takes none [S-05]', () => {
  const { schema } = running.executor;
  const fields = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ].flatMap((type) =>
    isObjectType(type) ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`) : [],
  );
  const rows = OPERATIONS.map(([name, , text]) => `${rootOf(text)}.${name}`);
  expect([...rows, ...FIELDS_WITHOUT_ID].toSorted()).toEqual(fields.toSorted());
});

const rootOf = (text: string): string =>
  text.startsWith('query') ? 'Query' : text.startsWith('mutation') ? 'Mutation' : 'Subscription';

/** What a visitor has, without naming it. */
const OWN_LISTS = `query O {
  customer { id emailAddress }
  customerOrders { id checkoutId firstNames }
  customerSessions { id deviceName }
  holidayBookmarks { id }
  savedDeals { id }
}`;

/** What the key opens, to be read and no more. */
const READ_BY_KEY = ['orderByCheckout', 'commitOrder', 'placementProgress'];

/** A login is one for all markets. */
const OF_ALL_MARKETS: readonly (keyof Ids)[] = ['loginId', 'provenLoginId', 'changeId'];

/** What the people of an order name it by; a browser that has placed one has only its checkout. */
const isOfPeople = ([, kind]: (typeof OPERATIONS)[number]): boolean => kind === 'orderCode';

describe.each(STRANGERS)('%s', (who) => {
  const asked = OPERATIONS.filter(
    ([, kind]) => !(ELSEWHERE.includes(who) && OF_ALL_MARKETS.includes(kind)),
  );
  test.each(asked)(
    '%s is answered as for an id that does not exist [S-05]',
    async (...operation) => {
      const foreign = await ask(strangers[who], operation, open);
      expect(foreign).toEqual(await ask(strangers[who], operation, UNKNOWN));
      expect(JSON.stringify(foreign)).not.toContain(open.checkoutId);
    },
  );

  const closed = asked.filter(
    (operation) =>
      !(who === 'the holder of the key' && READ_BY_KEY.includes(operation[0])) &&
      !(BY_ROLE.includes(who) && isOfPeople(operation)),
  );
  test.each(closed)('%s shows nothing of a placed order [S-05]', async (...operation) => {
    expect(await ask(strangers[who], operation, placed)).toEqual(
      await ask(strangers[who], operation, UNKNOWN),
    );
  });

  test('lists nothing of somebody else’s as their own [S-05]', async () => {
    const answer = JSON.stringify(await strangers[who].api.ask(OWN_LISTS));
    const own = who.startsWith('the lead') ? [] : [CONTACT.emailAddress];
    for (const theirs of [...Object.values(placed), ...Object.values(open), ...own])
      expect(answer).not.toContain(theirs);
  });

  test('lists as shared what somebody lets them look at, and nothing else [S-05]', async () => {
    const answer = JSON.stringify(
      await strangers[who].api.ask('query O { sharedBookings { reference } }'),
    );
    expect(answer.includes(placed.orderCode)).toBe(BY_ROLE.includes(who));
  });

  test.each(DOCUMENTS)('%s is answered as an address that does not exist [S-05]', async (name) => {
    const foreign = await getDocument(strangers[who], placed, name);
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(await getDocument(strangers[who], UNKNOWN, name));
  });
});

test('the key of the mail shows the order without address and documents, to be read only [S-05]', async () => {
  const asker = strangers['the holder of the key'];
  const [look, commit] = READ_BY_KEY.map((name) => OPERATIONS.find(([each]) => each === name)!);
  expect(await ask(asker, look!, placed)).toEqual({
    orderByCheckout: { isShared: true, emailAddress: null, documents: [] },
  });
  expect(await ask(asker, commit!, placed)).toEqual({
    commitOrder: { __typename: 'ProcessingOrder' },
  });
});

test('who asks for an order of another is noted, its owner and the holder of its key are not [S-26]', async () => {
  const noted: unknown[] = [];
  const shop = { ...running.shop, securityLog: (...event: unknown[]) => void noted.push(event) };
  const lookAs = ({ api, key }: Asker, { checkoutId }: Ids) => {
    const asked = { checkoutId, key };
    return loadOrder(visitorContext({ ...api.context, shop }, asked), asked);
  };
  const allowed = [owner, strangers['the holder of the key']];
  for (const asker of allowed) expect(await lookAs(asker, placed)).toBeDefined();
  expect(await lookAs(strangers['another visitor'], UNKNOWN)).toBeUndefined();
  await getDocument(owner, placed, 'holiday.ics', shop);
  expect(noted).toEqual([]);
  const asked = ['stranger', { checkoutId: placed.checkoutId }];
  expect(await lookAs(strangers.nobody, placed)).toBeUndefined();
  await getDocument(strangers['the holder of the key'], placed, 'holiday.ics', shop);
  expect(noted).toEqual([asked, asked]);
});

test('a customer who asks for an order of others by its code is one line of the log, its people are none [S-26]', async () => {
  const noted: unknown[] = [];
  const shop = { ...running.shop, securityLog: (...event: unknown[]) => void noted.push(event) };
  const asks = [loadBooking, quoteCancellation];
  const lookAs = async ({ api }: Asker, code: string) => {
    for (const ask of asks) await ask(visitorContext({ ...api.context, shop }), code);
  };
  await lookAs(people.itsPeople['the lead'], placed.orderCode);
  await lookAs(strangers['a viewer'], placed.orderCode);
  await lookAs(strangers['another customer'], 'HM0000AA');
  expect(noted).toEqual([]);
  await lookAs(strangers['another customer'], placed.orderCode);
  expect(noted).toEqual(asks.map(() => ['stranger', { orderCode: placed.orderCode }]));
});

test('what the workflows remember of an order holds nothing of its passengers or contact [S-18]', async () => {
  const { rows } = await running.shop.pool.query<{ remembered: string }>(
    `select coalesce(string_agg(concat(output, error), ' '), '') as remembered
     from dbos.operation_outputs where workflow_uuid like $1`,
    [`${placed.checkoutId}:%`],
  );
  const [{ remembered } = { remembered: '' }] = rows;
  expect(remembered).toContain(placed.checkoutId);
  for (const personal of ['Sarah', 'Daniel', CONTACT.emailAddress, CONTACT.phoneNumber])
    expect(remembered).not.toContain(personal);
});

test('the owner still has everything as it was', async () => {
  const { checkoutById } = await owner.api.ask<{ checkoutById: object }>(
    'query Look($id: ID!) { checkoutById(checkoutId: $id) { statusCode checkout { id status basket { id } passengerDetails { firstName } } } }',
    { id: open.checkoutId },
  );
  expect(checkoutById).toEqual({
    statusCode: 200,
    checkout: {
      id: open.checkoutId,
      status: 'OPEN',
      basket: { id: open.basketId },
      passengerDetails: [{ firstName: 'Sarah' }, { firstName: 'Daniel' }],
    },
  });
});

describe('the owner', () => {
  const known = OPERATIONS.filter((operation) => !isOfPeople(operation));
  test.each(known)('%s knows the id', async (...operation) => {
    const ids = READ_BY_KEY.includes(operation[0]) ? placed : open;
    const unknown = await ask(owner, operation, UNKNOWN);
    expect(await ask(owner, operation, ids)).not.toEqual(unknown);
  });

  test('the order is shown with address and documents', async () => {
    const look = OPERATIONS.find(([name]) => name === 'orderByCheckout')!;
    expect(await ask(owner, look, placed)).toMatchObject({
      orderByCheckout: {
        isShared: false,
        emailAddress: CONTACT.emailAddress,
        documents: LISTED.map((name) => ({
          url: `/booking/${placed.checkoutId}/documents/${name}`,
        })),
      },
    });
  });

  test.each(DOCUMENTS)('%s is handed out', async (name) => {
    expect((await getDocument(owner, placed, name)).status).toBe(200);
  });
});

test('a payer and a viewer see of the booking what their role may know [S-05]', async () => {
  const look = OPERATIONS.find(([name]) => name === 'booking')!;
  const of = (who: Stranger) => ask(strangers[who], look, placed);
  expect(await of('a payer')).toMatchObject({
    booking: { role: 'PAYER', receipt: null, share: { payable: {}, payments: [] } },
  });
  expect(await of('a viewer')).toMatchObject({
    booking: { role: 'VIEWER', receipt: null, share: null },
  });
  const closedTo = (name: string) => OPERATIONS.find(([each]) => each === name)!;
  const early = closedTo('payBookingEarly');
  const share = closedTo('payBookingShare');
  for (const [who, pay] of [
    ['a payer', early],
    ['a viewer', early],
    ['a viewer', share],
  ] as const)
    expect(await ask(strangers[who], pay, placed)).toEqual(await ask(strangers[who], pay, UNKNOWN));
  expect(await ask(strangers['a payer'], share, placed)).toMatchObject({
    payBookingShare: { errors: [{ code: expect.stringMatching(/^share_/) }] },
  });
});

describe.each(ITS_PEOPLE)('%s', (who) => {
  test('has the order on every device, as the browser that placed it [S-05]', async () => {
    const look = OPERATIONS.find(([name]) => name === 'orderByCheckout')!;
    expect(await ask(people.itsPeople[who], look, placed)).toEqual(await ask(owner, look, placed));
    for (const name of DOCUMENTS)
      expect((await getDocument(people.itsPeople[who], placed, name)).status).toBe(200);
  });

  test.each(OPERATIONS.filter(isOfPeople))('%s knows the code [S-05]', async (...operation) => {
    const asker = people.itsPeople[who];
    const unknown = await ask(asker, operation, UNKNOWN);
    expect(await ask(asker, operation, placed)).not.toEqual(unknown);
  });

  const others = OPERATIONS.filter(
    (operation) => !READ_BY_KEY.includes(operation[0]) && !isOfPeople(operation),
  );
  test.each(others)('%s is not theirs: it was before the order [S-05]', async (...operation) => {
    const asker = people.itsPeople[who];
    expect(await ask(asker, operation, placed)).toEqual(await ask(asker, operation, UNKNOWN));
  });
});

test('a document that is refused says who asks, so that their browser lets go of what it kept [S-28]', async () => {
  const askedBy = async (asker: Asker, ids: Ids) =>
    (await getDocument(asker, ids, 'travel-wallet.html')).of;
  const { 'the lead': lead } = people.itsPeople;
  const mark = await askedBy(lead, placed);
  expect(mark).toBeTruthy();
  expect(await askedBy(lead, UNKNOWN)).toBe(mark);
  expect(await askedBy(strangers['the lead after half an hour away'], placed)).toBeNull();
});

type AnsweredDocument = {
  readonly status: number;
  readonly type: string | null;
  readonly isEmpty: boolean;
  /** Whose browser is told that it asks. */
  readonly of: string | null;
};

async function getDocument(
  { api, cookie, key }: Asker,
  { checkoutId }: Ids,
  name: string,
  shop = api.context.shop,
): Promise<AnsweredDocument> {
  const request = new Request(
    `http://shop.test/booking/${checkoutId}/documents/${name}${key ? `?key=${key}` : ''}`,
    { headers: cookie ? { cookie } : {} },
  );
  const response = await answerDocument(shop, request, { isSecure: false, network: '127.0.0.1' });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    isEmpty: (await response.arrayBuffer()).byteLength === 0,
    of: response.headers.get(PACK_HEADERS.of),
  };
}
