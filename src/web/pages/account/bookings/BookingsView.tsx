import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { formatDate, type IsoDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import type { OrderList } from '#domain/order/order-list.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { AccountFrame } from '#web/parts/AccountFrame.tsx';
import { bookingHref } from '#web/parts/booking-href.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { PriceDropForm } from '#web/parts/PriceDropForm.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { boardInSentence, joinFirstNames } from './booking-words.ts';
import type { ListedBooking } from './listed-booking.ts';
import { NextBooking } from './NextBooking.tsx';
import type { CustomerBookingsQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './bookings.module.css';

type BookingsViewProps = OrderList<ListedBooking> & {
  readonly email: string;
  readonly today: IsoDate;
  readonly shared: SharedBookings;
};

/** Those that others let this customer look at. */
type SharedBookings = NonNullable<CustomerBookingsQuery['sharedBookings']>;

/** Every holiday of a customer: the next on a ticket, those after it, and those that are over. */
export function BookingsView({ email, today, next, later, past, shared }: BookingsViewProps) {
  const t = useTranslations('account.bookings');
  const ahead = later.length + (next ? 1 : 0);
  return (
    <AccountFrame>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      {next || past.length > 0 ? (
        <p className={typography.lead}>{t('lead', { count: ahead })}</p>
      ) : (
        <Nothing email={email} />
      )}
      {next && <NextBooking booking={next} today={today} />}
      {later.length > 0 && <Later bookings={later} />}
      {past.length > 0 && <Past bookings={past} />}
      {shared.length > 0 && <SharedWithYou bookings={shared} />}
      <div className={styles.missing}>
        <Notice heading={t('missing')}>{t('missing_text')}</Notice>
      </div>
    </AccountFrame>
  );
}

function Nothing({ email }: { readonly email: string }) {
  const t = useTranslations('account.bookings');
  return (
    <>
      <p className={typography.card}>{t('none')}</p>
      <p>{t('none_text', { email })}</p>
      <p>
        <ButtonLink to={routes.home.href()}>{t('find')}</ButtonLink>
      </p>
    </>
  );
}

type ListProps = { readonly bookings: readonly ListedBooking[] };

function Later({ bookings }: ListProps) {
  const t = useTranslations('account.bookings');
  return (
    <section className={`${layout.section} ${layout.ruled}`} aria-labelledby="later">
      <h2 id="later" className={typography.formHeading}>
        {t('later')}
      </h2>
      {bookings.map((booking) => (
        <article key={booking.id} className={styles.later}>
          {booking.picture && (
            <div className={styles.stamp}>
              <Poster picture={pictureFacts(booking.picture, 'small')} sizes="96px" />
            </div>
          )}
          <div className={styles.words}>
            <h3 className={typography.h3}>{booking.place}</h3>
            <p>{datesOf(t, booking)}</p>
            <p>
              {t('stay', {
                hotel: booking.hotelName,
                board: boardInSentence(booking.board),
                names: joinFirstNames(booking.firstNames),
              })}
            </p>
            <p className={typography.small}>{formatOrderCode(booking.reference)}</p>
            {booking.isPriceProtected && (
              <PriceDropForm checkoutId={booking.checkoutId} orderCode={booking.reference} short />
            )}
          </div>
          <ButtonLink kind="quiet" size="strip" to={bookingHref(booking)}>
            {t('open_short')}
          </ButtonLink>
        </article>
      ))}
    </section>
  );
}

function SharedWithYou({ bookings }: { readonly bookings: SharedBookings }) {
  const t = useTranslations('account.bookings');
  return (
    <section className={`${layout.section} ${layout.ruled}`} aria-labelledby="shared">
      <h2 id="shared" className={typography.formHeading}>
        {t('shared')}
      </h2>
      {bookings.map(({ reference, status, leadName, place, ...dates }) => (
        <article key={reference} className={styles.later}>
          <div className={styles.words}>
            <h3 className={typography.h3}>{place}</h3>
            <p>{datesOf(t, dates)}</p>
            <p>{status === 'CANCELLED' ? t('cancelled') : t('shared_by', { name: leadName })}</p>
          </div>
          <ButtonLink
            kind="quiet"
            size="strip"
            to={bookingRoutes.shared.href({ orderCode: reference })}
          >
            {t('open_short')}
          </ButtonLink>
        </article>
      ))}
    </section>
  );
}

function Past({ bookings }: ListProps) {
  const t = useTranslations('account.bookings');
  const ending = ({ status }: ListedBooking): string => {
    if (status === 'CANCELLED') return t('cancelled');
    return status === 'FAILED' ? t('failed') : t('went');
  };
  return (
    <section className={`${layout.section} ${layout.ruled}`} aria-labelledby="past">
      <h2 id="past" className={typography.formHeading}>
        {t('past')}
      </h2>
      <table className={styles.past}>
        <thead>
          <tr>
            {(['when', 'holiday', 'order', 'how_it_ended', 'total'] as const).map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <tr key={booking.id}>
              <td>{datesOf(t, booking)}</td>
              <th scope="row">
                <Link to={bookingHref(booking)}>{booking.place}</Link>
                <span>{booking.hotelName}</span>
              </th>
              <td>{formatOrderCode(booking.reference)}</td>
              <td>{ending(booking)}</td>
              <td>{formatMoney(booking.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const datesOf = (
  t: ReturnType<typeof useTranslations<'account.bookings'>>,
  { departureDate, returnDate }: Pick<ListedBooking, 'departureDate' | 'returnDate'>,
): string => t('dates', { from: formatDate(departureDate, 'short'), to: formatDate(returnDate) });
