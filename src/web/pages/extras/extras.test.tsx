import { expect, test } from 'vitest';
import { answeredWithError } from '#web/data/data-error-kinds.ts';
import { getPage, postForm } from '#web/testing/open-page.ts';
import { basketForTests, callForTests, type Answers } from '#web/testing/purchase-for-tests.ts';
import type { ExtrasBasketFragment } from './query.generated.ts';

const answers = (basket: Partial<ExtrasBasketFragment> = {}, others: Answers = {}) =>
  callForTests({ ExtrasPage: { basket: { basket: basketForTests(basket) } }, ...others });
const done = (name: string) => ({ [name]: { errors: [] } });

const FULFILMENTS = (fee: number, chosen: 'AUTO_BOOK' | 'SELF_BOOK') =>
  (
    [
      ['AUTO_BOOK', fee],
      ['SELF_BOOK', 0],
    ] as const
  ).map(([mode, amount]) => ({
    mode,
    discountedPrice: { amount, currencyCode: 'GBP' as const },
    chosen: mode === chosen,
  }));

const PRIORITY = {
  price: { amount: 9_200, currencyCode: 'GBP' as const },
  chosen: false,
};

test('each extra begins with a card that declines it, and none is chosen beforehand', async () => {
  const { status, html } = await getPage('/extras/b1', answers());
  expect(status).toBe(200);
  for (const words of [
    'No transfer',
    'No hold bags',
    'No parking',
    'No insurance',
    'Shuttle service',
    'Llevant Coaches, 65 minutes. You share it with other guests.',
    'Meet and greet. Hand over the keys',
    'Policy wording',
    '2 hold bags',
    '£156.00',
  ])
    expect(html).toContain(words);
  expect(html).not.toMatch(/<input[^>]*type="radio"[^>]*checked/);
});

test('what the fare holds is told in cm and kg [FLT-02]', async () => {
  const { html } = await getPage('/extras/b1', answers());
  expect(html).toMatch(/Cabin bag, 40 × 20 × 25 cm, 10 kg<\/li>/);
});

test('what each of them brings is drawn to scale; a bag without a known size is only named', async () => {
  const { bags } = basketForTests();
  const [cabin, hold] = bags;
  const asked = { ...cabin!, label: 'Large cabin bag', isIncluded: false };
  const drawnOf = async (quantity: number) =>
    (await getPage('/extras/b1', answers({ bags: [cabin!, asked, { ...hold!, quantity }] }))).html;
  const none = await drawnOf(0);
  expect(none.match(/<rect width[^>]*>/g)).toEqual(['<rect width="20" height="40" rx="3">']);
  expect(none).not.toContain('the airline gives no size');
  const one = await drawnOf(1);
  expect(one.match(/<rect width/g)).toHaveLength(1);
  expect(one).toContain('Hold bag 22 kg: the airline gives no size</li>');
});

test('the chosen one is marked, and its line is in the receipt', async () => {
  const { transferOptions } = basketForTests();
  const { html } = await getPage(
    '/extras/b1',
    answers({
      transferOptions: transferOptions.map((option) => ({ ...option, chosen: option.id === 't2' })),
    }),
  );
  expect(html).toMatch(/<input[^>]*checked[^>]*value="t2"|<input[^>]*value="t2"[^>]*checked/);
});

test('whoever may book the flights themselves is told of the fee and of what it saves [FLT-17]', async () => {
  const offered = (fee: number) => answers({ flightFulfilment: FULFILMENTS(fee, 'AUTO_BOOK') });
  // Four have a seat.
  const { html } = await getPage('/extras/b1', offered(6_400));
  expect(html).toContain('Who will book your flights?');
  expect(html).toContain('The airline’s booking fee of £8 per person each way is in your price.');
  expect(html).toContain('Save £16 per person. Once');
  expect(html).toContain('ways to pay that begin with less aren’t offered');
  expect(html).toContain('−£64.00');
  expect(html).toMatch(/<input[^>]*checked[^>]*value="AUTO_BOOK"/);
  // What does not divide is said as a whole.
  const whole = await getPage('/extras/b1', offered(6_402));
  expect(whole.html).toContain('The airline’s booking fee of £64.02 is in your price.');
  expect(whole.html).toContain('Save £64.02. Once');
});

test('each number of bags that the airline sells is offered at what it costs, and no other', async () => {
  const { bags } = basketForTests();
  const choices = [
    { quantity: 0, total: { amount: 0, currencyCode: 'EUR' as const } },
    { quantity: 4, total: { amount: 36_037, currencyCode: 'EUR' as const } },
  ];
  const { html } = await getPage(
    '/extras/b1',
    answers({ bags: bags.map((bag) => (bag.price ? { ...bag, price: { choices } } : bag)) }),
  );
  expect(html).toContain('4 hold bags');
  expect(html).toContain('€360.37');
  for (const quantity of [2, 3]) expect(html).not.toContain(`${quantity} hold bags`);
});

test('every section posts to its own mutation; none takes the extra out', async () => {
  const cases = [
    ['transfer', 't1', 'SetTransfer', { basketId: 'b1', transferId: 't1' }],
    ['transfer', 'none', 'SetTransfer', { basketId: 'b1', transferId: null }],
    ['bags', '2', 'SetHoldBags', { basketId: 'b1', quantity: 2 }],
    ['fulfilment', 'SELF_BOOK', 'SetFlightFulfilment', { basketId: 'b1', mode: 'SELF_BOOK' }],
    ['fulfilment', 'AUTO_BOOK', 'SetFlightFulfilment', { basketId: 'b1', mode: 'AUTO_BOOK' }],
    ['priority', 'yes', 'SetPriorityBoarding', { basketId: 'b1', chosen: true }],
    ['parking', 'c1', 'SetCarPark', { basketId: 'b1', carParkId: 'c1' }],
    ['insurance', 'none', 'SetInsurance', { basketId: 'b1', insuranceId: null }],
  ] as const;
  for (const [section, choice, name, variables] of cases) {
    const call = answers({}, { [name]: done(`s${name.slice(1)}`) });
    expect(await postForm('/extras/b1', { section, [section]: choice }, call)).toMatchObject({
      status: 303,
      to: '/extras/b1',
    });
    expect(call.asked.at(-1)).toEqual({ name, variables });
  }
});

test('Continue saves all that is ticked before it goes on, and stays where one was refused', async () => {
  const { html } = await getPage('/extras/b1', answers());
  for (const section of ['transfer', 'bags', 'parking', 'insurance'])
    expect(html).toMatch(new RegExp(`<input[^>]*form="extras-form"[^>]*name="${section}"`));
  expect(html).toMatch(/<button[^>]*form="extras-form"[^>]*value="continue"/);

  const ticked = { transfer: 't1', insurance: 'none', intent: 'continue' };
  const call = answers(
    {},
    {
      SetTransfer: done('setTransfer'),
      SetInsurance: done('setInsurance'),
      CheckoutFromBasket: { checkoutFromBasket: { errors: [], checkout: { id: 'c1' } } },
    },
  );
  expect(await postForm('/extras/b1', ticked, call)).toMatchObject({
    status: 303,
    to: '/booking/c1/passengers',
  });
  expect(call.asked).toEqual([
    { name: 'SetTransfer', variables: { basketId: 'b1', transferId: 't1' } },
    { name: 'SetInsurance', variables: { basketId: 'b1', insuranceId: null } },
    { name: 'CheckoutFromBasket', variables: { basketId: 'b1' } },
  ]);

  const refusal = { code: 'extra_unavailable', message: 'This is no longer available' };
  const gone = answers(
    {},
    { SetTransfer: { setTransfer: { errors: [refusal] } }, SetInsurance: done('setInsurance') },
  );
  const stayed = await postForm('/extras/b1', ticked, gone);
  expect(stayed.status).toBe(422);
  expect(stayed.html).toContain('<p id="transfer-error"');
  expect(gone.asked.map(({ name }) => name)).not.toContain('CheckoutFromBasket');
});

test('a choice that is refused or missing is told at its section [MSG-09]', async () => {
  const gone = answers(
    {},
    {
      SetTransfer: {
        setTransfer: {
          errors: [
            {
              code: 'extra_unavailable',
              message: 'This is no longer available. Choose another one',
            },
          ],
        },
      },
    },
  );
  const refused = await postForm('/extras/b1', { section: 'transfer', transfer: 't9' }, gone);
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('<p id="transfer-error"');
  expect(refused.html).toContain('This is no longer available');
  expect((await postForm('/extras/b1', { section: 'parking' }, answers())).html).toContain(
    'Please chose one of the options',
  );
});

test.each([
  ['fulfilment', 'AUTO_BOOK', 'SetFlightFulfilment', 'who books your flights'],
  ['transfer', 't1', 'SetTransfer', 'your transfer'],
  ['bags', '1', 'SetHoldBags', 'your bags'],
  ['priority', 'yes', 'SetPriorityBoarding', 'your priority boarding'],
  ['parking', 'c1', 'SetCarPark', 'your parking'],
  ['insurance', 'i1', 'SetInsurance', 'your insurance'],
] as const)(
  'a change of %s that nobody answers to says so at its section, with the number to call [MSG-40]',
  async (section, choice, name, what) => {
    const lost = answers(
      {
        flightFulfilment: FULFILMENTS(6_400, 'SELF_BOOK'),
        priorityBoardingOption: {
          price: { amount: 4_800, currencyCode: 'GBP' },
          chosen: false,
        },
      },
      { [name]: () => Promise.reject(answeredWithError(name, { message: 'late' })) },
    );
    const { status, html } = await postForm('/extras/b1', { section, [section]: choice }, lost);
    expect(status).toBe(422);
    expect(html).toContain(`<p id="${section}-error"`);
    expect(html).toContain(
      `We couldn’t change ${what}. Please choose again, or call 0113 496 0180, open until 8pm.`,
    );
  },
);

test('a holiday that the shop did not update says so, and whom to call [MSG-40]', async () => {
  const lost = answers(
    {},
    { ExtendBasket: () => Promise.reject(answeredWithError('ExtendBasket', { message: 'late' })) },
  );
  const { status, html } = await postForm('/extras/b1', { basket: 'extend' }, lost);
  expect(status).toBe(422);
  expect(html).toContain(
    'We couldn’t update your holiday. Please try again, or call 0113 496 0180, open until 8pm.',
  );
});

test('transfers, parking, insurance and a choice of who books that there are none of say so [MSG-41] [MSG-48]', async () => {
  const [ours] = FULFILMENTS(0, 'AUTO_BOOK');
  const { html } = await getPage(
    '/extras/b1',
    answers({
      transferOptions: [],
      carParkOptions: [],
      insuranceOptions: [],
      flightFulfilment: [ours!],
    }),
  );
  expect(html).toContain('We book these flights for you. You can’t book these ones yourself.');
  expect(html).toContain(
    'We can’t arrange a transfer for this holiday. Transfers need at least 48 hours’ notice.',
  );
  expect(html).toContain('Parking isn’t available at this airport on these dates.');
  expect(html).toContain('You can’t add insurance to this holiday.');
});

test('a supplier that does not answer can be asked again, one without offers says so', async () => {
  const { html } = await getPage(
    '/extras/b1',
    answers({
      transferOptions: [],
      unavailableExtras: ['transfers'],
      carParkOptions: [],
      insuranceOptions: [],
    }),
  );
  expect(html).toContain('The transfer company didn’t answer');
  expect(html).toMatch(/<a[^>]*href="\/extras\/b1"[^>]*>Try again/);
  expect(html).toContain('Parking isn’t available at this airport on these dates');
  expect(html).toContain('You can’t add insurance to this holiday');
});

test('of hold bags that are in the fare already and priority boarding that is not sold nothing is said', async () => {
  const bags = basketForTests().bags.filter(({ isIncluded }) => isIncluded);
  const { html } = await getPage('/extras/b1', answers({ bags, priorityBoardingOption: null }));
  expect(html).not.toMatch(/id="(?:bags|priority)-heading"/);
  expect(html).toContain('id="transfer-heading"');
});

test('a stay without flights has neither transfers nor bags nor parking', async () => {
  const { html } = await getPage(
    '/extras/b1',
    answers({ flights: null, transferOptions: [], bags: [], carParkOptions: [] }),
  );
  expect(html).not.toMatch(/Airport transfers|Hold bags|Airport parking/);
  expect(html).toContain('Travel insurance');
});

test('a stay alone asks for the flight of its transfer, and takes it without [XTRA-06]', async () => {
  const stay = { flights: null, carParkOptions: [], bags: [] };
  const { html } = await getPage('/extras/b1', answers(stay));
  expect(html).toContain('Flight number (optional)');
  expect(html).toMatch(/<input[^>]*form="extras-form"[^>]*name="flight_number"/);
  const empty = { transfer: 't1', flight_number: '', flight_lands: '', section: 'transfer' };
  const call = answers(stay, { SetTransfer: done('setTransfer') });
  expect((await postForm('/extras/b1', empty, call)).status).toBe(303);
  expect(call.asked.at(-1)?.variables).toEqual({
    basketId: 'b1',
    transferId: 't1',
    flight: { number: '', landsAt: '' },
  });

  const errors = [{ field: 'flight.number', code: 'flight_number', message: 'No such flight.' }];
  const refused = answers(stay, { SetTransfer: { setTransfer: { errors } } });
  const typed = { ...empty, flight_number: 'Ryanair', flight_lands: '14:20' };
  const answer = await postForm('/extras/b1', typed, refused);
  expect(answer.status).toBe(422);
  expect(answer.html).toContain('<p id="flight_number-error"');
  expect(answer.html).toContain('No such flight.');
  for (const value of ['Ryanair', '14:20']) expect(answer.html).toContain(`value="${value}"`);
});

test('the hold says until when, with a way to more time [BSKT-09, BSKT-12]', async () => {
  const { html } = await getPage('/extras/b1', answers());
  expect(html).toContain('<strong>20:41</strong>');
  const call = answers({}, { ExtendBasket: done('extendBasket') });
  expect(await postForm('/extras/b1', { basket: 'extend' }, call)).toMatchObject({
    status: 303,
    to: '/extras/b1',
  });
});

test('an expired deal asks to continue, which prices it anew; a new price is was and now, to accept or to leave [BSKT-13, BSKT-14]', async () => {
  expect((await getPage('/extras/b1', answers({ isExpired: true }))).html).toContain(
    'This deal has expired',
  );
  const call = answers({}, { RefreshBasket: done('refreshBasket') });
  await postForm('/extras/b1', { basket: 'refresh' }, call);
  expect(call.asked.at(-1)).toEqual({ name: 'RefreshBasket', variables: { basketId: 'b1' } });
  const gbp = (amount: number) => ({ amount, currencyCode: 'GBP' as const });
  const { html } = await getPage(
    '/extras/b1',
    answers({
      priceChange: {
        was: gbp(282240),
        now: gbp(285840),
        changedBy: null,
        reason: 'Solent Air raised the fare',
      },
    }),
  );
  for (const words of [
    'Solent Air raised the fare',
    '£2,822.40',
    'Carry on at £2,858.40',
    'Search again',
  ])
    expect(html).toContain(words);
  const accept = answers({}, { AcceptBasketPrice: done('acceptBasketPrice') });
  await postForm('/extras/b1', { basket: 'accept 285840' }, accept);
  expect(accept.asked.at(-1)!.variables).toEqual({ basketId: 'b1', acceptedTotal: 285840 });
});

test('without script the choices that stand unsaved come along when more time is asked for', async () => {
  const { html } = await getPage('/extras/b1', answers());
  expect(html).toMatch(/<button[^>]*form="extras-form"[^>]*value="extend"/);
  const call = answers(
    {},
    { ExtendBasket: done('extendBasket'), SetTransfer: done('setTransfer') },
  );
  expect(await postForm('/extras/b1', { basket: 'extend', transfer: 't2' }, call)).toMatchObject({
    status: 303,
  });
  expect(call.asked.map(({ name }) => name)).toEqual(['ExtendBasket', 'SetTransfer']);
});

test('continue opens the checkout at its first step [CHK-16]', async () => {
  const call = answers(
    {},
    { CheckoutFromBasket: { checkoutFromBasket: { errors: [], checkout: { id: 'c1' } } } },
  );
  expect(await postForm('/extras/b1', { intent: 'continue' }, call)).toMatchObject({
    status: 303,
    to: '/booking/c1/passengers',
  });
});

test.each(['basket_expired', 'price_changed', 'large_party'])(
  'a checkout that is refused as %s says nothing beyond what the page shows [CHK-17]',
  async (code) => {
    const call = answers(
      { isExpired: true },
      {
        CheckoutFromBasket: {
          checkoutFromBasket: {
            errors: [{ code, message: 'No checkout was opened' }],
            checkout: null,
          },
        },
      },
    );
    const { status, html } = await postForm('/extras/b1', { intent: 'continue' }, call);
    expect(status).toBe(422);
    expect(html).toContain('This deal has expired');
    expect(html).not.toContain('No checkout was opened');
  },
);

const MESSAGES = {
  ExtrasMessages: {
    fastTrack: [
      { name: 'heading', words: 'Fast track here' },
      { name: 'text', words: 'Said of fast track.' },
    ],
    selfBooking: [
      { name: 'heading', words: 'By yourself' },
      { name: 'text', words: 'Said of booking.' },
    ],
    terms: [{ name: 'text', words: 'Said of terms.' }],
    payment: [{ name: 'text', words: 'Said of paying.' }],
  },
};

test('our editors speak of fast track at priority boarding, and of booking flights oneself where that is offered [CONTENT-10]', async () => {
  const priorityBoardingOption = {
    price: { amount: 4_800, currencyCode: 'GBP' as const },
    chosen: false,
  };
  const pageOf = async (basket: Partial<ExtrasBasketFragment>, others: Answers = MESSAGES) =>
    (await getPage('/extras/b1', answers(basket, others))).html;
  const flightFulfilment = FULFILMENTS(3_200, 'AUTO_BOOK');
  const both = await pageOf({ priorityBoardingOption, flightFulfilment });
  expect(both).toMatch(
    /Who will book your flights.*<summary[^>]*>By yourself.*of booking\..*of terms\..*of paying\..*No transfer/s,
  );
  expect(both).toMatch(/No priority boarding.*<summary[^>]*>Fast track here.*of fast track\./s);
  const neither = answers({ flightFulfilment: flightFulfilment.slice(0, 1) }, MESSAGES);
  expect((await getPage('/extras/b1', neither)).html).not.toMatch(/Said of|Fast track here/);
  const away = await pageOf({ priorityBoardingOption }, {});
  expect(away).toContain('No priority boarding');
  expect(away).not.toContain('Fast track here');
});

test('a basket of somebody else is not there', async () => {
  expect(
    (await getPage('/extras/b1', callForTests({ ExtrasPage: { basket: { basket: null } } })))
      .status,
  ).toBe(404);
});

test('an order that stands, or is just being placed, has no extras left to choose: its own page is shown', async () => {
  const ordered = (checkoutStatus: 'PLACED' | 'PLACING' | 'OPEN') =>
    getPage('/extras/b1', answers({ checkoutId: 'c1', checkoutStatus }));
  expect(await ordered('PLACED')).toMatchObject({ to: '/booking/c1/confirmation' });
  expect(await ordered('PLACING')).toMatchObject({ to: '/booking/c1/payment' });
  expect((await ordered('OPEN')).status).toBe(200);
});

test('what comes free is told beside what the price holds', async () => {
  const { html } = await getPage(
    '/extras/b1',
    answers({
      includedPerks: [{ about: 'Mobile data, for your phone' }, { about: 'Voucher for a drink' }],
    }),
  );
  expect(html).toMatch(/Mobile data, for your phone<\/li>/);
  expect(html).toMatch(/Voucher for a drink<\/li>/);
});

test('every kind of extra has its section, and what comes free stands beside it [SITE-02]', async () => {
  const seatedFlights = [{ way: 'OUTBOUND' as const, flightNumber: 'FR 1', seats: [] }];
  const { html } = await getPage(
    '/extras/b1',
    answers({
      flightFulfilment: FULFILMENTS(6_400, 'AUTO_BOOK'),
      priorityBoardingOption: PRIORITY,
      seatedFlights,
      seatMapStatus: 'OPTIONAL',
      includedPerks: [{ about: 'Voucher for a drink' }],
    }),
  );
  expect([...html.matchAll(/<h2 id="(\w+)-heading"/g)].map(([, section]) => section)).toEqual(
    expect.arrayContaining([
      'fulfilment',
      'transfer',
      'bags',
      'seats',
      'priority',
      'parking',
      'insurance',
    ]),
  );
  for (const words of [
    'Who will book your flights?',
    'Shuttle service',
    '2 hold bags',
    'href="/extras/b1/seats/outbound"',
    'Priority boarding',
    'Meet and greet',
    'Policy wording',
    'Voucher for a drink</li>',
  ])
    expect(html).toContain(words);
});

test('seats have their section where an airline sells them, with the way to choose', async () => {
  const seatedFlights = [
    { way: 'OUTBOUND' as const, flightNumber: 'FR 1', seats: [{ seat: '12A' }, { seat: '12B' }] },
    { way: 'INBOUND' as const, flightNumber: 'FR 2', seats: [] },
  ];
  const { html } = await getPage(
    '/extras/b1',
    answers({ seatedFlights, seatMapStatus: 'OPTIONAL' }),
  );
  expect(html).toContain('12A, 12B');
  expect(html).toContain('href="/extras/b1/seats/inbound"');
  const away = await getPage(
    '/extras/b1',
    answers({ seatedFlights, seatMapStatus: 'NOT_AVAILABLE' }),
  );
  expect(away.html).toContain('The airline can’t show its seats just now');
  expect(away.html).not.toContain('/seats/inbound');
});

test('where no seats can be chosen yet it is said of each airline once, and when they can be', async () => {
  const sales = [
    ['ONCE_BOOKED', 'British Airways sells its seats once your flights are booked'],
    ['WITH_AIRLINE', 'so you choose your seats with British Airways'],
    ['NOT_SOLD', 'On flights with British Airways we sell no seats here'],
    ['NOT_KNOWN', 'We don’t know whether British Airways sells single seats, so we sell none.'],
  ] as const;
  for (const [sale, words] of sales) {
    const flight = { airline: 'British Airways', sale };
    const { html } = await getPage('/extras/b1', answers({ unseatedFlights: [flight, flight] }));
    expect(html.split(words)).toHaveLength(2);
    expect(html).not.toContain('without a seat the airline picks one');
  }
  const none = await getPage('/extras/b1', answers({}));
  expect(none.html).not.toContain('id="seats-heading"');
});

test('without the seats that a child needs nobody goes on [FLT-08]', async () => {
  const message = 'Choose a seat for everybody on this flight, or none.';
  const seatedFlights = [{ way: 'OUTBOUND' as const, flightNumber: 'FR 1', seats: [] }];
  const refused = answers(
    { seatedFlights, seatMapStatus: 'COMPULSORY' },
    {
      CheckoutFromBasket: {
        checkoutFromBasket: {
          checkout: null,
          errors: [{ code: 'seats_not_chosen', field: 'seats', message }],
        },
      },
    },
  );
  const { status, html } = await postForm('/extras/b1', { intent: 'continue' }, refused);
  expect(status).toBe(422);
  expect(html).toContain(message);
});
