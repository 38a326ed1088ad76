/**
 * The parts of an order in the words and the order in which the confirmation mail and the
 * confirmation document both say them.
 */
import { meaningOfBoard } from '#domain/catalogue/board.ts';
import { type IsoDate, addDays, formatDate } from '#domain/dates.ts';
import { formatMoney, money } from '#domain/money.ts';
import { UNDO_MINUTES } from './cancelling.ts';
import {
  type BookedExtra,
  type DocumentPayment,
  type DocumentRefund,
  type DocumentFlight,
  type OrderDocument,
  type DocumentLine,
  clockTime,
  documentTotal,
  localDate,
  documentPaidAtHotel,
  goesBack,
  paidSoFar,
  stillOwed,
  referenceWords,
} from './order-document.ts';
import { DROPS_GIVEN } from './price-drop.ts';

export type DocumentRow = {
  readonly label: string;
  readonly detail?: string;
  readonly value?: string;
};
export type DocumentSection = {
  readonly title: string;
  readonly rows: readonly DocumentRow[];
  /** Set apart under the rows, the first one largest. */
  readonly totals?: readonly DocumentRow[];
};

/** Every section of an order; those without rows are left out. */
export const orderSections = (order: OrderDocument): readonly DocumentSection[] =>
  [
    flightSection(order),
    staySection(order),
    extrasSection(order),
    perksSection(order),
    passengerSection(order),
    costSection(order),
    paymentSection(order),
    cancellingSection(order),
    nextSection(order),
    protectionSection(order),
  ].filter(({ rows }) => rows.length > 0);

/** An amount of the order's currency with its pence. */
export const documentMoney = (order: OrderDocument, amount: number): string =>
  formatMoney(money(amount, order.currency), 'always');

function flightSection({ flights }: OrderDocument): DocumentSection {
  return {
    title: 'Your flights',
    rows: flights.map((leg) => ({
      label: `${leg.from.airport} to ${leg.to.airport}`,
      detail: flightDetail(leg),
      value: flightTimes(leg),
    })),
  };
}

function flightDetail(leg: DocumentFlight): string {
  const stops = leg.stops === undefined ? '' : `${leg.stops}. `;
  const reference = leg.airlineReference
    ? ` Airline reference ${referenceWords(leg)}.`
    : leg.isToBook
      ? ' Still to be booked, by you.'
      : '';
  const seats = leg.seats === undefined ? '' : ` Seats: ${leg.seats}.`;
  const boarding = leg.boarding === undefined ? '' : ` ${leg.boarding}.`;
  return `${localDate(leg.from.localTime)}. ${leg.carrier} ${leg.flightNumber}. ${stops}${leg.bags}.${boarding}${seats}${reference}`;
}

/** Local times at each end; a day is named when the flight lands on another one. */
function flightTimes({ from, to }: DocumentFlight): string {
  const isOtherDay = from.localTime.slice(0, 10) !== to.localTime.slice(0, 10);
  return `${clockTime(from.localTime)} to ${clockTime(to.localTime)}${isOtherDay ? `, ${formatDate(to.localTime.slice(0, 10), 'short')}` : ''}`;
}

function staySection({ stay }: OrderDocument): DocumentSection {
  const nights = `${stay.nights} ${stay.nights === 1 ? 'night' : 'nights'}`;
  const reference = stay.supplierReference
    ? [{ label: 'Hotel reference', value: stay.supplierReference }]
    : [];
  return {
    title: 'Where you’re staying',
    rows: [
      { label: stay.hotel, detail: stay.address },
      { label: 'Check in', value: formatDate(stay.checkIn) },
      { label: 'Check out', value: formatDate(addDays(stay.checkIn, stay.nights)), detail: nights },
      ...stay.rooms.map((room, place) => ({
        label: stay.rooms.length === 1 ? 'Room' : `Room ${place + 1}`,
        value: room,
      })),
      { label: 'Board', value: stay.board, ...boardDetail(stay.board) },
      ...reference,
    ],
  };
}

function boardDetail(name: string): Pick<DocumentRow, 'detail'> {
  const detail = meaningOfBoard(name);
  return detail === undefined ? {} : { detail };
}

function extrasSection({ extras }: OrderDocument): DocumentSection {
  const words = ({ detail, supplierReference }: BookedExtra) =>
    supplierReference === undefined ? detail : `${detail} Reference ${supplierReference}.`;
  return {
    title: 'What you added',
    rows: extras.map((extra) => ({ label: extra.name, detail: words(extra) })),
  };
}

const perksSection = ({ perks = [] }: OrderDocument): DocumentSection => ({
  title: 'Included free',
  rows: perks.map(({ name, detail, until }) => ({
    label: name,
    detail,
    value: `Until ${formatDate(until)}`,
  })),
});

const PASSENGER_KINDS = { adult: 'Adult', child: 'Child', infant: 'Infant' };

const passengerSection = ({ passengers }: OrderDocument): DocumentSection => ({
  title: 'Who’s going',
  rows: passengers.map(({ name, kind }, place) => ({
    label: name,
    value: place === 0 ? `${PASSENGER_KINDS[kind]}, lead passenger` : PASSENGER_KINDS[kind],
  })),
});

const costSection = (order: OrderDocument): DocumentSection => ({
  title: 'What it costs',
  rows: order.receipt.map((line) => ({
    label: line.label,
    detail: receiptDetail(line),
    value: documentMoney(order, line.amount),
  })),
  totals: [
    {
      label: `Total for ${order.passengers.length}`,
      value: documentMoney(order, documentTotal(order)),
    },
    ...(order.vat === undefined ? [] : [{ label: '', detail: order.vat }]),
  ],
});

const receiptDetail = ({ basis, due }: DocumentLine): string =>
  due === 'at the hotel' ? `${basis}. Paid at the hotel` : basis;

const PAYMENT_STATES = {
  paid: 'Paid',
  due: 'Taken from your card on this date',
  failed: 'Not taken: the card was declined',
};

function paymentSection(order: OrderDocument): DocumentSection {
  const row = ({ dueDate, amount, status }: DocumentPayment): DocumentRow => ({
    label: formatDate(dueDate),
    detail: PAYMENT_STATES[status],
    value: documentMoney(order, amount),
  });
  const { refunds = [] } = order;
  const back = goesBack(order);
  const atHotel = documentPaidAtHotel(order);
  return {
    title: 'Your payments',
    rows: [...order.payments.map(row), ...refunds.map((refund) => refundRow(order, refund))],
    totals: [
      { label: 'Paid so far', value: documentMoney(order, paidSoFar(order)) },
      ...(back > 0 ? [{ label: 'Back to you', value: documentMoney(order, back) }] : []),
      { label: 'Still to pay us', value: documentMoney(order, stillOwed(order)) },
      ...(atHotel > 0
        ? [{ label: 'To pay at the hotel', value: documentMoney(order, atHotel) }]
        : []),
    ],
  };
}

function refundRow(order: OrderDocument, { amount, status, dueBy }: DocumentRefund): DocumentRow {
  const words = {
    open: {
      label: 'Goes back',
      detail: `To the card it came from, by ${formatDate(dueBy)} at the latest`,
    },
    done: { label: 'Sent back', detail: 'To the card it came from' },
    failed: {
      label: 'Goes back',
      detail: `The card didn’t accept it. One of us is seeing to it: by ${formatDate(dueBy)} at the latest`,
    },
    settled: { label: 'Paid back', detail: 'Another way than to the card' },
  };
  return { ...words[status], value: documentMoney(order, amount) };
}

function cancellingSection(order: OrderDocument): DocumentSection {
  const { cancelling = [], flights } = order;
  const isFree = cancelling[0]?.lost === 0;
  const areOwn = flights.some(({ isOwn }) => isOwn);
  const whenOf = (until: IsoDate | null): string =>
    until !== null
      ? `Until ${formatDate(until)}`
      : cancelling.length === 1 && isFree
        ? 'Whenever you cancel'
        : 'After that';
  const undo =
    isFree || areOwn
      ? []
      : [{ label: `Within ${UNDO_MINUTES} minutes of paying`, value: 'You lose nothing' }];
  const costs = cancelling.map(({ until, lost }) => ({
    label: whenOf(until),
    value: lost === 0 ? 'You lose nothing' : `You lose ${documentMoney(order, lost)} in total`,
  }));
  return {
    title: 'If you cancel',
    rows:
      costs.length === 0
        ? []
        : [
            ...undo,
            ...costs,
            { label: '', detail: WHAT_IS_PAID },
            ...(areOwn || flights.some(({ isToBook }) => isToBook)
              ? [{ label: '', detail: YOURS }]
              : []),
            ...keptDrop(order),
          ],
  };
}

/** What a change did not refund, because it was given before, may stay lost. */
function keptDrop(order: OrderDocument): readonly DocumentRow[] {
  const given = order.receipt
    .filter(({ label }) => label === DROPS_GIVEN)
    .reduce((sum, { amount }) => sum + amount, 0);
  const most = documentMoney(order, given);
  const detail = `If another booking uses your price-drop credit, you lose up to ${most} more: what a change of this one didn’t refund because of it.`;
  return given > 0 ? [{ label: '', detail }] : [];
}

const YOURS =
  'Flights that you’ve booked yourself stay yours: you lose their price at least, whenever you cancel.';
const WHAT_IS_PAID =
  'Whatever you’ve paid us by then counts towards this: we refund anything above it, and you owe anything still missing.';

/** What comes on which day, from the next payment to the flight home. */
function nextSection(order: OrderDocument): DocumentSection {
  const payments = order.payments
    .filter(({ status }) => status === 'due')
    .map(({ dueDate, amount }) => ({
      on: dueDate,
      label: formatDate(dueDate),
      detail: `We take ${documentMoney(order, amount)} from your card.`,
    }));
  const flights = order.flights.map((leg) => ({
    on: leg.from.localTime,
    label: `${localDate(leg.from.localTime)}, ${clockTime(leg.from.localTime)}`,
    detail: `${leg.from.airport} to ${leg.to.airport}, ${leg.carrier} ${leg.flightNumber}.`,
  }));
  const stay = {
    on: `${order.stay.checkIn}T99`,
    label: formatDate(order.stay.checkIn),
    detail: `Check in at ${order.stay.hotel}.`,
  };
  const leaving = addDays(order.stay.checkIn, order.stay.nights);
  const checkOut = {
    on: leaving,
    label: formatDate(leaving),
    detail: `Check out of ${order.stay.hotel}.`,
  };
  const steps = [...payments, ...flights, stay, checkOut].toSorted((a, b) =>
    a.on.localeCompare(b.on),
  );
  return {
    title: 'What happens next',
    rows: steps.map(({ label, detail }) => ({ label, detail })),
  };
}

const protectionSection = ({ protection }: OrderDocument): DocumentSection => ({
  title: 'How your money is protected',
  rows: protection.sentences.map((sentence) => ({ label: '', detail: sentence })),
});
