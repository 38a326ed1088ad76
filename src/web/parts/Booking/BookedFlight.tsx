import type { ReactNode } from 'react';
import { formatDate } from '#domain/dates.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type BookedFlightProps = {
  readonly flight: {
    readonly carrier: string;
    readonly flightNumber: string;
    readonly from: { readonly airport: string; readonly localTime: string };
    readonly to: { readonly airport: string };
  };
  readonly children: ReactNode;
};

/** A flight of a booking under its airports and day, and what a page says of it. */
export function BookedFlight({ flight, children }: BookedFlightProps) {
  const t = useTranslations('booking_travel');
  const { carrier, flightNumber, from, to } = flight;
  const title = t('flight', {
    from: from.airport,
    to: to.airport,
    date: formatDate(from.localTime.slice(0, 10), 'short'),
  });
  return (
    <section className={`${layout.ruled} ${layout.part}`} aria-label={title}>
      <h2 className={typography.formHeading}>{title}</h2>
      <p className={typography.small}>{`${carrier} ${flightNumber}`}</p>
      {children}
    </section>
  );
}
