import { formatDate } from '#domain/dates.ts';
import { BookedFlight } from '#web/parts/Booking/BookedFlight.tsx';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import type { SharedBookingFragment } from './query.generated.ts';
import { ShareDone, Shares, ShareToPay } from './ShareToPay.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type Paying = {
  /** Names the press of a button. */
  readonly press: string;
  /** Of the share that its payer has come back from. */
  readonly shareId: string | undefined;
  readonly refused: RefusedForm | undefined;
};

type SharedViewProps = {
  readonly booking: SharedBookingFragment;
  readonly paying: Paying;
};

/**
 * Flights, hotel and times, to be looked at by everybody with whom the booking is shared; and what
 * is still to pay, for those who pay a part of it.
 */
export function SharedView({ booking, paying }: SharedViewProps) {
  const t = useTranslations('booking_people.shared');
  const { place, departureDate, returnDate, travellers, role, status } = booking;
  const form = usePostedForm('share', paying.refused);
  const title = t('title', { place: place.split(', ')[0] ?? place });
  const names = travellers.map(({ firstName }) => firstName);
  return (
    <BookingFrame orderCode={booking.reference} booking={booking} receipt={null}>
      <PageTitle title={title} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={form.problems} />
      <ShareDone booking={booking} shareId={paying.shareId} />
      <h1>{title}</h1>
      <p className={typography.lead}>
        {t('lead', {
          from: formatDate(departureDate, 'short'),
          to: formatDate(returnDate),
          names:
            names.length < 2
              ? names.join('')
              : `${names.slice(0, -1).join(', ')} ${t('and')} ${names.at(-1)}`,
        })}
      </p>
      {role === 'VIEWER' && <Notice>{t('look_only')}</Notice>}
      {role === 'PAYER' && status !== 'CANCELLED' && <Notice>{t('pay_only')}</Notice>}
      {booking.share && status !== 'CANCELLED' && (
        <ShareToPay share={booking.share} press={paying.press} form={form} />
      )}
      <Shares booking={booking} />
      <SharedFlights booking={booking} />
      <SharedStay booking={booking} />
      <SharedExtras booking={booking} />
    </BookingFrame>
  );
}

function SharedStay({ booking: { stay } }: Pick<SharedViewProps, 'booking'>) {
  const t = useTranslations('booking_people.shared');
  const { hotel, address, checkInDate, checkOutDate, checkInFrom, rooms, board } = stay;
  return (
    <section className={`${layout.ruled} ${layout.part}`} aria-labelledby="hotel">
      <h2 id="hotel" className={typography.formHeading}>
        {t('hotel')}
      </h2>
      <p>
        <strong>{hotel}</strong>, {address}
      </p>
      <p>
        {t('stay', {
          from: formatDate(checkInDate, 'short'),
          to: formatDate(checkOutDate),
          board,
          rooms: rooms.join(', '),
        })}
      </p>
      {checkInFrom !== null && <p>{t('check_in_from', { time: checkInFrom })}</p>}
    </section>
  );
}

function SharedExtras({ booking: { extras } }: Pick<SharedViewProps, 'booking'>) {
  const t = useTranslations('booking_people.shared');
  const booked = extras.filter(({ kind }) => kind !== 'PERK');
  if (booked.length === 0) return null;
  return (
    <section className={`${layout.ruled} ${layout.part}`} aria-labelledby="extras">
      <h2 id="extras" className={typography.formHeading}>
        {t('extras')}
      </h2>
      <ul>
        {booked.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

function SharedFlights({ booking: { flights } }: Pick<SharedViewProps, 'booking'>) {
  const t = useTranslations('booking_people.shared');
  return (
    <>
      {flights.map((flight) => (
        <BookedFlight key={flight.from.localTime} flight={flight}>
          <p>
            {t('times', {
              from: flight.from.airport,
              leaves: flight.from.localTime.slice(11, 16),
              to: flight.to.airport,
              lands: flight.to.localTime.slice(11, 16),
              date: formatDate(flight.to.localTime.slice(0, 10), 'short'),
            })}
          </p>
          {flight.stops !== null && <p>{t('stops', { stops: flight.stops })}</p>}
        </BookedFlight>
      ))}
    </>
  );
}
