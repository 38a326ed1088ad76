import { describe, expect, test } from 'vitest';
import { linksTo, postedFields, requestPage } from '#web/testing/request-page.ts';

const pounds = (amount: number) => ({ amount, currencyCode: 'GBP' });
const booking = {
  id: 'o1',
  reference: 'HM7K42QD',
  checkoutId: 'c1',
  status: 'CONFIRMED',
  place: 'Port de Sóller, Majorca',
  hotelName: 'Hotel Miramar Blanc',
  board: 'Half board',
  departureDate: '2027-07-24',
  returnDate: '2027-07-31',
  firstNames: ['Sarah', 'Daniel', 'Noah'],
  picture: null,
  total: pounds(282_240),
  duePayments: [{ dueDate: '2027-04-12', amount: pounds(57_560), isDeclined: false }],
};
const customer = { id: 'u1', emailAddress: 'sarah@example.com', details: null };
const bookings = (...customerOrders: readonly object[]) => list({ customerOrders });
const list = (answer: object) =>
  requestPage('/account/bookings', {
    page: { now: '2027-03-18T10:00:00.000Z' },
    answers: {
      CustomerBookings: () => ({
        customer,
        customerOrders: [],
        sharedBookings: [],
        priceDropProtections: [],
        ...answer,
      }),
    },
  });

test.each([
  ['/account/bookings', 'redirect_to=bookings'],
  ['/account/bookings/HM7K42QD', 'redirect_to=%2Faccount%2Fbookings%2FHM7K42QD'],
  ['/account/bookings/HM7K42QD/refunds', 'redirect_to=%2Faccount%2Fbookings%2FHM7K42QD%2Frefunds'],
  ['/account/bookings/HM7K42QD/cancel', 'redirect_to=%2Faccount%2Fbookings%2FHM7K42QD%2Fcancel'],
  [
    '/account/bookings/HM7K42QD/contact_details/edit',
    'redirect_to=%2Faccount%2Fbookings%2FHM7K42QD%2Fcontact_details%2Fedit',
  ],
  ['/account/customer', 'redirect_to=customer_account'],
  ['/account/customer/email', 'redirect_to=%2Faccount%2Fcustomer%2Femail'],
  ['/account/customer/security', 'redirect_to=%2Faccount%2Fcustomer%2Fsecurity'],
  [
    '/account/customer/security/authenticator',
    'redirect_to=%2Faccount%2Fcustomer%2Fsecurity%2Fauthenticator',
  ],
  ['/account/customer/wallet', 'redirect_to=customer_wallet'],
])('%s asks who is not logged in to log in, and comes back [ACCT-01]', async (address, query) => {
  const { status, location } = await requestPage(address);
  expect([status, location]).toEqual([302, `/gatekeeper/login?${query}`]);
});

test('a code that is not theirs is not there; what is no booking is seen elsewhere [REDIR-06]', async () => {
  const open = (found: object | null) =>
    requestPage('/account/bookings/HM7K42QD', {
      answers: { BookingPage: () => ({ customer, booking: found }) },
    });
  const [requested, failed] = ['PENDING', 'FAILED'].map((status) => ({ ...booking, status }));
  expect((await open(requested!)).location).toBe('/booking/c1/order-request');
  expect((await open(failed!)).location).toBe('/booking/c1/confirmation');
  expect((await open(null)).status).toBe(404);
});

const OF_ONE_BOOKING = [
  'instalments_schedule',
  'change_requests/passengers/new',
  'holiday_checklist',
  'contact_details/edit',
  'refunds',
  'flight_extras/new',
  'payments/new',
  'conversations',
  'transfers/new',
  'confirm-booking',
  'flight-check-in',
  'transfers-information',
  'baggage-information',
  'selfbook-instructions',
  'selfbook-terms',
  'travel-wallet',
  'manage-flights/inform-change',
  'manage-flights/whats-changed',
  'shared',
  'invite',
  'select-seats',
];

test.each(OF_ONE_BOOKING)(
  '%s is a page of one booking, for whoever is logged in [ACCT-02]',
  async (page) => {
    const address = `/account/bookings/HM7K42QD/${page}`;
    const { status, location } = await requestPage(address);
    const query = new URLSearchParams({ redirect_to: address });
    expect([status, location]).toEqual([302, `/gatekeeper/login?${query}`]);
  },
);

test('a booking has no page of another name', async () => {
  expect((await requestPage('/account/bookings/HM7K42QD/elsewhere')).status).toBe(404);
});

describe('a customer’s holidays [ACCT-01]', () => {
  test('the next one stands on a ticket with what is due, and opens the booking', async () => {
    const { status, html, text } = await bookings(booking);
    expect(status).toBe(200);
    expect(text).toContain('One to look forward to.');
    expect(text).toContain('Next, in 128 days Port de Sóller, Majorca');
    expect(text).toContain('Hotel Miramar Blanc, half board, for Sarah, Daniel and Noah.');
    expect(text).toContain('HM 7K4 2QD');
    expect(text.replaceAll(' .', '.')).toContain('£575.60');
    expect(text).toContain('There’s nothing you need to do.');
    expect(linksTo(html, 'Open this booking')).toEqual(['/account/bookings/HM7K42QD']);
  });

  test('what it costs now is asked on the page of a holiday whose price is protected', async () => {
    const answers = {
      CustomerBookings: () => ({
        customer,
        customerOrders: [booking, { ...booking, id: 'o2', reference: 'HM2', checkoutId: 'c2' }],
        priceDropProtections: [
          { id: 'o1', orderReference: 'HM7K42QD', isOpen: true },
          { id: 'o2', orderReference: 'HM2', isOpen: false },
        ],
      }),
    };
    const page = { now: '2027-03-18T10:00:00.000Z' };
    const { html } = await requestPage('/account/bookings', { page, answers });
    expect(html.match(/name="orderCode" value="\w+"/g)).toEqual([
      'name="orderCode" value="HM7K42QD"',
    ]);
    expect(html).toContain('<form action="/booking/c1/confirmation" method="post">');
  });

  test('later ones follow; what is over or cancelled stands below, with how it ended', async () => {
    const { html, text } = await bookings(
      booking,
      {
        ...booking,
        id: 'o2',
        checkoutId: 'c2',
        status: 'PENDING',
        departureDate: '2027-11-05',
        returnDate: '2027-11-08',
        place: 'Lisbon',
      },
      {
        ...booking,
        id: 'o3',
        checkoutId: 'c3',
        departureDate: '2026-08-03',
        returnDate: '2026-08-17',
        place: 'Naxos',
      },
      {
        ...booking,
        id: 'o4',
        checkoutId: 'c4',
        status: 'CANCELLED',
        departureDate: '2027-05-15',
        returnDate: '2027-05-22',
        place: 'Madeira',
      },
    );
    expect(text).toContain('2 to look forward to.');
    expect(text).toMatch(
      /After that.*Lisbon.*Past and cancelled.*Madeira.*Cancelled.*Naxos.*You went/,
    );
    expect(linksTo(html, 'Open')).toContain('/booking/c2/order-request');
  });

  test('one that somebody else shares is listed apart, and opens as it may be seen', async () => {
    const { html, text } = await list({
      sharedBookings: [
        {
          reference: 'HM9P3T6W',
          status: 'CONFIRMED',
          leadName: 'Nan',
          place: 'Naxos',
          departureDate: '2027-08-03',
          returnDate: '2027-08-10',
        },
      ],
    });
    expect(text).toMatch(/Shared with you.*Naxos.*3 Aug.*10 August 2027.*Nan’s holiday/);
    expect(linksTo(html, 'Open')).toEqual(['/account/bookings/HM9P3T6W/shared']);
  });

  test('who has none is told where they will be, and how to find others', async () => {
    const { html, text } = await bookings();
    expect(text).toContain('No holidays yet');
    expect(text).toContain('Anything you book with sarah@example.com appears here');
    expect(text).toContain('Missing a booking?');
    expect(linksTo(html, 'Find a holiday')).toEqual(['/']);
  });
});

describe('a customer’s details [ACCT-01]', () => {
  const answers = (saveCustomerDetails: object) => ({
    CustomerPage: () => ({ customer, companions: [] }),
    SaveCustomerDetails: () => ({ saveCustomerDetails }),
  });

  test('are saved as a form without script', async () => {
    const saved = { __typename: 'CustomerDetailsSaved', customer: { id: 'u1' } };
    const { status, location } = await requestPage('/account/customer', {
      form: { firstName: 'Sarah' },
      answers: answers(saved),
    });
    expect([status, location]).toEqual([303, '/account/customer?saved']);
  });

  test('come back with what is wrong and all that was typed', async () => {
    const errors = [
      { code: 'required', field: 'details.lastName', message: 'Please fill in this field.' },
    ];
    const { status, html } = await requestPage('/account/customer', {
      form: { firstName: 'Sarah' },
      answers: answers({ __typename: 'InvalidInput', errors }),
    });
    expect(status).toBe(422);
    expect(html).toContain('<title>Error: Your details');
    expect(html).toContain('value="Sarah"');
    expect(linksTo(html, 'Please fill in')).toEqual(['#lastName']);
  });
});

test('details that are posted after a login has gone to sleep stay on the page', async () => {
  const errors = [
    {
      code: 'not_logged_in',
      field: 'details',
      message: 'Please log in first. Nothing has changed.',
    },
  ];
  const answers = {
    CustomerPage: () => ({ customer: null, companions: [] }),
    CustomerOfLogin: () => ({ customer: null }),
    SaveCustomerDetails: () => ({ saveCustomerDetails: { __typename: 'InvalidInput', errors } }),
  };
  for (const address of ['/account/customer', '/gatekeeper/login?step=details']) {
    const form = { intent: 'details', firstName: 'Sarah' };
    const { status, html } = await requestPage(address, { form, answers });
    expect(status, address).toBe(422);
    expect(html).toContain('value="Sarah"');
    expect(linksTo(html, 'Please log in first')).toEqual(['#details']);
    expect(linksTo(html, 'Log in, in a new tab')).toEqual(['/gatekeeper/login']);
    expect(html).toMatch(
      /href="\/gatekeeper\/login"[^>]*target="_blank"|target="_blank"[^>]*href="\/gatekeeper\/login"/,
    );
  }
});

test('each session can be ended but the one that asks [S-02]', async () => {
  const session = {
    id: 's1',
    deviceName: 'Firefox on Linux',
    loggedInAt: '2027-03-17T10:00:00Z',
    lastUsedAt: '2027-03-18T10:00:00Z',
    isCurrent: true,
  };
  const SecurityPage = () => ({
    customer: { id: 'u1' },
    customerAuthenticator: null,
    customerSessions: [
      session,
      { ...session, id: 's2', deviceName: 'Safari on iPhone', isCurrent: false },
    ],
    customerPasskeys: [],
  });
  const { html, text } = await requestPage('/account/customer/security', {
    answers: { SecurityPage },
  });
  expect(text).toContain('This browser');
  expect(linksTo(html, 'Choose a password')).toEqual([
    '/gatekeeper/forgotten-password?redirect_to=%2Faccount%2Fcustomer%2Fsecurity',
  ]);
  expect(html.match(/<button[^>]*name="session"[^>]*>/g)).toHaveLength(1);
  expect(html).toMatch(/<button[^>]*value="s2"/);
  const ended: unknown[] = [];
  const { location } = await requestPage('/account/customer/security', {
    form: { session: 's2' },
    answers: {
      SecurityPage,
      EndCustomerSessions: (variables) => (
        ended.push(variables),
        { endCustomerSessions: { __typename: 'CustomerSessionsEnded' } }
      ),
    },
  });
  expect(ended).toEqual([{ sessionId: 's2' }]);
  expect(location).toBe('/account/customer/security?ended');
});

test('to end a session a proof that is too old leads through the login and back [S-02]', async () => {
  const { status, location } = await requestPage('/account/customer/security', {
    form: { session: 's2' },
    answers: {
      EndCustomerSessions: () => ({ endCustomerSessions: { __typename: 'FreshProofNeeded' } }),
    },
  });
  expect([status, location]).toEqual([
    303,
    '/gatekeeper/login?step=proof&redirect_to=%2Faccount%2Fcustomer%2Fsecurity%3Fproven',
  ]);
  const { text } = await requestPage('/account/customer/security?proven', {
    answers: {
      SecurityPage: () => ({
        customer: { id: 'u1' },
        customerAuthenticator: { since: '2027-03-03T10:00:00Z', recoveryCodesLeft: 9 },
        customerSessions: [],
        customerPasskeys: [],
      }),
    },
  });
  expect(text).toContain('Thanks, it’s you. Please choose again what you wanted to do.');
  expect(text).toContain('You have 9 recovery codes left.');
});

describe('a customer’s passkeys', () => {
  const address = '/account/customer/security';
  const passkey = {
    id: 'pk1',
    name: 'Safari on iPhone',
    createdAt: '2027-03-10T09:00:00Z',
    lastUsedAt: '2027-03-17T09:00:00Z',
  };
  const SecurityPage = () => ({
    customer: { id: 'u1' },
    customerAuthenticator: null,
    customerSessions: [],
    customerPasskeys: [passkey, { ...passkey, id: 'pk2', name: 'My desk', lastUsedAt: null }],
  });

  test('stand with their names and last uses; without script one is renamed and removed', async () => {
    const { html, text } = await requestPage(address, { answers: { SecurityPage } });
    expect(text).toContain('Created Wed 10 March 2027, last used Wed 17 March 2027');
    expect(text).toContain('Created Wed 10 March 2027, not used yet');
    expect(linksTo(html, 'Rename Safari on iPhone')).toEqual([`${address}?rename=pk1`]);
    expect(html).not.toContain('Create a passkey');
    const open = await requestPage(`${address}?rename=pk1`, { answers: { SecurityPage } });
    expect(open.html).toMatch(/name="name"[^>]*value="Safari on iPhone"/);
    expect(postedFields(open.html, 'rename-passkey').get('passkey')).toBe('pk1');
  });

  test('another name is saved, or said what is wrong with it at its field', async () => {
    const asked: unknown[] = [];
    const rename = (name: string, renamePasskey: object) =>
      requestPage(`${address}?rename=pk1`, {
        form: { intent: 'rename-passkey', passkey: 'pk1', name },
        answers: {
          SecurityPage,
          RenamePasskey: (variables) => (asked.push(variables), { renamePasskey }),
        },
      });
    const saved = await rename('My phone', { kind: 'PasskeyRenamed' });
    expect(saved.location).toBe(`${address}?passkey_renamed`);
    expect(asked).toEqual([{ passkeyId: 'pk1', name: 'My phone' }]);
    const errors = [{ field: 'name', message: 'Please give an answer' }];
    const { status, html } = await rename('', { kind: 'InvalidInput', errors });
    expect(status).toBe(422);
    expect(linksTo(html, 'Please give an answer')).toEqual(['#name']);
  });

  test('a name stays typed when it is posted after a login has gone to sleep', async () => {
    const errors = [{ field: '', message: 'Please log in' }];
    const { status, html } = await requestPage(`${address}?rename=pk1`, {
      form: { intent: 'rename-passkey', passkey: 'pk1', name: 'My phone' },
      answers: {
        SecurityPage: () => ({ ...SecurityPage(), customer: null, customerPasskeys: [] }),
        RenamePasskey: () => ({ renamePasskey: { kind: 'InvalidInput', errors } }),
      },
    });
    expect(status).toBe(422);
    expect(html).toContain('value="My phone"');
    expect(postedFields(html, 'rename-passkey').get('passkey')).toBe('pk1');
    expect(linksTo(html, 'Log in, in a new tab')).toEqual(['/gatekeeper/login']);
  });

  test.each([
    [{ kind: 'PasskeyRemoved' }, `${address}?passkey_removed`],
    [
      { kind: 'FreshProofNeeded' },
      '/gatekeeper/login?step=proof&redirect_to=%2Faccount%2Fcustomer%2Fsecurity%3Fproven',
    ],
  ])('removing comes to %j, and leads on', async (removePasskey, to) => {
    const { status, location } = await requestPage(address, {
      form: { intent: 'remove-passkey', passkey: 'pk1' },
      answers: { RemovePasskey: () => ({ removePasskey }) },
    });
    expect([status, location]).toEqual([303, to]);
  });
});
