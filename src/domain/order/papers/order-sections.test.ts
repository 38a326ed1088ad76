import { expect, test } from 'vitest';
import { sampleOrder } from '#testing/sample-order.ts';
import type { OrderDocument } from '../order-document.ts';
import { documentMoney, orderSections } from '../order-sections.ts';
import { dropsLine } from '../price-drop.ts';

const sectionOf = (title: string, changed: Partial<OrderDocument> = {}) =>
  orderSections({ ...sampleOrder, ...changed }).find((section) => section.title === title);

test('the parts of an order stand in the order in which they are read', () => {
  expect(orderSections(sampleOrder).map(({ title }) => title)).toEqual([
    'Your flights',
    'Where you’re staying',
    'What you added',
    'Who’s going',
    'What it costs',
    'Your payments',
    'If you cancel',
    'What happens next',
    'How your money is protected',
  ]);
});

test('a stay alone without extras, written down before cancelling was, says nothing of flights, extras, cancelling and protection', () => {
  const { cancelling: _, ...older } = sampleOrder;
  const stayAlone = {
    ...older,
    flights: [],
    extras: [],
    protection: { sentences: [] },
  };
  expect(orderSections(stayAlone).map(({ title }) => title)).toEqual([
    'Where you’re staying',
    'Who’s going',
    'What it costs',
    'Your payments',
    'What happens next',
  ]);
});

test('a flight is told by its airports, day, carrier, bags and local times; a landing on another day names it', () => {
  expect(sectionOf('Your flights')?.rows).toEqual([
    {
      label: 'Leeds Bradford (LBA) to Palma (PMI)',
      detail:
        'Sat 24 July 2027. Solent Air SX 4120. A cabin bag each and 1 hold bag of 22 kg. Airline reference K7QX2M.',
      value: '06:15 to 10:00',
    },
    {
      label: 'Palma (PMI) to Leeds Bradford (LBA)',
      detail:
        'Sat 31 July 2027. Solent Air SX 4121. A cabin bag each and 1 hold bag of 22 kg. Airline reference K7QX2M.',
      value: '23:10 to 00:55, Sun 1 August',
    },
  ]);
});

test('a flight whose airline has given no reference speaks of none', () => {
  const { airlineReference: _, ...leg } = sampleOrder.flights[0]!;
  expect(sectionOf('Your flights', { flights: [leg] })?.rows[0]?.detail).toBe(
    'Sat 24 July 2027. Solent Air SX 4120. A cabin bag each and 1 hold bag of 22 kg.',
  );
});

test('a flight that is still to be booked says by whom, and what that makes of cancelling [FLT-16]', () => {
  const { airlineReference: _, ...leg } = sampleOrder.flights[0]!;
  const flights = [{ ...leg, isToBook: true as const }];
  expect(sectionOf('Your flights', { flights })?.rows[0]?.detail).toBe(
    'Sat 24 July 2027. Solent Air SX 4120. A cabin bag each and 1 hold bag of 22 kg. Still to be booked, by you.',
  );
  const yours = {
    label: '',
    detail:
      'Flights that you’ve booked yourself stay yours: you lose their price at least, whenever you cancel.',
  };
  const one = [...flights, sampleOrder.flights[1]!];
  expect(sectionOf('If you cancel', { flights: one })?.rows.at(-1)).toEqual(yours);
  const own = [{ ...leg, isOwn: true as const }, sampleOrder.flights[1]!];
  expect(sectionOf('If you cancel', { flights: own })?.rows.at(-1)).toEqual(yours);
});

test('once flights are their own nothing is free within half an hour any more [FLT-16]', () => {
  const rowsOf = (flight: object) =>
    sectionOf('If you cancel', { flights: [{ ...sampleOrder.flights[0]!, ...flight }] })?.rows;
  expect(rowsOf({})?.map(({ label }) => label)).toContain('Within 30 minutes of paying');
  const own = rowsOf({ isOwn: true });
  expect(own?.map(({ label }) => label)).not.toContain('Within 30 minutes of paying');
  expect(own?.at(-1)?.detail).toMatch(/^Flights that you’ve booked yourself stay yours/);
});

test('a stay is told by its hotel, days, nights, room, board and reference', () => {
  expect(sectionOf('Where you’re staying')?.rows).toEqual([
    { label: 'Hotel Miramar Blanc', detail: 'Passeig des Traves 12, Port de Sóller, Majorca' },
    { label: 'Check in', value: 'Sat 24 July 2027' },
    { label: 'Check out', value: 'Sat 31 July 2027', detail: '7 nights' },
    { label: 'Room', value: 'Family room with balcony' },
    {
      label: 'Board',
      value: 'Half board',
      detail: 'Breakfast and dinner every day. Drinks with dinner are usually extra.',
    },
    { label: 'Hotel reference', value: 'MB-559102' },
  ]);
});

test('two rooms are numbered, one night is one, and a hotel without a reference has none', () => {
  const { supplierReference: _, ...stay } = sampleOrder.stay;
  const rooms = ['Double room', 'Twin room'];
  expect(
    sectionOf('Where you’re staying', { stay: { ...stay, rooms, nights: 1 } })?.rows.slice(2),
  ).toEqual([
    { label: 'Check out', value: 'Sun 25 July 2027', detail: '1 night' },
    { label: 'Room 1', value: 'Double room' },
    { label: 'Room 2', value: 'Twin room' },
    {
      label: 'Board',
      value: 'Half board',
      detail: 'Breakfast and dinner every day. Drinks with dinner are usually extra.',
    },
  ]);
});

test('an extra says what its desk asks for, with its reference once there is one', () => {
  const waiting = { name: 'Insurance: Single trip', detail: 'For four people.' };
  const extras = [sampleOrder.extras[0]!, waiting];
  expect(sectionOf('What you added', { extras })?.rows).toEqual([
    {
      label: 'Transfer: Shared coach',
      detail: 'Sunline Coaches, about 65 minutes each way. Reference TR40618273.',
    },
    { label: 'Insurance: Single trip', detail: 'For four people.' },
  ]);
});

test('who is going, the first of them as lead passenger', () => {
  const passengers = [
    { name: 'Mrs Sarah Hargreaves', kind: 'adult' },
    { name: 'Mr Daniel Hargreaves', kind: 'adult' },
    { name: 'Noah Hargreaves', kind: 'child' },
    { name: 'Edie Hargreaves', kind: 'infant' },
  ] as const;
  expect(sectionOf('Who’s going', { passengers })?.rows).toEqual([
    { label: 'Mrs Sarah Hargreaves', value: 'Adult, lead passenger' },
    { label: 'Mr Daniel Hargreaves', value: 'Adult' },
    { label: 'Noah Hargreaves', value: 'Child' },
    { label: 'Edie Hargreaves', value: 'Infant' },
  ]);
});

test('costs are told to the penny, those paid at the hotel as such, and together', () => {
  const costs = sectionOf('What it costs');
  expect(costs?.rows).toHaveLength(6);
  expect(costs?.rows[0]).toEqual({
    label: 'Flights for 4',
    detail: 'Leeds Bradford to Palma and back, Solent Air',
    value: '£1,012.00',
  });
  expect(costs?.rows[5]).toEqual({
    label: 'Majorca tourist tax',
    detail:
      '2 adults × 7 nights × €3.30 = €46.20, at €1.155 to £1 on 20 November 2026. Paid at the hotel',
    value: '£40.00',
  });
  expect(costs?.totals).toEqual([
    { label: 'Total for 4', value: '£2,822.40' },
    { label: '', detail: sampleOrder.vat },
  ]);
});

test('each payment says what became of it; paid, owed and paid at the hotel make the total', () => {
  const [paid, next, last] = sampleOrder.payments;
  const payments = [paid!, { ...next!, status: 'failed' as const }, last!];
  expect(sectionOf('Your payments', { payments })).toEqual({
    title: 'Your payments',
    rows: [
      { label: 'Sat 21 November 2026', detail: 'Paid', value: '£480.00' },
      {
        label: 'Mon 12 April 2027',
        detail: 'Not taken: the card was declined',
        value: '£1,151.20',
      },
      {
        label: 'Sat 26 June 2027',
        detail: 'Taken from your card on this date',
        value: '£1,151.20',
      },
    ],
    totals: [
      { label: 'Paid so far', value: '£480.00' },
      { label: 'Still to pay us', value: '£2,302.40' },
      { label: 'To pay at the hotel', value: '£40.00' },
    ],
  });
});

test('what goes back is told to the penny and by its day, and once more among the sums', () => {
  const one = { amount: 9_800, dueBy: '2026-12-05' };
  const statuses = ['open', 'done', 'failed', 'settled'] as const;
  const refunds = statuses.map((status) => ({ ...one, status }));
  const { rows, totals } = sectionOf('Your payments', { refunds })!;
  expect(rows.slice(3)).toEqual([
    {
      label: 'Goes back',
      detail: 'To the card it came from, by Sat 5 December 2026 at the latest',
      value: '£98.00',
    },
    { label: 'Sent back', detail: 'To the card it came from', value: '£98.00' },
    {
      label: 'Goes back',
      detail:
        'The card didn’t accept it. One of us is seeing to it: by Sat 5 December 2026 at the latest',
      value: '£98.00',
    },
    { label: 'Paid back', detail: 'Another way than to the card', value: '£98.00' },
  ]);
  expect(totals?.[1]).toEqual({ label: 'Back to you', value: '£392.00' });
});

test('where the hotel is owed nothing, nothing is said of it', () => {
  const receipt = sampleOrder.receipt.slice(0, 5);
  expect(sectionOf('Your payments', { receipt })?.totals).toEqual([
    { label: 'Paid so far', value: '£480.00' },
    { label: 'Still to pay us', value: '£2,302.40' },
  ]);
});

test('what cancelling costs is told by its last days, and what becomes of the money paid', () => {
  expect(sectionOf('If you cancel')?.rows).toEqual([
    { label: 'Within 30 minutes of paying', value: 'You lose nothing' },
    { label: 'Until Fri 14 May 2027', value: 'You lose £480.00 in total' },
    { label: 'Until Fri 11 June 2027', value: 'You lose £1,391.20 in total' },
    { label: 'Until Fri 9 July 2027', value: 'You lose £2,225.92 in total' },
    { label: 'After that', value: 'You lose £2,782.40 in total' },
    {
      label: '',
      detail:
        'Whatever you’ve paid us by then counts towards this: we refund anything above it, and you owe anything still missing.',
    },
  ]);
});

test('a loss that never changes is told of every day; where nothing is lost, it says so', () => {
  const labels = (cancelling: NonNullable<OrderDocument['cancelling']>) =>
    sectionOf('If you cancel', { cancelling })?.rows.map(({ label, value }) => [label, value]);
  expect(labels([{ until: null, lost: 278_240 }])?.[1]).toEqual([
    'After that',
    'You lose £2,782.40 in total',
  ]);
  expect(labels([{ until: null, lost: 0 }])?.[0]).toEqual([
    'Whenever you cancel',
    'You lose nothing',
  ]);
  const after = { until: null, lost: 5_000 };
  expect(labels([{ until: '2027-07-20', lost: 0 }, after])?.[1]).toEqual([
    'After that',
    'You lose £50.00 in total',
  ]);
  expect(labels([{ until: '2027-07-20', lost: 0 }])?.[0]).toEqual([
    'Until Tue 20 July 2027',
    'You lose nothing',
  ]);
});

test('what comes next is told day by day, what is paid already left out', () => {
  expect(sectionOf('What happens next')?.rows).toEqual([
    { label: 'Mon 12 April 2027', detail: 'We take £1,151.20 from your card.' },
    { label: 'Sat 26 June 2027', detail: 'We take £1,151.20 from your card.' },
    {
      label: 'Sat 24 July 2027, 06:15',
      detail: 'Leeds Bradford (LBA) to Palma (PMI), Solent Air SX 4120.',
    },
    { label: 'Sat 24 July 2027', detail: 'Check in at Hotel Miramar Blanc.' },
    { label: 'Sat 31 July 2027', detail: 'Check out of Hotel Miramar Blanc.' },
    {
      label: 'Sat 31 July 2027, 23:10',
      detail: 'Palma (PMI) to Leeds Bradford (LBA), Solent Air SX 4121.',
    },
  ]);
});

test('days are told as they come, however the payments are listed', () => {
  const [paid, next, last] = sampleOrder.payments;
  const days = sectionOf('What happens next', { payments: [last!, paid!, next!] })?.rows;
  expect(days?.slice(0, 2).map(({ label }) => label)).toEqual([
    'Mon 12 April 2027',
    'Sat 26 June 2027',
  ]);
});

test('protection is told in whole sentences without a label', () => {
  const protection = { sentences: ['Money is held in trust.', 'Until you are back.'] };
  expect(sectionOf('How your money is protected', { protection })?.rows).toEqual([
    { label: '', detail: 'Money is held in trust.' },
    { label: '', detail: 'Until you are back.' },
  ]);
});

test('amounts are told in the order’s currency, pence always', () => {
  expect(documentMoney(sampleOrder, 100)).toBe('£1.00');
  expect(documentMoney({ ...sampleOrder, currency: 'EUR' }, 123_456)).toBe('€1,234.56');
});

test('a flight tells its stops, its seats and how one boards, where there is any of it', () => {
  const [leg] = sampleOrder.flights;
  const flights = [
    { ...leg!, stops: '1 stop, Amsterdam', seats: '12A Sarah, 12B Daniel', boarding: 'Priority' },
  ];
  expect(sectionOf('Your flights', { flights })?.rows[0]?.detail).toBe(
    'Sat 24 July 2027. Solent Air SX 4120. 1 stop, Amsterdam. A cabin bag each and 1 hold bag of 22 kg. Priority. Seats: 12A Sarah, 12B Daniel. Airline reference K7QX2M.',
  );
});

test('papers from before it was written down say nothing of tax; a board that nobody explains is named alone', () => {
  const { vat, ...older } = sampleOrder;
  const ofCosts = orderSections(older).find(({ title }) => title === 'What it costs');
  expect(ofCosts?.totals).toHaveLength(1);
  expect(sectionOf('What it costs')?.totals?.at(-1)).toEqual({ label: '', detail: vat });
  const stay = { ...sampleOrder.stay, board: 'As the cook likes' };
  const rows = sectionOf('Where you’re staying', { stay })?.rows;
  expect(rows?.find(({ label }) => label === 'Board')).toStrictEqual({
    label: 'Board',
    value: 'As the cook likes',
  });
});

test('what comes free says what to show, where and until when, before who goes', () => {
  const perks = [{ name: 'Airport lounge', detail: 'Show this at the desk.', until: '2027-07-24' }];
  expect(sectionOf('Included free', { perks })?.rows).toEqual([
    { label: 'Airport lounge', detail: 'Show this at the desk.', value: 'Until Sat 24 July 2027' },
  ]);
  expect(sectionOf('Included free')).toBeUndefined();
});

test('papers say that a price-drop credit which a change has counted may stay lost [GQL-08]', () => {
  const [line] = sampleOrder.receipt;
  const given = { ...line!, ...dropsLine(5_000), due: 'now' as const };
  const rows = sectionOf('If you cancel', { receipt: [...sampleOrder.receipt, given] })?.rows;
  expect(rows?.at(-1)).toEqual({
    label: '',
    detail:
      'If another booking uses your price-drop credit, you lose up to £50.00 more: what a change of this one didn’t refund because of it.',
  });
  expect(dropsLine(5_000)).toEqual({
    kind: 'drop_given',
    label: 'Given to you before, as a price-drop credit',
    basis: 'For what costs less now, so it isn’t refunded a second time',
    amount: 5_000,
    due: 'booking',
    chosen: false,
  });
  expect(JSON.stringify(sectionOf('If you cancel', {}))).not.toContain('price-drop credit');
});
