import { expect, test } from 'vitest';
import { bookingForTests, pounds } from '#web/testing/booking.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/select-seats';
const seatMap = {
  columns: 'ABC DEF',
  rows: [
    { number: 12, isExit: false, price: pounds(900), free: 'ABCEF' },
    { number: 15, isExit: true, price: pounds(2_200), free: 'ABCDEF' },
  ],
  travellers: [
    { name: 'Sarah', age: null, holdsInfant: false },
    { name: 'Edie', age: 6, holdsInfant: false },
  ],
  together: { seats: ['12B', '12A'], price: pounds(1_800) },
};
const seated = (way: string, ...seats: string[]) => ({ way, seats });
const NONE = [seated('OUTBOUND'), seated('INBOUND')];
const bookingWith = (change: object) => ({
  ...bookingForTests,
  seatsChange: { refusal: null, flights: NONE, cabin: { state: 'SHOWN', seatMap }, ...change },
});
type Asked = { readonly name: string; readonly variables: object };
function ask(
  address: string,
  {
    change = {},
    form,
    answer = { kind: 'OrderChange', id: 'c1' },
    asked = [],
  }: {
    change?: object;
    form?: Record<string, string>;
    answer?: object;
    asked?: Asked[];
  } = {},
) {
  return requestPage(address, {
    ...(form && { form }),
    answers: {
      BookedSeatsPage: (variables) => {
        asked.push({ name: 'page', variables });
        return { customer: { id: 'u1' }, booking: bookingWith(change) };
      },
      QuoteSeats: (variables) => {
        asked.push({ name: 'quote', variables });
        return { quoteOrderChange: answer };
      },
    },
  });
}

test('each free seat is a button by its whole name, one flight after the other [FLT-07]', async () => {
  const asked: Asked[] = [];
  const { html, text } = await ask(ADDRESS, { asked });
  expect(asked).toEqual([{ name: 'page', variables: { orderCode: 'HM7K42QD', way: 'OUTBOUND' } }]);
  expect(html).toContain('aria-label="Row 12, seat A, window, £9.00"');
  expect(text).toContain('12D is taken');
  expect(text).toContain('Together for £18.00');
  expect(text).toContain('Leeds Bradford to Palma');
  expect(text).toContain('Next: flight home');
  expect(text).toContain('No seats for the flight out');
  const pressed = await ask(`${ADDRESS}?way=outbound&s=&s=&who=0&seat=12B`);
  expect(pressed.html).toContain('aria-label="Row 12, seat B, middle, £9.00, Sarah"');
  expect(pressed.html).not.toContain('Row 15, seat A');
});

test('seats out are held before those home are chosen, and both are quoted together', async () => {
  const asked: Asked[] = [];
  const form = { s: '12B', intent: 'next' };
  const next = await ask(`${ADDRESS}?way=outbound`, { form, asked });
  expect([next.status, next.location]).toEqual([303, `${ADDRESS}?way=inbound&outbound=12B`]);
  const home = await ask(next.location!);
  expect(home.text).toContain('For the other flight you have chosen 12B.');
  expect(home.html).toMatch(/<input type="hidden" name="outbound" value="12B"/);
  expect(home.text).toContain('See what changes');
  const both = await ask(`${ADDRESS}?way=inbound`, {
    form: { outbound: '12B', s: '14A', intent: 'take' },
    asked,
  });
  expect(both.location).toBe('/account/bookings/HM7K42QD/change_requests/c1');
  await ask(`${ADDRESS}?way=inbound`, {
    form: { outbound: '12B', s: '14A', intent: 'none' },
    asked,
  });
  expect(asked.filter(({ name }) => name === 'quote').map(({ variables }) => variables)).toEqual([
    { orderCode: 'HM7K42QD', outbound: ['12B'], inbound: [] },
    { orderCode: 'HM7K42QD', outbound: ['12B'], inbound: ['14A'] },
    { orderCode: 'HM7K42QD', outbound: ['12B'], inbound: [] },
  ]);
  const skipped = await ask(`${ADDRESS}?way=outbound`, { form: { s: '', intent: 'skip' } });
  expect(skipped.location).toBe(`${ADDRESS}?way=inbound`);
});

test('a seat that is gone or against the rules is said at its person, and all that was chosen stays [MSG-39]', async () => {
  const message = 'Edie is under 12 and needs a seat beside an adult in the same row.';
  const { status, html } = await ask(`${ADDRESS}?way=inbound`, {
    form: { outbound: '12B', s: '12F', intent: 'take' },
    answer: { kind: 'InvalidInput', errors: [{ field: 'inbound[1]', message }] },
  });
  expect(status).toBe(422);
  expect(linksTo(html, message)).toEqual(['#who-1']);
  expect(html).toContain('Row 12, seat F, window, £9.00, Sarah');
  expect(html).toMatch(/<input type="hidden" name="outbound" value="12B"/);
});

test('where no seat can be chosen, the page says why', async () => {
  const outBooked = [seated('OUTBOUND', '12A', '12B'), seated('INBOUND')];
  const home = await ask(ADDRESS, { change: { flights: outBooked } });
  expect(home.location).toBe(`${ADDRESS}?way=inbound`);
  const all = [seated('OUTBOUND', '12A'), seated('INBOUND', '14A')];
  const booked = await ask(ADDRESS, { change: { flights: all } });
  expect(booked.text).toContain('Leeds Bradford to Palma: 12A');
  expect(booked.text).toContain('can’t be swapped here');
  expect(booked.html).toContain('href="/account/bookings/HM7K42QD/conversations"');
  const none = { cabin: { state: 'NOT_SOLD', seatMap: null } };
  const unsold = await ask(ADDRESS, { change: none });
  expect(unsold.text).toContain('doesn’t sell single seats on the flight from Leeds Bradford');
  expect(unsold.html).toContain(`href="${ADDRESS}?way=inbound"`);
  const silent = await ask(ADDRESS, { change: { cabin: { state: 'SILENT', seatMap: null } } });
  expect(silent.text).toContain('Solent Air isn’t answering. Your booking is as it was.');
  const late = await ask(ADDRESS, { change: { refusal: 'It’s too late.', ...none } });
  expect(late.text).toContain('It’s too late.');
  expect(late.text).not.toContain('doesn’t sell single seats');
});
