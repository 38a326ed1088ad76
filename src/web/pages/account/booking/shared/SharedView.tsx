import { formatDate } from '#domain/dates.ts';
import { BookedFlight } from '#web/parts/Booking/BookedFlight.tsx';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { SharedBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type SharedViewProps = { readonly booking: SharedBookingFragment };

/** Flights, hotel and times, to be looked at by everybody with whom the booking is shared. */
export function SharedView({ booking }: SharedViewProps) {
  const t = useTranslations('booking_people.shared');
  const { place, departureDate, returnDate, travellers, role, flights, extras } = booking;
  const booked = extras.filter(({ kind }) => kind !== 'PERK');
  const title = t('title', { place: place.split(', ')[0] ?? place });
  const names = travellers.map(({ firstName }) => firstName);
  return (
    <BookingFrame orderCode={booking.reference} receipt={null}>
      <PageTitle title={title} />
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
      {booking.status === 'CANCELLED' && <Notice>{t('cancelled')}</Notice>}
      {role === 'VIEWER' && <Notice>{t('look_only')}</Notice>}
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
      <SharedStay booking={booking} />
      {booked.length > 0 && (
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
      )}
    </BookingFrame>
  );
}

function SharedStay({ booking: { stay } }: SharedViewProps) {
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
