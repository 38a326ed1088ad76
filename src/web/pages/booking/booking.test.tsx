import { expect, test } from 'vitest';
import { answeredWithError, noData } from '#web/data/data-error-kinds.ts';
import { getPage, postForm } from '#web/testing/open-page.ts';
import { pageForTests } from '#web/testing/page-for-tests.ts';
import {
  callForTests,
  checkoutAnswer,
  checkoutForTests,
  type Answers,
} from '#web/testing/purchase-for-tests.ts';
import type { CheckoutOfPageFragment } from './query.generated.ts';

const answers = (checkout: CheckoutOfPageFragment, others: Answers = {}) =>
  callForTests({ CheckoutPage: checkoutAnswer(checkout), ...others });
const open = (step: string, checkout: CheckoutOfPageFragment) =>
  getPage(`/booking/c1/${step}`, answers(checkout));
const saved = (name: string) => ({
  [name]: { statusCode: 200, errors: [], checkout: { steps: [] } },
});

const family = (changed: Readonly<Record<string, string>> = {}) => ({
  'passengerDetails[0].title': 'mrs',
  'passengerDetails[0].firstName': 'Sarah',
  'passengerDetails[0].lastName': 'Hargreaves',
  'passengerDetails[0].dateOfBirth': '1/2/85',
  'passengerDetails[0].age': '18',
  'passengerDetails[1].title': 'mr',
  'passengerDetails[1].firstName': ' Daniel ',
  'passengerDetails[1].lastName': 'Hargreaves',
  'passengerDetails[1].dateOfBirth': '30/09/1984',
  'passengerDetails[1].age': '18',
  'passengerDetails[2].title': 'master',
  'passengerDetails[2].firstName': 'Noah',
  'passengerDetails[2].lastName': 'Hargreaves',
  'passengerDetails[2].dateOfBirth': '03/12/2015',
  'passengerDetails[2].age': '11',
  'passengerDetails[3].title': 'miss',
  'passengerDetails[3].firstName': 'Edie',
  'passengerDetails[3].lastName': 'Hargreaves',
  'passengerDetails[3].dateOfBirth': '14/05/2020',
  'passengerDetails[3].age': '7',
  'accessibility.partyRequiresSupport': 'no',
  ...changed,
});

test.each([
  ['passengers', {}],
  ['passengers', { accessibility: 'y' }],
  ['passengers', { 'passengerDetails[7].title': 'mr' }],
  ['contact_details', {}],
  ['contact_details', { contactDetails: 'x' }],
  ['contact_details', { 'contactDetails.billingAddress': 'x' }],
  ['car_parking', {}],
  ['car_parking', { carDetails: 'x' }],
  ['payment_options', {}],
  ['payment_options', { paymentSchedule: 'x' }],
])('%s posted as %j is a form to fill in, and no failure of ours [S-14]', async (step, fields) => {
  const all = checkoutForTests(['passengers', 'payment_options', 'contact_details', 'car_parking']);
  const { status, html } = await postForm(`/booking/c1/${step}`, fields, answers(all));
  expect(status).toBe(422);
  expect(html).toContain('There is a problem');
});

test.each(['passengerDetails', 'passengerDetails.title'])(
  'passengers posted as %s are no form of ours [S-14]',
  async (name) => {
    const all = checkoutForTests(['passengers', 'contact_details']);
    expect((await postForm('/booking/c1/passengers', { [name]: 'x' }, answers(all))).status).toBe(
      400,
    );
  },
);

test.each([
  ['passengers', { __intent__: '{"type":"reset"}' }],
  ['payment_options', { __intent__: '{"type":"update","payload":{"name":"__proto__","value":1}}' }],
  ['contact_details', { __intent__: 'garbage' }],
  ['car_parking', { __intent__: '{"type":"validate","payload":{"name":"a"}}' }],
  ['passengers', { __state__: 'x' }],
])(
  '%s posted with commands to the form library, %j, is no form of ours [S-14]',
  async (step, fields) => {
    const all = checkoutForTests([
      'passengers',
      'payment_options',
      'contact_details',
      'car_parking',
    ]);
    expect((await postForm(`/booking/c1/${step}`, fields, answers(all))).status).toBe(400);
  },
);

test('each step has its own heading, and the progress names exactly the visible ones [CHK-01, CHK-02]', async () => {
  const headings = {
    passengers: 'Who is travelling?',
    payment_options: 'How would you like to pay?',
    contact_details: 'Your details',
    car_parking: 'Car park details',
    payment: 'Review and book',
  };
  const all = checkoutForTests(['passengers', 'payment_options', 'contact_details', 'car_parking']);
  for (const [step, heading] of Object.entries(headings)) {
    const { status, html } = await open(step, all);
    expect(status).toBe(200);
    expect(html).toContain(`<h1>${heading}</h1>`);
    for (const { label } of all.steps) expect(html).toContain(label);
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  }
});

test('a fetched checkout fills the page [CHK-14]', async () => {
  const { status, html } = await open(
    'contact_details',
    checkoutForTests(['passengers', 'payment_options', 'contact_details']),
  );
  expect(status).toBe(200);
  for (const words of ['Hotel Miramar Blanc', 'value="4 Moor Lane"', '£1,618.40'])
    expect(html).toContain(words);
  expect(html).not.toContain('Your booking didn’t load');
});

test.each([
  [
    'the call fails',
    () => Promise.reject(answeredWithError('CheckoutPage', { message: 'no answer' })),
  ],
  [
    'the server returns errors',
    {
      ...checkoutAnswer(checkoutForTests()),
      checkoutById: {
        statusCode: 500,
        errors: [{ code: 'late', message: 'late', field: null }],
        checkout: null,
      },
    },
  ],
  [
    'the server returns errors beside a checkout',
    {
      ...checkoutAnswer(checkoutForTests()),
      checkoutById: {
        statusCode: 422,
        errors: [{ code: 'late', message: 'late', field: null }],
        checkout: checkoutForTests(),
      },
    },
  ],
])(
  'when %s the page says that the booking did not load, that nothing is lost, and tries again [CHK-15]',
  async (_how, answer) => {
    const { status, html } = await getPage(
      '/booking/c1/passengers',
      callForTests({ CheckoutPage: answer }),
    );
    expect(status).toBe(502);
    for (const words of ['Your booking didn’t load', 'Nothing is lost', 'Error: '])
      expect(html).toContain(words);
    expect(html).not.toContain('charged');
    expect(html).toMatch(/<a[^>]*href="\/booking\/c1\/passengers"[^>]*>Try again/);
    expect(html).not.toContain('name="passengerDetails');
  },
);

test('a save that comes to nothing leaves the form as it was, to be sent again [PAX-28, PAX-30]', async () => {
  const failing = {
    AddPassengerDetails: () => Promise.reject(noData('AddPassengerDetails', 'mutation')),
  };
  const { status, html } = await postForm(
    '/booking/c1/passengers',
    family(),
    answers(checkoutForTests(), failing),
  );
  expect(status).toBe(502);
  expect(html).toContain('There is a problem');
  expect(html).toContain(
    'We couldn’t save your answers. Everything you typed is still here. Please try again',
  );
  expect(html).toContain('value="Hargreaves"');
  expect(html).not.toMatch(/<button[^>]*aria-disabled="true"/);
});

test('a plan that the server refuses stands at the choice, and a plan that could not be saved can be sent again [PAY-19]', async () => {
  const checkout = checkoutForTests(['passengers']);
  const fields = { 'paymentSchedule.name': '2020LowDeposit_2' };
  const refusal = {
    addPaymentScheduleToCheckout: {
      statusCode: 422,
      errors: [
        {
          code: 'plan_gone',
          field: 'paymentSchedule.name',
          message: 'This plan does not fit any more',
        },
      ],
      checkout: null,
    },
  };
  const refused = await postForm(
    '/booking/c1/payment_options',
    fields,
    answers(checkout, { AddPaymentSchedule: refusal }),
  );
  expect(refused.status).toBe(422);
  expect(refused.html).toContain(
    '<a href="#payment_options-paymentSchedule.name">Choose a plan: This plan does not fit any more</a>',
  );
  const lost = await postForm(
    '/booking/c1/payment_options',
    fields,
    answers(checkout, {
      AddPaymentSchedule: () =>
        Promise.reject(answeredWithError('AddPaymentSchedule', { message: 'no answer' })),
    }),
  );
  expect(lost.status).toBe(502);
  expect(lost.html).toContain('We couldn’t save your answers');
  expect(lost.html).toMatch(/<input(?=[^>]*checked)[^>]*value="2020LowDeposit_2"/);
});

test('the ways to pay show their icons; PayPal only where a plan takes it [PAY-20]', async () => {
  const brands = (html: string) =>
    [...html.matchAll(/<svg[^>]*data-brand="(\w+)"/g)].map(([, brand]) => brand);
  const checkout = checkoutForTests(['passengers']);
  expect(brands((await open('payment_options', checkout)).html)).toEqual([
    'visa',
    'mastercard',
    'amex',
  ]);
  const withPayPal = checkout.paymentScheduleOptions.map((plan) => ({
    ...plan,
    paymentMethods: ['PAY_WITH_CARD', 'PAYPAL'] as const,
  }));
  expect(
    brands(
      (
        await open('payment_options', {
          ...checkout,
          paymentScheduleOptions: withPayPal.map((plan) => ({
            ...plan,
            paymentMethods: [...plan.paymentMethods],
          })),
        })
      ).html,
    ),
  ).toEqual(['visa', 'mastercard', 'amex', 'paypal']);
});

test('skipping leads to the first undone step, a step that is not there as well [CHK-03, CHK-05]', async () => {
  expect(await open('payment', checkoutForTests(['passengers']))).toMatchObject({
    to: '/booking/c1/payment_options',
  });
  const withoutCar = checkoutForTests(['passengers', 'payment_options']);
  expect(
    await open('car_parking', {
      ...withoutCar,
      steps: withoutCar.steps.filter(({ name }) => name !== 'car_parking'),
    }),
  ).toMatchObject({ to: '/booking/c1/contact_details' });
});

test('a step nobody knows, and a checkout of somebody else, are not there', async () => {
  expect((await getPage('/booking/c1/extras', answers(checkoutForTests()))).status).toBe(404);
  expect(
    (await getPage('/booking/c1/passengers', callForTests({ CheckoutPage: checkoutAnswer(null) })))
      .status,
  ).toBe(404);
});

test('whoever has been away is led to the confirmation of a checkout that is not there, which asks for a login', async () => {
  const { to } = await getPage(
    '/booking/c1/payment',
    callForTests({ CheckoutPage: checkoutAnswer(null) }),
    pageForTests({ authentication: { emailAddress: null, firstName: null, isAway: true } }),
  );
  expect(to).toBe('/booking/c1/confirmation');
});

test('who is logged in finds what they have told of themselves, for the lead and how to reach them', async () => {
  const customer = {
    id: 'u1',
    emailAddress: 'ada@example.com',
    details: {
      title: 'mrs',
      firstName: 'Ada',
      lastName: 'Lovelace',
      phoneNumber: '07700 900 482',
      postalCode: 'LS6 2AB',
    },
  };
  const page = async (step: string, checkout: CheckoutOfPageFragment) =>
    (
      await getPage(
        `/booking/c1/${step}`,
        callForTests({ CheckoutPage: checkoutAnswer(checkout, customer) }),
      )
    ).html;
  const passengers = await page('passengers', checkoutForTests());
  expect(passengers.match(/value="Lovelace"/g)).toHaveLength(1);
  const contact = await page(
    'contact_details',
    checkoutForTests(['passengers', 'payment_options']),
  );
  for (const value of ['ada@example.com', '07700 900 482', 'LS6 2AB'])
    expect(contact).toContain(`value="${value}"`);
});

test('a placed order shows its confirmation, whatever step is asked for [CHK-04]', async () => {
  expect(await open('payment', checkoutForTests([], { status: 'PLACED' }))).toMatchObject({
    to: '/booking/c1/confirmation',
  });
});

test('an expired deal says so and offers to continue, with the form still there [BSKT-13, BSKT-14, MSG-43]', async () => {
  const checkout = checkoutForTests();
  const { html } = await open('passengers', {
    ...checkout,
    basket: { ...checkout.basket, isExpired: true },
  });
  expect(html).toContain('This deal has expired');
  expect(html).toMatch(/<button[^>]*value="refresh"[^>]*name="basket"/);
  expect(html).toContain('name="passengerDetails[3].lastName"');
});

const withPriceChange = (checkout: CheckoutOfPageFragment): CheckoutOfPageFragment => {
  const money = (amount: number) => ({ amount, currencyCode: 'GBP' as const });
  const priceChange = { changedBy: null, reason: '', was: money(282_240), now: money(284_000) };
  return { ...checkout, basket: { ...checkout.basket, priceChange } };
};

const expired = (checkout: CheckoutOfPageFragment): CheckoutOfPageFragment => ({
  ...checkout,
  basket: { ...checkout.basket, isExpired: true },
});

test.each([
  ['refresh', expired(checkoutForTests())],
  ['extend', checkoutForTests()],
  ['accept 284000', withPriceChange(checkoutForTests())],
])(
  'without script the button that asks for “%s” posts what stands in the form along',
  async (act, checkout) => {
    const { html } = await open('passengers', checkout);
    const [button] = new RegExp(`<button[^>]*value="${act}"[^>]*>`).exec(html) ?? [];
    expect(button).toContain('form="passengers"');
  },
);

test.each([
  ['refresh', 'RefreshBasket', 'refreshBasket'],
  ['extend', 'ExtendBasket', 'extendBasket'],
  ['accept 284000', 'AcceptBasketPrice', 'acceptBasketPrice'],
])('what is typed and not yet saved is shown again after “%s” [R14]', async (act, name, field) => {
  const call = answers(checkoutForTests(), { [name]: { [field]: { errors: [] } } });
  const typed = family({ basket: act, 'passengerDetails[0].dateOfBirth': '1/2' });
  const { status, html } = await postForm('/booking/c1/passengers', typed, call);
  expect(status).toBe(200);
  expect(call.asked.map(({ name: asked }) => asked)).toContain(name);
  expect(html).toContain('value="Sarah"');
  expect(html).toContain('value="1/2"');
  expect(html).not.toContain('There is a problem');
});

test('what is typed is shown again where more time is refused, too', async () => {
  const errors = [{ code: 'basket_expired', message: 'The deal has expired' }];
  const call = answers(checkoutForTests(), { ExtendBasket: { extendBasket: { errors } } });
  const { status, html } = await postForm(
    '/booking/c1/passengers',
    family({ basket: 'extend' }),
    call,
  );
  expect(status).toBe(422);
  for (const words of ['The deal has expired', 'value="Sarah"']) expect(html).toContain(words);
});

test('each traveller has a form by type and stated age; adults and children have their titles [PAX-02, PAX-20, PAX-21, PAX-22]', async () => {
  const { html } = await open('passengers', checkoutForTests());
  expect(html).toContain('Adult 1, lead passenger');
  expect(html).toContain('Adult 2');
  expect(html).toContain('Aged 11 on the day you return, as in your search.');
  expect(html).toMatch(/name="passengerDetails\[0\]\.title"[^>]*value="mrs"/);
  expect(html).toMatch(/name="passengerDetails\[3\]\.title"[^>]*value="master"/);
  expect(html).not.toMatch(/name="passengerDetails\[3\]\.title"[^>]*value="mrs"/);
});

test('the lead is always authorised and cannot be otherwise [PAX-24]', async () => {
  const { html } = await open('passengers', checkoutForTests());
  const box = /<input[^>]*name="passengerDetails\[0\]\.leadAuthorised"[^>]*>/.exec(html)?.[0];
  expect(box).toContain('checked');
  expect(box).toContain('disabled');
});

test('the passengers step says who may talk to us about the booking: the lead passenger and one other [SITE-11]', async () => {
  const { html } = await open('passengers', checkoutForTests());
  for (const words of [
    'Can make changes to this booking',
    'The lead passenger always can',
    'Two people at most: the lead passenger and one other',
  ])
    expect(html).toContain(words);
  const choices = html.match(/name="passengerDetails\[\d\]\.leadAuthorised"/g);
  expect(choices, 'of the adults').toHaveLength(2);
});

test('passengers are saved trimmed, with ISO dates and their age on return, and lead to the next step [PAX-04, PAX-08, PAX-29]', async () => {
  const call = answers(checkoutForTests(), {
    AddPassengerDetails: saved('addPassengerDetailsToCheckout'),
  });
  expect(await postForm('/booking/c1/passengers', family(), call)).toMatchObject({
    status: 303,
    to: '/booking/c1/payment_options',
  });
  const { passengerDetails } = call.asked.find(({ name }) => name === 'AddPassengerDetails')!
    .variables as { passengerDetails: unknown[] };
  expect(passengerDetails).toHaveLength(4);
  expect(passengerDetails[0]).toMatchObject({
    dateOfBirth: '1985-02-01',
    age: { value: 42, unit: 'YEARS' },
    leadAuthorised: true,
    specialAssistance: null,
  });
  expect(passengerDetails[1]).toMatchObject({ firstName: 'Daniel', leadAuthorised: false });
});

test('each passenger’s age is asked, chosen at first as in the search [PAX-17, PAX-18, PAX-19]', async () => {
  const checkout = checkoutForTests([], {
    travellers: [
      { type: 'ADULT', statedAge: null },
      { type: 'CHILD', statedAge: 7 },
      { type: 'INFANT', statedAge: 1 },
    ],
    passengerDetails: [],
  });
  const { html } = await getPage('/booking/c1/passengers', answers(checkout));
  const choices = html
    .split('<select')
    .slice(1)
    .filter((select) => /^[^>]*name="passengerDetails\[\d\]\.age"/.test(select))
    .map((select) => select.split('</select>')[0]!)
    .map((select) => ({
      words: [...select.matchAll(/<option[^>]*>([^<]*)/g)].map(([, words]) => words),
      chosen: /<option[^>]*selected[^>]*>([^<]*)/.exec(select)?.[1],
    }));
  expect(choices).toEqual([
    { words: ['16', '17', '18 or over'], chosen: '18 or over' },
    { words: Array.from({ length: 14 }, (_, i) => String(i + 2)), chosen: '7' },
    {
      words: ['1 month', ...Array.from({ length: 22 }, (_, i) => `${i + 2} months`)],
      chosen: '23 months',
    },
  ]);
});

test('an age that the date of birth does not make is told at the age, which stays as chosen', async () => {
  const { status, html } = await postForm(
    '/booking/c1/passengers',
    family({ 'passengerDetails[1].age': '17', 'passengerDetails[3].age': '' }),
    answers(checkoutForTests()),
  );
  expect(status).toBe(422);
  expect(html).toContain(
    '<a href="#passengers-passengerDetails[1].age">Age on the day you return, Adult 2: With this date of birth, the passenger will be 42 on the day you return. Please check both',
  );
  expect(html).toContain(
    '<a href="#passengers-passengerDetails[3].age">Age on the day you return, Child 2: Please chose one of the options',
  );
  expect(html).toMatch(/<option value="17" selected="">17/);
});

test.each([
  ['23', 303, [13]],
  ['13', 303, [13]],
  ['12', 422, []],
])(
  'an infant of 13 months, 23 shown at first, posted as %s is answered %i',
  async (age, status, saves) => {
    const checkout = checkoutForTests([], {
      travellers: [
        { type: 'ADULT', statedAge: null },
        { type: 'ADULT', statedAge: null },
        { type: 'CHILD', statedAge: 11 },
        { type: 'INFANT', statedAge: 1 },
      ],
      passengerDetails: [],
    });
    const call = answers(checkout, { AddPassengerDetails: saved('addPassengerDetailsToCheckout') });
    const posted = family({
      'passengerDetails[3].dateOfBirth': '10/06/2026',
      'passengerDetails[3].age': age,
    });
    const answer = await postForm('/booking/c1/passengers', posted, call);
    expect(answer.status).toBe(status);
    expect(call.asked.filter(({ name }) => name === 'AddPassengerDetails')).toMatchObject(
      saves.map((value) => ({
        variables: { passengerDetails: [{}, {}, {}, { age: { value, unit: 'MONTHS' } }] },
      })),
    );
  },
);

test('a refused form says what is wrong with which field of whom on top, in the same words at the field, with all that was typed [R13, PAX-03, PAX-06, PAX-11, MSG-08]', async () => {
  const { status, html } = await postForm(
    '/booking/c1/passengers',
    family({
      'passengerDetails[0].firstName': '',
      'passengerDetails[0].dateOfBirth': '14/17/1987',
      'passengerDetails[3].dateOfBirth': '14/05/2019',
    }),
    answers(checkoutForTests()),
  );
  expect(status).toBe(422);
  expect(html).toContain('<title>Error: Who is travelling? – Holidaymaker</title>');
  expect(html).toContain('There is a problem');
  for (const [field, about, words] of [
    ['passengerDetails[0].firstName', 'First name, Adult 1: ', 'Please fill in this field.'],
    [
      'passengerDetails[0].dateOfBirth',
      'Adult 1: ',
      'Date of birth must include a month from 1 to 12',
    ],
    ['passengerDetails[3].dateOfBirth', 'Child 2: ', 'You searched for a child aged 7'],
  ] as const) {
    expect(html).toContain(`<a href="#passengers-${field}">${about}${words}`);
    expect(html.split(`id="passengers-${field}-error"`)[1]?.replace(/^[^>]*>/, '')).toMatch(
      new RegExp(`^${words}`),
    );
  }
  expect(html).toContain('value="14/17/1987"');
  expect(html).toContain('value=" Daniel "');
  expect(html).toMatch(
    /<input[^>]*checked=""[^>]*value="miss"|<input[^>]*value="miss"[^>]*checked=""/,
  );
});

test('our editors say what plans have in common where there is a choice of them; without them it is said shortly [CONTENT-10]', async () => {
  const checkout = checkoutForTests(['passengers']);
  const said = { PlanMessages: { contentMessages: [{ name: 'text', words: 'Said of plans.' }] } };
  const pageOf = async (others: Answers, of = checkout) =>
    (await getPage('/booking/c1/payment_options', answers(of, others))).html;
  expect(await pageOf(said)).toContain('Said of plans.');
  const [full] = checkout.paymentScheduleOptions;
  const alone = { ...checkout, paymentScheduleOptions: full ? [full] : [] };
  for (const html of [await pageOf({}), await pageOf(said, alone)]) {
    expect(html).toContain('No card fees, and no interest on any plan.');
    expect(html).not.toContain('Said of plans.');
  }
});

test('every unanswered question of an empty form is named [PAX-26, A11Y-02, MSG-09]', async () => {
  const empty = Object.fromEntries(
    Object.keys(family())
      .filter((name) => !/title|partyRequires/.test(name))
      .map((name) => [name, '']),
  );
  const { status, html } = await postForm(
    '/booking/c1/passengers',
    empty,
    answers(checkoutForTests()),
  );
  expect(status).toBe(422);
  expect(html).toContain(
    '<a href="#passengers-passengerDetails[2].title">Title, Child 1: Please chose one of the options',
  );
  expect(html).toContain(
    '<a href="#passengers-accessibility.partyRequiresSupport">Does anyone need assistance? Please chose one of the options',
  );
});

test('the last name of the first is copied to everybody without script, and nothing is called wrong [PAX-25]', async () => {
  const { status, html } = await postForm(
    '/booking/c1/passengers',
    {
      ...family({ 'passengerDetails[0].lastName': 'Byron', 'passengerDetails[1].firstName': '' }),
      intent: 'copy_last_name',
    },
    answers(checkoutForTests()),
  );
  expect(status).toBe(200);
  expect(html.match(/value="Byron"/g)).toHaveLength(4);
  expect(html).not.toContain('There is a problem');
});

test('people whom the customer travels with are offered to whom their age fits, and filled in by one press without script', async () => {
  const [ada, noah] = [
    { id: 'a1', title: 'ms', firstName: 'Ada', lastName: 'Byron', dateOfBirth: '1990-02-01' },
    { id: 'n1', title: 'master', firstName: 'Noah', lastName: 'Byron', dateOfBirth: '2015-12-03' },
  ];
  const known = callForTests({
    CheckoutPage: checkoutAnswer(checkoutForTests(), null, [ada, noah]),
  });
  const { html: offered } = await getPage('/booking/c1/passengers', known);
  const values = [
    ...offered.matchAll(
      /value="(\d:[^"]*)"[^>]*name="fill_in"|name="fill_in"[^>]*value="(\d:[^"]*)"/g,
    ),
  ].map(([, one, other]) => one ?? other);
  expect(values).toEqual(['0:a1', '1:a1', '2:n1']);
  expect(offered).toContain('Fill in Noah');
  const press = (pressed: string) =>
    postForm('/booking/c1/passengers', { ...family(), fill_in: pressed }, known);
  const { status, html } = await press('1:a1');
  expect(status).toBe(200);
  expect(html).toMatch(
    /value="Ada"[^>]*name="passengerDetails\[1\]\.firstName"|name="passengerDetails\[1\]\.firstName"[^>]*value="Ada"/,
  );
  expect(html).toContain('value="01/02/1990"');
  expect(html).toContain('value="Sarah"');
  expect(html).not.toContain('There is a problem');
  expect((await press('1:another')).html).not.toContain('value="Ada"');
});

test('support is asked for the one passenger who needs it, and its rules hold [A11Y-03, A11Y-05, A11Y-06, A11Y-08]', async () => {
  const yes = {
    'accessibility.partyRequiresSupport': 'yes',
    'accessibility.passenger': '1',
    'accessibility.wheelChairAssistance': 'yes',
  };
  const missing = await postForm(
    '/booking/c1/passengers',
    family(yes),
    answers(checkoutForTests()),
  );
  for (const field of [
    'ownWheelchair',
    'walkUpStairs',
    'transferSteps',
    'adaptedHotelRoom',
    'anotherInParty',
  ])
    expect(missing.html).toContain(`href="#passengers-accessibility.${field}"`);
  const rest = {
    ownWheelchair: 'yes',
    wheelchairType: 'MANUAL',
    walkUpStairs: 'no',
    transferSteps: 'no',
    adaptedHotelRoom: 'yes',
    anotherInParty: 'no',
  };
  const call = answers(checkoutForTests(), {
    AddPassengerDetails: saved('addPassengerDetailsToCheckout'),
  });
  await postForm(
    '/booking/c1/passengers',
    family({
      ...yes,
      ...Object.fromEntries(
        Object.entries(rest).map(([name, value]) => [`accessibility.${name}`, value]),
      ),
    }),
    call,
  );
  const { passengerDetails } = call.asked.at(-1)!.variables as {
    passengerDetails: { specialAssistance: unknown }[];
  };
  expect(passengerDetails.map(({ specialAssistance }) => specialAssistance === null)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(passengerDetails[1]!.specialAssistance).toMatchObject({
    requiredAssistance: [
      'ADAPTED_HOTEL_ROOM',
      'PARTY_ASSISTANCE',
      'STAIRS',
      'VEHICLE',
      'WHEELCHAIR',
    ],
    wheelchairType: 'MANUAL',
  });
});

test('what the server refuses stands at its field as well [PAX-28]', async () => {
  const refusal = {
    addPassengerDetailsToCheckout: {
      statusCode: 422,
      errors: [
        {
          code: 'transfer_not_step_free',
          field: 'passengerDetails[1].specialAssistance.requiredAssistance',
          message: 'The transfer has steps',
        },
      ],
      checkout: null,
    },
  };
  const { status, html } = await postForm(
    '/booking/c1/passengers',
    family(),
    answers(checkoutForTests(), { AddPassengerDetails: refusal }),
  );
  expect(status).toBe(422);
  expect(html).toContain(
    '<a href="#passengers-accessibility.transferSteps">Can they climb at least three steps? The transfer has steps</a>',
  );
});

test('plans say their kind and payments, a deposit in its own block what is still owed; none is chosen beforehand [PAY-02, PAY-06, PAY-14]', async () => {
  const { html } = await open('payment_options', checkoutForTests(['passengers']));
  expect(html).toContain('Pay in full');
  expect(html).toContain('Pay in instalments');
  expect(html).toContain('Low deposit of £30 per person.');
  expect(html).toContain('Pay in instalments: today, then 1 payment');
  const deposit = /<label(?:(?!<\/label>).)*2020LowDeposit_2.*?<\/label>/s.exec(html)?.[0];
  expect(deposit).toContain('£120 today');
  expect(deposit).toContain(
    'If you cancel by Fri 14 May 2027, you lose £480 in total: this £120 and another £360; after that it costs more.',
  );
  expect(deposit).toContain('Sat 26 June 2027');
  expect(html).not.toMatch(/<input[^>]*type="radio"[^>]*checked/);
});

test('a plan must be chosen, and only one that fits is taken [PAY-15, PAY-16]', async () => {
  const checkout = checkoutForTests(['passengers']);
  for (const fields of [{}, { 'paymentSchedule.name': 'Equal_Instalments' }]) {
    const { status, html } = await postForm(
      '/booking/c1/payment_options',
      fields,
      answers(checkout),
    );
    expect(status).toBe(422);
    expect(html).toContain(
      '<a href="#payment_options-paymentSchedule.name">Choose a plan: Please chose one of the options</a>',
    );
  }
  const call = answers(checkout, { AddPaymentSchedule: saved('addPaymentScheduleToCheckout') });
  expect(
    await postForm(
      '/booking/c1/payment_options',
      { 'paymentSchedule.name': '2020LowDeposit_2' },
      call,
    ),
  ).toMatchObject({ status: 303, to: '/booking/c1/contact_details' });
  expect(call.asked.at(-1)!.variables).toEqual({
    checkoutId: 'c1',
    paymentSchedule: { name: '2020LowDeposit_2' },
  });
});

test('contact details begin with the lead, the country of the site and no consent; the reason for the phone is told [CONT-02, CONT-07]', async () => {
  const { html } = await open(
    'contact_details',
    checkoutForTests(['passengers', 'payment_options']),
  );
  expect(html).toContain('value="Sarah"');
  expect(html).toMatch(/<option value="GB" selected/);
  expect(html).not.toMatch(/<input[^>]*optIntoMarketing[^>]*checked/);
  expect(html).toMatch(
    /<input[^>]*aria-describedby="contact_details-contactDetails\.phoneNumber-description"/,
  );
  expect(html).toContain('We’ll only call or text if something changes');
});

test('contact details keep their rules, and are saved with the name of the country [CONT-01 to CONT-06]', async () => {
  const checkout = checkoutForTests(['passengers', 'payment_options']);
  const good = {
    'contactDetails.title': 'mrs',
    'contactDetails.firstName': 'Sarah',
    'contactDetails.lastName': 'Hargreaves',
    'contactDetails.emailAddress': 'sarah@example.com',
    'contactDetails.alternativeEmailAddress': '',
    'contactDetails.phoneNumber': '07700 900 482',
    'contactDetails.billingAddress.address': '4 Moor Lane',
    'contactDetails.billingAddress.city': 'Leeds',
    'contactDetails.billingAddress.postalCode': 'ls62ab',
    'contactDetails.billingAddress.isoCountryCode': 'GB',
  };
  const bad = await postForm(
    '/booking/c1/contact_details',
    {
      ...good,
      'contactDetails.emailAddress': 'sarah@',
      'contactDetails.phoneNumber': '12345',
      'contactDetails.billingAddress.postalCode': '',
    },
    answers(checkout),
  );
  expect(bad.html).toContain('Please enter a valid email address');
  expect(bad.html).toContain('The phone number must have at least 8 characters');
  expect(bad.html).toContain(
    '<a href="#contact_details-contactDetails.billingAddress.postalCode">Postcode: Please fill in this field.</a>',
  );
  const call = answers(checkout, { AddContactDetails: saved('addContactDetailsToCheckout') });
  expect(await postForm('/booking/c1/contact_details', good, call)).toMatchObject({
    status: 303,
    to: '/booking/c1/car_parking',
  });
  expect(call.asked.at(-1)!.variables).toMatchObject({
    contactDetails: {
      alternativeEmailAddress: null,
      optIntoMarketing: false,
      billingAddress: { country: 'United Kingdom', postalCode: 'LS6 2AB' },
    },
  });
});

test('the car has its four details, which can be changed until 48 hours before travel [PARK-03, PARK-04]', async () => {
  const checkout = checkoutForTests(['passengers', 'payment_options', 'contact_details']);
  expect((await open('car_parking', checkout)).html).toContain('up to 48 hours before you travel');
  const fields = {
    'carDetails.colour': 'Blue',
    'carDetails.make': 'Skoda',
    'carDetails.model': 'Octavia',
    'carDetails.registration': 'yk19 abc',
  };
  const call = answers(checkout, { AddCarDetails: saved('addCarDetailsToCheckout') });
  expect(await postForm('/booking/c1/car_parking', fields, call)).toMatchObject({
    status: 303,
    to: '/booking/c1/payment',
  });
  expect(call.asked.at(-1)!.variables).toMatchObject({ carDetails: { registration: 'YK19 ABC' } });
});

test('more time holds the deal longer and comes back to the step [BSKT-11]', async () => {
  const call = answers(checkoutForTests(), { ExtendBasket: { extendBasket: { errors: [] } } });
  expect(await postForm('/booking/c1/passengers', { basket: 'extend' }, call)).toMatchObject({
    status: 303,
    to: '/booking/c1/passengers',
  });
  expect(call.asked.at(-1)).toEqual({ name: 'ExtendBasket', variables: { basketId: 'b1' } });
});
