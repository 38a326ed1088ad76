import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { ChangeClosed } from '#web/parts/Booking/ChangeClosed.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { WAYS } from './seats-address.ts';
import type { SeatsToChoose } from './SeatsView.tsx';
import layout from '#web/ui/layout.module.css';

/** Why no seats can be chosen: not here, none sold, all booked, or an airline that is silent. */
export function NoSeats({ booking, seatsChange, way }: SeatsToChoose) {
  const t = useTranslations('booking_extras.seats');
  const { refusal, flights, cabin } = seatsChange;
  const isOpen = flights.some(({ seats }) => seats.length === 0);
  const isSilent = refusal === null && isOpen && cabin.state === 'SILENT';
  const title = t(isSilent ? 'silent_heading' : 'title');
  return (
    <BookingFrame orderCode={booking.reference} receipt={null}>
      <PageTitle title={title} />
      <h1>{title}</h1>
      <Chosen booking={booking} seatsChange={seatsChange} />
      {refusal !== null && (
        <ChangeClosed orderCode={booking.reference} {...{ refusal }} refused={undefined} />
      )}
      {refusal === null && !isOpen && <AllBooked orderCode={booking.reference} />}
      {isSilent && <Silent booking={booking} way={way} />}
      {refusal === null && isOpen && !isSilent && (
        <NotSold booking={booking} seatsChange={seatsChange} way={way} />
      )}
    </BookingFrame>
  );
}

/** The seats that are booked. */
function Chosen({ booking, seatsChange }: Pick<SeatsToChoose, 'booking' | 'seatsChange'>) {
  const t = useTranslations('booking_extras.seats');
  const rows = seatsChange.flights.flatMap(({ seats }, i) => {
    const flight = booking.flights[i];
    return seats.length > 0 && flight
      ? [t('booked', { ...endsOf(flight), seats: seats.join(', ') })]
      : [];
  });
  return rows.length === 0 ? null : (
    <ul className={layout.stack}>
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  );
}

function AllBooked({ orderCode }: { readonly orderCode: string }) {
  const t = useTranslations('booking_extras.seats');
  return (
    <>
      <p>{t('all_booked')}</p>
      <p className={layout.alone}>
        <Link to={bookingRoutes.conversations.href({ orderCode })}>{t('write')}</Link>
      </p>
    </>
  );
}

function Silent({ booking, way }: Pick<SeatsToChoose, 'booking' | 'way'>) {
  const t = useTranslations('booking_extras.seats');
  const { reference: orderCode, flights } = booking;
  const query = new URLSearchParams({ way: WAYS[way] });
  return (
    <Notice tone="amber">
      <p>{t('silent', { airline: flights[way === 'OUTBOUND' ? 0 : 1]?.carrier ?? '' })}</p>
      <p>
        <ButtonLink kind="quiet" size="strip" to={bookingRoutes.seats.href({ orderCode, query })}>
          {t('look_again')}
        </ButtonLink>
      </p>
    </Notice>
  );
}

function NotSold({ booking, seatsChange, way }: Omit<SeatsToChoose, 'out'>) {
  const t = useTranslations('booking_extras.seats');
  const { reference: orderCode, flights } = booking;
  const flight = flights[way === 'OUTBOUND' ? 0 : 1];
  const other = way === 'OUTBOUND' ? 'INBOUND' : 'OUTBOUND';
  const isOtherOpen = seatsChange.flights.some((one) => one.way === other && !one.seats.length);
  return (
    <>
      <p>{flight && t('not_sold', endsOf(flight))}</p>
      {isOtherOpen && (
        <p className={layout.alone}>
          <Link
            to={bookingRoutes.seats.href({
              orderCode,
              query: new URLSearchParams({ way: WAYS[other] }),
            })}
          >
            {t('other_flight')}
          </Link>
        </p>
      )}
    </>
  );
}

const endsOf = ({ from, to }: SeatsToChoose['booking']['flights'][number]) => ({
  from: from.airport,
  to: to.airport,
});
