import type { ReactNode } from 'react';
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { flightWords } from '#web/parts/flight-words.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { ConfirmedLegFragment, ConfirmedOrderFragment } from './query.generated.ts';
import typography from '#web/ui/type.module.css';
import styles from './confirmation.module.css';

type WhatNextProps = {
  readonly order: ConfirmedOrderFragment;
  /** The first payment is asked for, and the card provider has not yet told of it. */
  readonly isPaying: boolean;
};
type Entry = { readonly on: string; readonly when: string; readonly what: ReactNode };

/** What comes on which day: payments, flights, the hotel's door, and what is paid there. */
export function WhatNext({ order, isPaying }: WhatNextProps) {
  const t = useTranslations('confirmation');
  const entries = useEntries(order, isPaying);
  const taxes = order.lines.filter(({ paidAtHotel, amount }) => paidAtHotel && amount.amount > 0);
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next" className={typography.formHeading}>
        {t('next')}
      </h2>
      <dl>
        {entries.map(({ on, when, what }) => (
          <div key={on} className={styles.entry}>
            <dt>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
        {taxes.map(({ label, amount }) => (
          <div key={label} className={styles.entry}>
            <dt>{t('at_hotel')}</dt>
            <dd>
              <strong>{`${formatMoney(amount, 'always')} ${label}`}</strong>
              {t('in_total')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useEntries(order: ConfirmedOrderFragment, isPaying: boolean): readonly Entry[] {
  const t = useTranslations('confirmation');
  const strong = { b: (words: ReactNode) => <strong>{words}</strong> };
  const payments = order.payments.map(({ dueDate, amount, isPaid }, i): Entry => {
    const words = isPaying && i === 0 ? 'taking' : isPaid ? 'paid' : 'due';
    return {
      on: `${dueDate} ${i}`,
      when: formatDate(dueDate),
      what: t.rich(words, { amount: formatMoney(amount, 'always'), ...strong }),
    };
  });
  const { checkInDate, checkOutDate } = order.holiday.itinerary;
  const hotel: Entry = {
    on: `${checkInDate} hotel`,
    when: formatDate(checkInDate),
    what: t.rich('check_in', { hotel: order.hotel.name, time: order.hotel.checkInFrom, ...strong }),
  };
  const checkOut: Entry = {
    on: `${checkOutDate} `,
    when: formatDate(checkOutDate),
    what: t.rich('check_out', { hotel: order.hotel.name, ...strong }),
  };
  const legs = order.flights
    ? [order.flights.outbound, order.flights.inbound].flatMap(readLeg)
    : [];
  const flights = legs.map(({ departs, from, to, flight }): Entry => ({
    on: departs.replace('T', ' '),
    when: t('date_and_time', {
      date: formatDate(departs.slice(0, 10)),
      time: departs.slice(11, 16),
    }),
    what: t.rich('flight', { from, to, flight, ...strong }),
  }));
  return [...payments, ...flights, hotel, checkOut].sort((a, b) => (a.on < b.on ? -1 : 1));
}

function readLeg({ segments, stopWords }: ConfirmedLegFragment) {
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) return [];
  return [
    {
      departs: first.departureTime,
      from: first.departureAirport.name,
      to: last.arrivalAirport.name,
      flight: flightWords({ segments, stopWords }),
    },
  ];
}
