/**
 * The dates of an order for a calendar, as iCalendar. Flights stand in UTC, so every calendar shows
 * them in the zone it is in.
 */
import { type EventAttributes, createEvents } from 'ics';
import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { addDays } from '#domain/dates.ts';
import {
  type DocumentFlight,
  type OrderDocument,
  clockTime,
} from '#domain/order/order-document.ts';
import { documentMoney } from '#domain/order/order-sections.ts';

/** Flights, the stay, and the payments still to come. */
export function makeCalendarFile(order: OrderDocument): string {
  const { error, value } = createEvents([
    ...flightEvents(order),
    stayEvent(order),
    ...paymentEvents(order),
  ]);
  if (error || !value) throw new Error('the calendar cannot be made', { cause: error });
  return value;
}

const flightEvents = (order: OrderDocument): EventAttributes[] =>
  order.flights.map((leg, place) => ({
    ...common(order, `flight-${place + 1}`),
    title: `${leg.from.airport} to ${leg.to.airport}, ${leg.flightNumber}`,
    location: leg.from.airport,
    description: `${leg.carrier} ${leg.flightNumber}. Leaves ${clockTime(leg.from.localTime)}, arrives ${clockTime(leg.to.localTime)}, local times.${bookedWords(leg)} Order ${formatOrderCode(order.orderCode)}`,
    start: instantParts(leg.from.instant),
    end: instantParts(leg.to.instant),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
  }));

const bookedWords = ({ isToBook, isOwn, carrier, airlineReference }: DocumentFlight): string => {
  if (isToBook) return ` Still to be booked with ${carrier}, by you.`;
  return isOwn ? ` Booked by you: ${carrier} knows it by ${airlineReference}.` : '';
};

const stayEvent = (order: OrderDocument): EventAttributes => ({
  ...common(order, 'stay'),
  title: `Stay at ${order.stay.hotel}`,
  location: order.stay.address,
  description: `${order.stay.rooms.join(', ')}. ${order.stay.board}. Order ${formatOrderCode(order.orderCode)}`,
  start: dateParts(order.stay.checkIn),
  end: dateParts(addDays(order.stay.checkIn, order.stay.nights)),
});

const paymentEvents = (order: OrderDocument): EventAttributes[] =>
  order.payments
    .filter(({ status }) => status === 'due')
    .map(({ dueDate, amount }) => ({
      ...common(order, `payment-${dueDate}`),
      title: `${documentMoney(order, amount)} for ${order.place}`,
      description: `Taken from your card by ${order.brand.name}. Order ${formatOrderCode(order.orderCode)}`,
      start: dateParts(dueDate),
      end: dateParts(addDays(dueDate, 1)),
      transp: 'TRANSPARENT',
    }));

/**
 * A uid that stays the same when the calendar is sent again, so that no entry appears twice; what
 * comes with a later version of the order takes the place of what was.
 */
const common = ({ brand, orderCode, bookedOn, version = 1 }: OrderDocument, part: string) => ({
  sequence: version - 1,
  uid: `${orderCode}-${part}@${new URL(brand.siteUrl).hostname}`,
  productId: `-//${brand.name}//Booking//EN`,
  timestamp: new Date(`${bookedOn}T12:00:00Z`).getTime(),
});

const dateParts = (date: string): [number, number, number] => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
};

const instantParts = (instant: string): [number, number, number, number, number] => [
  ...dateParts(instant.slice(0, 10)),
  Number(instant.slice(11, 13)),
  Number(instant.slice(14, 16)),
];
