import { mayDo } from '#domain/booking/booking-roles.ts';
import { formatDate } from '#domain/dates.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { BagShape } from '#web/parts/BagsToScale.tsx';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { flightsAlike, type PackedFlight } from './flights-alike.ts';
import type { PackedBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './baggage.module.css';

type Bag = PackedFlight['allowances'][number];

/** What is booked for each flight, and each bag of its fare to scale. */
export function BaggageView({ booking }: { readonly booking: PackedBookingFragment }) {
  const t = useTranslations('booking_travel.bags');
  const { reference: orderCode, flights, role, status } = booking;
  return (
    <BookingFrame orderCode={orderCode} booking={booking} receipt={null}>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      <p className={typography.lead}>{t(flights.length > 0 ? 'lead' : 'none')}</p>
      {flightsAlike(flights).map((alike) => (
        <FlightBags key={alike[0].from.localTime} flights={alike} />
      ))}
      {flights.length > 0 && (
        <>
          <Notice>{t('check')}</Notice>
          {status !== 'CANCELLED' && mayDo(role, 'change') && (
            <div>
              <ButtonLink to={bookingRoutes.flightExtras.href({ orderCode })}>
                {t('add')}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </BookingFrame>
  );
}

/** Flights that allow the same, so that it is said once. */
function FlightBags({ flights }: { readonly flights: readonly [PackedFlight, ...PackedFlight[]] }) {
  const t = useTranslations('booking_travel.bags');
  const flightWords = useTranslations('booking_travel');
  const [{ bags, allowances }] = flights;
  const names = flights.map(({ from, to, carrier, flightNumber }) => ({
    flight: `${carrier} ${flightNumber}`,
    way: flightWords('flight', {
      from: from.airport,
      to: to.airport,
      date: formatDate(from.localTime.slice(0, 'yyyy-mm-dd'.length), 'short'),
    }),
  }));
  const heading = names.length > 1 ? t('both') : names[0]?.way;
  const widest = Math.max(0, ...allowances.map(({ sizeLimit }) => sizeLimit?.width ?? 0));
  return (
    <section className={`${layout.ruled} ${layout.part}`} aria-label={heading}>
      <h2 className={typography.formHeading}>{heading}</h2>
      {names.map(({ flight, way }) => (
        <p key={way} className={typography.small}>
          {names.length > 1 ? t('one_of_both', { way, flight }) : flight}
        </p>
      ))}
      <p className={`${typography.caps} ${styles.booked}`}>{t('booked')}</p>
      <p className={typography.fact}>{bags}</p>
      <ul className={styles.bags}>
        {allowances.map((bag) => (
          <BagRow key={bag.label} bag={bag} widest={widest} />
        ))}
      </ul>
    </section>
  );
}

type BagRowProps = {
  readonly bag: Bag;
  /** The widest bag of the list, in centimetres: each is drawn to its scale. */
  readonly widest: number;
};

function BagRow({ bag: { label, isIncluded, sizeLimit, weightLimit }, widest }: BagRowProps) {
  const t = useTranslations('booking_travel.bags');
  return (
    <li>
      <div>
        {sizeLimit && (
          <svg
            viewBox={`-1 -1 ${widest + 2} ${sizeLimit.height + 2}`}
            aria-hidden="true"
            className={styles.drawing}
          >
            <BagShape size={sizeLimit} isExtra={!isIncluded} />
          </svg>
        )}
      </div>
      <div>
        <p className={typography.fact}>{label}</p>
        <p className={typography.small}>
          {sizeLimit ? t('size', { ...sizeLimit }) : t('any_size')},{' '}
          {weightLimit ? t('weight', { kg: weightLimit.value }) : t('any_weight')}
        </p>
      </div>
      <p className={classes(styles.fare, isIncluded && styles.included)}>
        {t(isIncluded ? 'included' : 'not_included')}
      </p>
    </li>
  );
}
