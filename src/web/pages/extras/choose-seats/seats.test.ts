import { expect, test } from 'vitest';
import { answeredWithError } from '#web/data/data-error-kinds.ts';
import { getPage, postForm } from '#web/testing/open-page.ts';
import { callForTests, type Answers } from '#web/testing/purchase-for-tests.ts';

const gbp = (amount: number) => ({ amount, currencyCode: 'GBP' as const });
const leg = (from: string, to: string) => ({
  segments: [
    {
      operator: { name: 'Solent Air' },
      departureTime: '2027-07-24T06:15',
      departureAirport: { name: from },
      arrivalAirport: { name: to },
    },
  ],
});
const basket = {
  id: 'b1',
  checkoutStatus: null,
  seatMapStatus: 'COMPULSORY',
  seatedFlights: [
    { way: 'OUTBOUND', flightNumber: 'SX 4120', seats: [] },
    { way: 'INBOUND', flightNumber: 'SX 4121', seats: [] },
  ],
  flights: { outbound: leg('Leeds Bradford', 'Palma'), inbound: leg('Palma', 'Leeds Bradford') },
};
const cabin = {
  columns: 'ABC DEF',
  rows: [
    { number: 12, isExit: false, price: gbp(900), free: 'ABCEF' },
    { number: 15, isExit: true, price: gbp(2_200), free: 'ABCDEF' },
  ],
  travellers: [
    { name: 'Sarah', age: null, holdsInfant: false },
    { name: 'Edie', age: 6, holdsInfant: false },
  ],
  together: { seats: ['12B', '12A'], price: gbp(1_800) },
};
const answers = (others: Answers = {}, seatMap: typeof cabin | null = cabin) =>
  callForTests({
    ChooseSeatsPage: { basket: { basket }, seatMap: { errors: [], seatMap } },
    ...others,
  });
const PAGE = '/extras/b1/seats/outbound';

test('each free seat is a button by its whole name, a taken one is not [FLT-07]', async () => {
  const { status, html } = await getPage(PAGE, answers());
  expect(status).toBe(200);
  expect(html).toContain('aria-label="Row 12, seat A, window, £9.00"');
  expect(html).toContain('aria-label="Row 12, seat B, middle, £9.00"');
  expect(html).toContain('aria-label="Row 12, seat C, aisle, £9.00"');
  expect(html).toContain('aria-label="Row 12, seat E, middle, £9.00"');
  expect(html).toContain('aria-label="Row 12, seat F, window, £9.00"');
  expect(html).not.toContain('Row 12, seat D');
  expect(html).toContain('12D is taken');
  expect(html).toContain('Together for £18.00');
  // The legend: what each look means.
  expect(html).toMatch(/<ul[^>]* aria-hidden="true"><li><span[^>]*>S<\/span>Yours<\/li>/);
  expect(html).toMatch(/>£22<\/span>No children<\/li><\/ul>/);
});

test('a press seats who is chosen and goes on to the next; no child sits at an exit', async () => {
  const { html } = await getPage(`${PAGE}?s=&s=&who=0&seat=12B`, answers());
  expect(html).toContain('aria-label="Row 12, seat B, middle, £9.00, Sarah"');
  expect(html).toMatch(/<input type="hidden"[^>]* value="12B"/);
  expect(html).not.toContain('Row 15, seat');
  expect(html).toContain('15A: No children');
  expect(html).not.toContain('15A is taken');
  expect(html).toMatch(/role="status"[^>]*>Sarah: 12B, middle, £9\.00</);
  expect(html).toMatch(/<strong>12B<\/strong><span[^>]*> (<!-- -->)?£9\.00</);
  expect((await getPage(PAGE, answers())).html).toContain('Row 15, seat A');
  const together = await getPage(`${PAGE}?s=&s=&together=yes`, answers());
  expect(together.html).toContain('Row 12, seat A, window, £9.00, Edie');
});

test('dear rows at the front are folded until somebody sits there; who shares an initial has two letters', async () => {
  const front = { number: 1, isExit: false, price: gbp(1_400), free: 'ABCDEF' };
  const travellers = [
    { name: 'Sarah', age: null, holdsInfant: false },
    { name: 'Simon', age: null, holdsInfant: false },
    { name: 'Edie', age: 6, holdsInfant: false },
  ];
  const folded = answers({}, { ...cabin, rows: [front, ...cabin.rows], travellers });
  const closed = await getPage(PAGE, folded);
  expect(closed.html).toMatch(/<details(?![^>]*open)[^>]*><summary[^>]*>Rows 1 to 1, £14\.00/);
  expect(closed.html.match(/<table/g)).toHaveLength(2);
  const open = await getPage(`${PAGE}?s=1A&s=12B&s=12A&who=0`, folded);
  expect(open.html).toMatch(/<details[^>]*open=""[^>]*><summary[^>]*>Rows 1 to 1, £14\.00/);
  const words = [...open.html.matchAll(/aria-label="Row [^"]*, (Sarah|Simon|Edie)"[^>]*>(\w+)</g)];
  expect(words.map(([, name, initials]) => [name, initials])).toEqual([
    ['Sarah', 'Sa'],
    ['Edie', 'E'],
    ['Simon', 'Si'],
  ]);
  expect((await getPage(PAGE, answers())).html.match(/<table/g)).toHaveLength(1);
});

test('taken seats lead on to the flight home, refused ones come back with all that was chosen', async () => {
  const call = answers({ SetSeats: { setSeats: { errors: [] } } });
  expect(await postForm(PAGE, { s: '12B', intent: 'next' }, call)).toMatchObject({
    status: 303,
    to: '/extras/b1/seats/inbound',
  });
  expect(call.asked.find(({ name }) => name === 'SetSeats')?.variables).toEqual({
    basketId: 'b1',
    way: 'OUTBOUND',
    seats: ['12B'],
  });
  const message = 'Edie is under 12 and needs a seat beside an adult in the same row.';
  const refused = answers({
    SetSeats: { setSeats: { errors: [{ field: 'seats[1]', message }] } },
  });
  const { status, html } = await postForm(PAGE, { s: '12F', intent: 'next' }, refused);
  expect(status).toBe(422);
  expect(html).toContain(`href="#who-1">${message}`);
  expect(html).toContain('Row 12, seat F, window, £9.00, Sarah');
});

test('where the airline shows no cabin, nothing is lost and it can be asked again', async () => {
  const { html } = await getPage(PAGE, answers({}, null));
  expect(html).toContain('Solent Air isn’t answering. Nothing is lost');
  expect(html).toContain('Look again');
  expect((await getPage('/extras/b1/seats/sideways', answers())).status).toBe(404);
});

test('seats that the shop did not take say so, and stay chosen [MSG-39]', async () => {
  const lost = answers({
    SetSeats: () => Promise.reject(answeredWithError('SetSeats', { message: 'late' })),
  });
  const { status, html } = await postForm(PAGE, { s: '12F', intent: 'next' }, lost);
  expect(status).toBe(422);
  expect(html).toContain('We couldn’t take these seats. Nothing was charged: please try again.');
  expect(html).toContain('Row 12, seat F, window, £9.00, Sarah');
});
