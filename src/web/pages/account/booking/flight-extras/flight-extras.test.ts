import { expect, test } from 'vitest';
import { bookingForTests, openBookingPage, pounds } from '#web/testing/booking.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/flight_extras/new';
const SIZE = { height: 40, width: 20, depth: 25 };
const flights = bookingForTests.flights.map((flight) => ({
  ...flight,
  allowances: [
    { label: 'Under-seat bag', isIncluded: true, sizeLimit: SIZE },
    { label: 'Hold bag', isIncluded: false, sizeLimit: null },
  ],
}));
const flightExtrasChange = {
  refusal: null,
  bagsHeld: 1,
  bagWeight: 22,
  bagChoices: [
    { quantity: 1, total: pounds(3_900) },
    { quantity: 2, total: pounds(7_800) },
  ],
  flyingApart: [],
  hasPriorityBoarding: false,
  priorityBoarding: pounds(4_800),
  unanswered: [],
};
const booking = { ...bookingForTests, flights, flightExtrasChange };
const open = (change: object = {}) =>
  openBookingPage(ADDRESS, 'FlightExtrasPage', {
    ...booking,
    flightExtrasChange: { ...flightExtrasChange, ...change },
  });
const post = (form: Record<string, string>, quoteOrderChange: object, asked: object[] = []) =>
  requestPage(ADDRESS, {
    form,
    answers: {
      FlightExtrasPage: () => ({ customer: { id: 'u1' }, booking }),
      QuoteFlightExtras: (variables) => (asked.push(variables), { quoteOrderChange }),
    },
  });

test('whoever joined later is told that these bags are not theirs', async () => {
  expect((await open({ flyingApart: ['Noah'] })).text).toContain(
    'Noah joined later, with a flight booking of their own, so these bags can’t go with them.',
  );
  expect((await open()).text).not.toContain('joined later');
});

test('bags and priority boarding can be added, each with what it costs [ACCT-02]', async () => {
  const { html, text } = await open();
  for (const words of [
    'Added so far: 1.',
    '1 more hold bag',
    '22 kg each, both ways',
    '£39.00',
    '2 more hold bags',
    '£78.00',
    'Priority boarding and 2 cabin bags',
    '£48.00',
    'can’t be removed here',
    'Under-seat bag, 40 × 20 × 25 cm',
  ])
    expect(text).toContain(words);
  // Drawn three pixels a centimetre.
  expect(html).toContain('<rect width="20" height="40"');
  expect(html).toContain('href="/account/bookings/HM7K42QD/select-seats"');
  const asked: object[] = [];
  const quoted = { kind: 'OrderChange', id: 'c1' };
  expect((await post({ bags: '2', priority: 'yes' }, quoted, asked)).location).toBe(
    '/account/bookings/HM7K42QD/change_requests/c1',
  );
  await post({ bags: '0', priority: 'none' }, quoted, asked);
  await post({ bags: 'many' }, quoted, asked);
  expect(asked).toEqual([
    { orderCode: 'HM7K42QD', bags: 2, priorityBoarding: true },
    { orderCode: 'HM7K42QD', bags: 0, priorityBoarding: false },
    { orderCode: 'HM7K42QD', bags: -1, priorityBoarding: false },
  ]);
});

test('what was refused is said at the choice, and nothing chosen is lost', async () => {
  const errors = [
    { field: 'bags', message: 'That many bags can’t be had any more.' },
    { field: 'priority', message: 'Priority boarding can’t be had.' },
  ];
  const refused = await post({ bags: '2', priority: 'yes' }, { kind: 'InvalidInput', errors });
  expect(refused.status).toBe(422);
  expect(linksTo(refused.html, 'That many bags')).toEqual(['#bags']);
  expect(linksTo(refused.html, 'Priority boarding can’t')).toEqual(['#priority']);
  expect(refused.html).toMatch(/name="bags" checked="" value="2"/);
  expect(refused.html).toMatch(/name="priority" checked="" value="yes"/);
});

test('what there is already, what is not sold and who does not answer is said', async () => {
  const nothing = await open({ bagChoices: [], priorityBoarding: null });
  expect(nothing.text).toContain('No more hold bags can be added to these flights.');
  expect(nothing.text).toContain('Priority boarding isn’t sold on these flights.');
  expect(nothing.text).not.toContain('See what changes');
  const first = await open({ priorityBoarding: null, hasPriorityBoarding: true });
  expect(first.text).toContain('Everybody boards first already');
  const silent = await open({ bagChoices: [], unanswered: ['bags'] });
  expect(silent.text).toContain('We got no answer.');
  expect(silent.text).not.toContain('No more hold bags can be added');
  const late = await open({ refusal: 'It’s too late.', bagChoices: [], priorityBoarding: null });
  expect(late.text).toContain('It’s too late.');
  expect(late.html).not.toContain('<form method="post" id="extras"');
});
