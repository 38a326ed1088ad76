import { expect, test } from 'vitest';
import { PAYMENT_PROBLEMS, paymentMessage } from '#domain/checkout/payment-problem.ts';
import { protectionSentence } from '#domain/holiday/protection.ts';
import { DataError } from '#web/data/data-error.ts';
import { PageProblem } from '#web/parts/PageProblem.tsx';
import { getPage, postForm } from '#web/testing/open-page.ts';
import {
  callForTests,
  checkoutAnswer,
  checkoutForTests,
  plansForTests,
  type Answers,
} from '#web/testing/purchase-for-tests.ts';
import { renderPart } from '#web/testing/render-part.tsx';

const ready = checkoutForTests(['passengers', 'payment_options', 'contact_details', 'car_parking']);
const answers = (others: Answers = {}, checkout = ready) =>
  callForTests({ CheckoutPage: checkoutAnswer(checkout), ...others });
const pay = (others: Answers) =>
  postForm('/booking/c1/payment', { cardToken: 'tok', press: 'press-1' }, answers(others));
type Answer = {
  readonly __typename: string;
  readonly paymentToken?: string;
  readonly challengeUrl?: string | null;
  readonly reason?: string;
  readonly item?: string;
  readonly orderReference?: string;
  readonly moneyReturned?: boolean;
};
const LINE = { phone: '0113 496 0180', phoneHours: 'open until 8pm' };
/** With the message that the API gives it. */
function withMessage(answer: Answer): object {
  const kind = PAYMENT_PROBLEMS.find((known) => known === answer.__typename);
  const { reason, item, orderReference, moneyReturned = false } = answer;
  const problem = kind && { kind, reason: reason ?? item ?? orderReference ?? '', moneyReturned };
  return { ...answer, ...(problem && { message: paymentMessage(problem, LINE) }) };
}
const request = (answer: Answer) => ({
  CreatePaymentRequest: { createPaymentRequest: withMessage(answer) },
});
const order = (answer: Answer & { readonly order?: object }) => ({
  PlaceOrder: { placeOrder: withMessage(answer) },
});
const READY = { __typename: 'PaymentRequest', paymentToken: 'pay1', challengeUrl: null };
const placed = (requestStatus: string) =>
  order({ __typename: 'PlacedOrder', order: { requestStatus } });

test('the last step lists everything with links to change it, what is due when and who protects it [CHK-02]', async () => {
  const { html } = await getPage('/booking/c1/payment', answers());
  for (const words of [
    'Mrs Sarah Hargreaves, born 01/02/1985, can make changes to this booking',
    'sarah@example.com',
    'YK19 ABC, Blue Skoda Octavia',
    '4 Moor Lane, Leeds, LS6 2AB, United Kingdom',
    'Low deposit, then 1 payment',
    'Leeds Bradford 06:15 to Palma 10:05',
  ])
    expect(html).toContain(words);
  for (const step of ['passengers', 'payment_options', 'contact_details', 'car_parking'])
    expect(html).toMatch(new RegExp(`href="/booking/c1/${step}"[^>]*>Change`));
  expect(html).toMatch(/href="\/extras\/b1"[^>]*>Change/);
  expect(html).toMatch(/href="\/holiday\/h1\/f1"[^>]*>Change/);
  expect(html).toContain('Sat 26 June 2027');
  expect(html).toContain('At the hotel: £40.00');
  expect(html).toContain(
    'Once you’ve paid there, your order is placed even if you don’t come back',
  );
  expect(html).toContain('you lose £480 in total: this £120 and another £360');
  expect(html).toContain('This is a demonstration: nothing is sold, and nothing is protected.');
});

test('a holiday that was gone when it was ordered says so once, leads to others, and takes no payment', async () => {
  const basket = { ...ready.basket, isExpired: true, isSoldOut: true, searchQuery: 'adults=2' };
  const { html } = await getPage('/booking/c1/payment', answers({}, { ...ready, basket }));
  expect(html).toContain('This holiday has sold out');
  expect(html).toMatch(/href="\/holiday\/h1\/f1"[^>]*>Other rooms, flights and dates at/);
  expect(html).toMatch(/href="\/results\?adults=2"[^>]*>Other hotels for your dates/);
  for (const words of ['This deal has expired', 'id="pay"', 'Go to the payment page'])
    expect(html).not.toContain(words);
});

test('a holiday whose days advice closes says so, leads to others, and takes no payment [MSG-06]', async () => {
  const closedByAdvice =
    'Following advice from the FCO this departure date is currently unavailable.';
  const basket = { ...ready.basket, isSoldOut: true, closedByAdvice };
  const { html } = await getPage('/booking/c1/payment', answers({}, { ...ready, basket }));
  expect(html).toContain(closedByAdvice);
  for (const words of ['This holiday has sold out', 'id="pay"', 'Go to the payment page'])
    expect(html).not.toContain(words);
});

test('an order request says before its button that nothing is booked or charged yet [ORD-04]', async () => {
  const { html } = await getPage(
    '/booking/c1/payment',
    answers(
      {},
      {
        ...ready,
        basket: {
          ...ready.basket,
          holiday: {
            ...ready.basket.holiday,
            isOnRequest: true,
            protection: protectionSentence(
              { legalName: 'Holidaymaker Travel Ltd', atolNumber: '12345' },
              { scheme: 'ATOL', isOnRequest: true },
            ),
          },
        },
      },
    ),
  );
  for (const words of [
    'This is a request, not yet a booking',
    '£120.00 is only held on your card',
    'Hold £120.00 and request',
    'Once you’ve paid there, your request is sent even if you don’t come back',
    'certificate once the hotel has confirmed',
  ])
    expect(html).toContain(words);
  for (const words of ['Pay £120.00 today', 'as soon as your first payment is taken'])
    expect(html).not.toContain(words);
});

test('a hotel alone is no package: no package rights and no certificate are promised [ORD-07]', async () => {
  const stay = {
    ...ready,
    basket: {
      ...ready.basket,
      flights: null,
      holiday: { ...ready.basket.holiday, isPackage: false, protection: '' },
    },
  };
  const { html } = await getPage('/booking/c1/payment', answers({}, stay));
  expect(html).toMatch(/href="\/book-with-confidence"[^>]*>how we keep your money safe/);
  expect(html).not.toContain('package travel rights');
  expect((await getPage('/booking/c1/contact_details', answers({}, stay))).html).toContain(
    'Your confirmation goes here',
  );
});

test('the page has no card field of its own; without script a button leads to the provider [PAY-21]', async () => {
  const { html } = await getPage('/booking/c1/payment', answers());
  expect(html).not.toMatch(/cc-number|cc-csc|name="card/);
  expect(html).toContain('Go to the payment page');
  expect(html).toContain('>You pay on the card provider’s page.');
  const call = answers({
    CreatePaymentPage: {
      createPaymentPage: { __typename: 'PaymentPage', url: 'https://cards.example/page/1' },
    },
  });
  expect(await postForm('/booking/c1/payment', { intent: 'payment_page' }, call)).toMatchObject({
    status: 303,
    to: 'https://cards.example/page/1',
  });
});

test('a card that needs no challenge places the order at once; the press is handed on [ORD-01]', async () => {
  const call = answers({ ...request(READY), ...placed('COMPLETED') });
  expect(
    await postForm('/booking/c1/payment', { cardToken: 'tok', press: 'press-1' }, call),
  ).toMatchObject({ status: 303, to: '/booking/c1/confirmation' });
  expect(call.asked.find(({ name }) => name === 'CreatePaymentRequest')!.variables).toEqual({
    checkoutId: 'c1',
    cardToken: 'tok',
    idempotencyKey: 'press-1',
  });
  expect(call.asked.at(-1)).toEqual({
    name: 'PlaceOrder',
    variables: { checkoutId: 'c1', paymentToken: 'pay1' },
  });
});

test('a challenge leads to the bank, and an order request to its own page [ORD-06]', async () => {
  expect(await pay(request({ ...READY, challengeUrl: 'https://bank.example/3ds' }))).toMatchObject({
    status: 303,
    to: 'https://bank.example/3ds',
  });
  expect(await pay({ ...request(READY), ...placed('PENDING') })).toMatchObject({
    to: '/booking/c1/order-request',
  });
});

test('each load names another press of the button', async () => {
  const [one, other] = await Promise.all([
    getPage('/booking/c1/payment', answers()),
    getPage('/booking/c1/payment', answers()),
  ]);
  const press = ({ html }: { html: string }) => /"press":"([\w-]{36})"/.exec(html)?.[1];
  expect(press(one)).toBeDefined();
  expect(press(one)).not.toBe(press(other));
});

const refused = (reason: string) => request({ __typename: 'PaymentRequestCreationFailed', reason });
const failed = (reason: string, moneyReturned: boolean) => ({
  ...request(READY),
  ...order({ __typename: 'OrderPlacementFailed', reason, moneyReturned }),
});

test.each([
  ['card details [MSG-32]', refused('card_details'), 'Your card details may be incorrect'],
  ['corporate card [MSG-33]', refused('corporate_card'), 'Please use a personal card'],
  ['foreign card [MSG-34]', refused('foreign_card'), 'issued in the UK or Ireland'],
  ['anything else [MSG-35]', refused('payment_refused'), 'Please try again or use another card'],
  ['nobody answers', refused('card_provider_unavailable'), 'The card provider didn’t answer'],
  [
    'expired',
    request({ __typename: 'BasketExpired' }),
    'The deal has expired. Continue and we’ll check its price again. Nothing was charged, and any hold on your card is released.',
  ],
  [
    'no plan',
    request({ __typename: 'BasketMissingPaymentSchedule' }),
    'Please choose how you would like to pay',
  ],
  ['already paying', request({ __typename: 'PaymentAlreadyExists' }), 'do not pay again'],
  [
    'a technical issue [MSG-36]',
    failed('supplier_unavailable', true),
    'Please try again, or call us on 0113 496 0180, open until 8pm. Your money is safe',
  ],
  ['a refused name', failed('name_refused', true), 'didn’t accept a traveller’s name'],
  [
    'not known yet [MSG-37]',
    failed('order_processing', false),
    'Please refresh this page in a minute',
  ],
  [
    'sold out',
    { ...request(READY), ...order({ __typename: 'ItemDoesNotExist', item: 'stay' }) },
    'The room has just sold out',
  ],
  [
    'booked before',
    { ...request(READY), ...order({ __typename: 'DuplicateOrder', orderReference: 'HM7K42QD' }) },
    'already booked as order HM 7K4 2QD',
  ],
  [
    'a used token',
    {
      ...request(READY),
      ...order({ __typename: 'PaymentTokenInvalid', reason: 'amount_changed' }),
    },
    'The price changed while you paid',
  ],
])('a payment that fails says why: %s', async (_, reply, words) => {
  const { status, html } = await pay(reply);
  expect(status).toBe(422);
  expect(html).toContain('<title>Error: Review and book');
  expect(html).toContain('There is a problem');
  expect(html).toContain(words);
});

test('only a failure that says so promises that the money is safe [MSG-36]', async () => {
  expect((await pay(failed('supplier_unavailable', false))).html).not.toContain(
    'Your money is safe',
  );
});

test('coming back from the bank finishes the payment, places the order and shows it through a redirect [R23]', async () => {
  const call = answers({
    FinishPaymentRequest: { finishPaymentRequest: READY },
    ...placed('COMPLETED'),
  });
  expect(await getPage('/booking/c1/payment?attempt=2&redirectResult=abc', call)).toMatchObject({
    status: 303,
    to: '/booking/c1/confirmation',
  });
  expect(call.asked.map(({ name }) => name)).toEqual([
    'CheckoutPage',
    'FinishPaymentRequest',
    'PlaceOrder',
  ]);
  expect(call.asked[1]!.variables).toMatchObject({ attempt: 2, redirectResult: 'abc' });
  const page = answers({
    FinishPaymentRequest: { finishPaymentRequest: READY },
    ...placed('COMPLETED'),
  });
  await getPage('/booking/c1/payment?sessionId=s1&sessionResult=r1', page);
  expect(page.asked[1]!.variables).toEqual({
    checkoutId: 'c1',
    attempt: null,
    redirectResult: null,
    sessionId: 's1',
    sessionResult: 'r1',
  });
});

const BACK = '/booking/c1/payment?sessionId=s1&sessionResult=r1';
const AWAITED = {
  finishPaymentRequest: { __typename: 'PaymentRequestCreationFailed', reason: 'payment_awaited' },
};

/** Of a page with script a reload would undo what was typed meanwhile. */
const withoutScript = (content: string) =>
  `<noscript><meta http-equiv="refresh" content="${content}"/></noscript>`;
const AGAIN = withoutScript('10');
const AFTER_WAITING = withoutScript('10; url=/booking/c1/payment?waited=yes');

test.each([
  ['the provider does not say', BACK, answers({ FinishPaymentRequest: AWAITED }), AGAIN],
  ['nobody answers', BACK, answers({ FinishPaymentRequest: () => lost() }), AGAIN],
  [
    'they come again later',
    '/booking/c1/payment',
    answers({}, { ...ready, isPaymentAwaited: true }),
    AFTER_WAITING,
  ],
])(
  'whoever may have paid on the provider’s page, when %s, reads that nobody knows, can pay nothing else and can cancel',
  async (_when, path, call, refresh) => {
    const page = await getPage(path, call);
    for (const words of [
      'We don’t know yet whether your card was authorised',
      'Do not pay again: we’re checking, and we’ll tell you here and by email.',
      'Cancel this payment',
    ])
      expect(page.html).toContain(words);
    for (const words of ['Book and pay', 'payment_page', 'Nothing was charged', 'try again'])
      expect(page.html).not.toContain(words);
    expect(page.html.split('</head>')[0]).toContain(refresh);
  },
);

test('a payment that is cancelled leads to what is true of it', async () => {
  const call = answers({ ClosePayment: { closePayment: { errors: [] } } });
  const { status, to } = await postForm('/booking/c1/payment', { intent: 'close_payment' }, call);
  expect([status, to]).toEqual([303, '/booking/c1/payment?waited=yes']);
  const lastRefusal = 'This payment is closed: it books nothing and charges nothing.';
  expect((await getPage(to!, answers({}, { ...ready, lastRefusal }))).html).toContain(lastRefusal);
  expect(
    (await getPage('/booking/c1/payment', answers({}, { ...ready, lastRefusal }))).html,
  ).not.toContain('There is a problem');
});

test('a payment that is cancelled once its order stands leads to the order, which says that nothing was cancelled', async () => {
  const errors = [{ code: 'already_ordered' }];
  const call = answers({ ClosePayment: { closePayment: { errors } } });
  const { status, to } = await postForm('/booking/c1/payment', { intent: 'close_payment' }, call);
  expect([status, to]).toEqual([303, '/booking/c1/confirmation?cancelled=too-late']);
});

test('a refusal on coming back is shown by an address of its own that asks nothing again', async () => {
  const call = answers({
    FinishPaymentRequest: {
      finishPaymentRequest: {
        __typename: 'PaymentRequestCreationFailed',
        reason: 'not_authenticated',
      },
    },
  });
  const { to } = await getPage('/booking/c1/payment?attempt=2&redirectResult=abc', call);
  expect(to).toBe('/booking/c1/payment?waited=yes');
  const lastRefusal = 'Your bank couldn’t confirm it was you.';
  const { html } = await getPage(to!, answers({}, { ...ready, lastRefusal }));
  expect(html).toContain(lastRefusal);
});

test('without a choice of plans pay in full is sent first, and its failure stops nothing [PAY-17, PAY-18]', async () => {
  const onlyFull = checkoutForTests(['passengers', 'contact_details', 'car_parking'], {
    paymentScheduleOptions: plansForTests.slice(0, 1),
  });
  const checkout = {
    ...onlyFull,
    steps: onlyFull.steps.filter(({ name }) => name !== 'payment_options'),
  };
  const call = answers(
    {
      AddPaymentSchedule: {
        addPaymentScheduleToCheckout: { statusCode: 500, errors: [], checkout: null },
      },
      ...request(READY),
      ...placed('COMPLETED'),
    },
    checkout,
  );
  expect(
    await postForm('/booking/c1/payment', { cardToken: 'tok', press: 'p' }, call),
  ).toMatchObject({ to: '/booking/c1/confirmation' });
  expect(call.asked[1]).toEqual({
    name: 'AddPaymentSchedule',
    variables: { checkoutId: 'c1', paymentSchedule: { name: 'pay_in_full' } },
  });
});

/** Another answer at first. */
function once(first: () => unknown, then: unknown): () => unknown {
  let isFirst = true;
  return () => {
    const answer = isFirst ? first() : then;
    isFirst = false;
    return answer;
  };
}

const lost = () => Promise.reject(new DataError('CheckoutPage', 'no answer', 'NO_ANSWER'));

test('while paying no failure is a bare error: before the order was sent nothing was charged, and the same press can be made again [MSG-35]', async () => {
  for (const others of [
    { CreatePaymentRequest: lost },
    { CheckoutPage: once(lost, checkoutAnswer(ready)) },
  ]) {
    const { status, html } = await pay(others);
    expect(status).toBe(502);
    expect(html).toContain(
      'your order was not sent and nothing was charged this time. Please try again in a moment',
    );
    expect(html).toContain('Go to the payment page');
  }
  expect(
    (
      await postForm(
        '/booking/c1/payment',
        { intent: 'payment_page' },
        answers({ CreatePaymentPage: lost }),
      )
    ).html,
  ).toContain(
    'your order was not sent and nothing was charged this time. Please try again in a moment',
  );
});

test('an order that was sent and not answered for may stand: the page says so, and asks for no second payment [MSG-37]', async () => {
  const { status, html } = await pay({ ...request(READY), PlaceOrder: lost });
  expect(status).toBe(422);
  expect(html).toContain(
    'We don’t know yet whether your order went through. Please refresh this page in a minute; do not pay again.',
  );
});

test('what stands in for the page while somebody pays warns of a second payment and leads to the order, without a number of an error [MSG-37]', () => {
  const html = renderPart(<PageProblem status={500} checkoutId="c1" />);
  for (const words of [
    AGAIN,
    'We don’t know yet whether your order went through',
    'do not pay again',
    'href="/booking/c1/confirmation"',
  ])
    expect(html).toContain(words);
  expect(html).not.toMatch(/Nothing has been charged|Error 500/);
});

test('a press without a card sends nothing, and says what is true of the money', async () => {
  const call = answers();
  const { status, html } = await postForm('/booking/c1/payment', { press: 'p1' }, call);
  expect(status).toBe(422);
  expect(html).toContain('Your card details did not reach us, so nothing was charged.');
  expect(call.asked.map(({ name }) => name)).not.toContain('CreatePaymentRequest');
});

test('a checkout that cannot be fetched at all promises nothing of money [MSG-37]', async () => {
  const page = await pay({ CheckoutPage: lost });
  expect(page.status).toBe(502);
  for (const words of [
    'we don’t know yet whether your order went through',
    'do not pay again',
    'Try again',
  ])
    expect(page.html).toContain(words);
});

test.each([
  ['/booking/c1/payment', AFTER_WAITING],
  [BACK, AGAIN],
])(
  'a payment step that does not load promises nothing of money either, and looks again by itself: %s [MSG-37]',
  async (path, refresh) => {
    const { status, html } = await getPage(path, callForTests({ CheckoutPage: lost }));
    expect(status).toBe(502);
    for (const words of ['do not pay again', 'This page updates by itself.', refresh])
      expect(html).toContain(words);
    expect(html).not.toContain('nothing was charged');
  },
);

const placing = (placementProgress: unknown) =>
  answers({ PlacementNow: placementProgress }, { ...ready, status: 'PLACING' });
const STEPS = [
  { state: 'CLAIMED', label: 'We have your order' },
  { state: 'AUTHORISED', label: 'Your card is authorised' },
];

test('while the order is being placed nothing can be paid: the page looks again by itself and says what has been done, without script too [R23, ORD-02, GQL-09]', async () => {
  const { html } = await getPage(
    '/booking/c1/payment',
    placing({ placementProgress: { steps: STEPS } }),
  );
  expect(html).toContain('Your order is being placed');
  for (const { label } of STEPS) expect(html).toContain(`<li>${label}</li>`);
  expect(html).toContain(AFTER_WAITING);
  expect(html).toMatch(/<a[^>]*href="\/booking\/c1\/payment"[^>]*>Check now/);
  expect(await getPage('/booking/c1/passengers', placing(lost))).toMatchObject({
    to: '/booking/c1/payment',
  });
  expect(html).toContain('You can’t change anything while we find out how it went');
  expect(html).not.toMatch(/<a[^>]*>Passengers/);
  for (const way of [
    'You can still change any part of it',
    'Go to the payment page',
    'Book and pay',
    'payment_page',
    'card provider’s page',
  ])
    expect(html).not.toContain(way);
});

test.each([
  ['an order is being placed', { status: 'PLACING' as const }],
  ['a payment is awaited', { isPaymentAwaited: true }],
  ['neither is', {}],
])('while %s, and only then, nothing leads away', async (_, state) => {
  const opened = (isExpired: boolean) => {
    const checkout = { ...ready, basket: { ...ready.basket, isExpired }, ...state };
    return getPage(
      '/booking/c1/payment',
      answers({ PlacementNow: { placementProgress: null } }, checkout),
    );
  };
  const [{ html }, expired] = [await opened(false), await opened(true)];
  const isSettled = Object.keys(state).length > 0;
  expect([
    /href="[^"]*\/passengers"[^>]*>Passengers/.test(html),
    html.includes('More time'),
    />Pay £120\.00 today<\/a>/.test(html),
    expired.html.includes('This deal has expired'),
  ]).toEqual(Array.from({ length: 4 }, () => !isSettled));
});

test.each([
  ['nothing', () => ({ placementProgress: null })],
  ['no answer', lost],
])(
  'an order that is being placed says so though %s comes of its steps',
  async (_, placementProgress) => {
    const { status, html } = await getPage('/booking/c1/payment', placing(placementProgress));
    expect(status).toBe(200);
    expect(html).toContain('Your order is being placed');
    expect(html).not.toContain('We have your order');
  },
);

const PAGE = 'https://cards.example/page/s1';

test('whoever left the provider’s page without an answer reads what it means, and goes on there or here', async () => {
  const open = { ...ready, openPaymentPageUrl: PAGE };
  const { html } = await getPage('/booking/c1/payment', answers({}, open));
  for (const words of [
    'Your payment page is still open',
    'If you’ve paid there, do not pay again: we’ll write to you about your order even if you don’t go back.',
    `<a href="${PAGE}">carry on paying there</a>`,
    '<a href="#pay">start a new payment</a>',
    'any hold it made on your card is released',
    'Go to the payment page',
  ])
    expect(html).toContain(words);
});

test('whoever left the question of their bank without an answer goes back to it, or pays otherwise', async () => {
  const open = { ...ready, openChallengeUrl: 'https://cards.example/challenge/c1' };
  const { html } = await getPage('/booking/c1/payment', answers({}, open));
  for (const words of [
    'Your bank is waiting for your answer',
    '<a href="https://cards.example/challenge/c1">Go back and answer</a>',
    '<a href="#pay">pay with this or another card</a>',
  ])
    expect(html).toContain(words);
  expect(html).not.toContain('still open');
});

const { basket } = ready;
const priceChange = {
  changedBy: null,
  reason: 'flights',
  was: basket.payable,
  now: basket.payable,
};
test.each<readonly [string, Partial<typeof ready>]>([
  ['none is open', { openPaymentPageUrl: null }],
  ['it is being placed', { status: 'PLACING' }],
  ['the result is awaited', { isPaymentAwaited: true }],
  ['the deal has expired', { status: 'EXPIRED' }],
  ['it is sold out', { basket: { ...basket, isSoldOut: true } }],
  ['another price is asked about', { basket: { ...basket, priceChange } }],
])('nobody is led back to a payment page when %s', async (_, changed) => {
  const { html } = await getPage(
    '/booking/c1/payment',
    answers(
      { PlacementNow: { placementProgress: null } },
      { ...ready, openPaymentPageUrl: PAGE, ...changed },
    ),
  );
  expect(html).toContain('Review and book');
  expect(html).not.toContain('still open');
  expect(html).not.toContain(`href="${PAGE}"`);
});

test('two travellers of one name and date of birth are asked about before paying, and may travel', async () => {
  const [sarah, , ...children] = ready.passengerDetails;
  const { html } = await getPage(
    '/booking/c1/payment',
    answers({}, { ...ready, passengerDetails: [sarah!, sarah!, ...children] }),
  );
  expect(html).toContain('Two travellers have the same name and date of birth');
  expect(html).toContain('Go to the payment page');
  expect((await getPage('/booking/c1/payment', answers())).html).not.toContain(
    'Two travellers have the same name',
  );
});

test('the total and what is paid today stand beside each other by name [R1]', async () => {
  const { html } = await getPage('/booking/c1/payment', answers());
  expect(html).toMatch(/href="#pay"[^>]*>Pay £120\.00 today/);
  expect(html).toContain('Of your total of £2,822.40, £40.00 is paid at the hotel.');
});
