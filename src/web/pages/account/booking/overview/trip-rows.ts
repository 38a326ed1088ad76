import { formatDate, type IsoDate } from '#domain/dates.ts';
import { formatMoney, money } from '#domain/money.ts';
import type { PaymentHold } from '#web/data/schema.generated.ts';
import type { Translate } from '#web/texts/translate.tsx';
import type { BookingOverviewFragment, FlightOfBookingFragment } from './query.generated.ts';

export type TripIcon = 'done' | 'money' | 'hotel' | 'transfer' | 'parking' | 'home';

/** A row of the timeline: something that happens, or a flight. */
export type TripRow = {
  readonly id: string;
  readonly date: IsoDate;
  /** Local clock time, `15:00`. */
  readonly time?: string | undefined;
} & (
  | { readonly flight: FlightOfBookingFragment }
  | { readonly icon: TripIcon; readonly title: string; readonly detail?: string | undefined }
);

type Words = Translate<'my_booking.trip'>;

/** All that happens from the day of the booking to the way home, in the order of its days. */
export function tripRows(booking: BookingOverviewFragment, t: Words): TripRow[] {
  const { flights, extras } = booking;
  const [outbound, ...home] = flights;
  const transfers = extras.filter(({ kind }) => kind === 'TRANSFER');
  const parking = extras.filter(({ kind }) => kind === 'PARKING');
  const rows: TripRow[] = [
    ...moneyRows(booking, t),
    ...parking.map((extra) => extraRow(extra, 'parking', booking.departureDate)),
    ...(outbound ? [flightRow(outbound)] : []),
    ...transfers.map((extra) =>
      extraRow(extra, 'transfer', outbound ? dayOf(outbound.to.localTime) : booking.departureDate),
    ),
    ...hotelRows(booking, t),
    ...home.map(flightRow),
  ];
  return rows.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

const dayOf = (localTime: string): IsoDate => localTime.slice(0, 10);

const flightRow = (flight: FlightOfBookingFragment): TripRow => ({
  id: `flight ${flight.from.localTime}`,
  date: dayOf(flight.from.localTime),
  flight,
});

type Extra = BookingOverviewFragment['extras'][number];

const extraRow = ({ name, detail }: Extra, icon: TripIcon, date: IsoDate): TripRow => ({
  id: name,
  date,
  icon,
  title: name,
  detail,
});

function moneyRows(booking: BookingOverviewFragment, t: Words): TripRow[] {
  const { receipt, bookedOn, status, paymentPlan } = booking;
  const booked: TripRow = { id: 'booked', date: bookedOn, icon: 'done', title: t('booked') };
  if (!receipt) return [booked];
  const last = receipt.payments.at(-1)?.number;
  const shown = receipt.payments.filter(({ state }) => state === 'PAID' || status !== 'CANCELLED');
  const between = paymentsBetween(shown);
  const alone = shown.filter((payment) => !between.includes(payment));
  const payments = alone.map(({ number, dueDate, amount, state }): TripRow => {
    const values = {
      amount: formatMoney(amount, 'always'),
      isLast: String(number === last && number > 1),
    };
    return {
      id: `payment ${number}`,
      date: dueDate,
      icon: state === 'PAID' ? 'done' : 'money',
      title: t(state === 'PAID' ? 'payment_paid' : 'payment', values),
      detail: t('payment_state', {
        state: state === 'DUE' && paymentPlan?.waitsFor ? 'HELD' : state,
      }),
    };
  });
  return [booked, ...payments, ...togetherRow(between, paymentPlan?.waitsFor ?? null, t)];
}

type Payment = NonNullable<BookingOverviewFragment['receipt']>['payments'][number];

/** Those to come between the next one and the last, where they are several. */
function paymentsBetween(payments: readonly Payment[]): readonly Payment[] {
  const between = payments.filter(({ state }) => state === 'DUE').slice(1, -1);
  return between.length > 1 ? between : [];
}

function togetherRow(
  [first, ...others]: readonly Payment[],
  waitsFor: PaymentHold | null,
  t: Words,
): TripRow[] {
  if (!first) return [];
  const sum = others.reduce(
    (amount, payment) => amount + payment.amount.amount,
    first.amount.amount,
  );
  return [
    {
      id: 'payments between',
      date: first.dueDate,
      icon: 'money',
      title: t('payments_between', {
        count: others.length + 1,
        amount: formatMoney(money(sum, first.amount.currencyCode), 'always'),
      }),
      detail: t('payments_between_until', {
        date: formatDate(others.at(-1)?.dueDate ?? ''),
        isHeld: String(waitsFor !== null),
      }),
    },
  ];
}

function hotelRows({ stay, status }: BookingOverviewFragment, t: Words): TripRow[] {
  if (status === 'CANCELLED') return [];
  return [
    {
      id: 'check in',
      date: stay.checkInDate,
      time: stay.checkInFrom ?? undefined,
      icon: 'hotel',
      title: t('room_ready', { hotel: stay.hotel }),
      detail: stay.rooms.join(', '),
    },
    {
      id: 'check out',
      date: stay.checkOutDate,
      icon: 'home',
      title: t('check_out', { hotel: stay.hotel }),
    },
  ];
}
