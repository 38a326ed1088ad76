import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { daysBetween, formatDate, type IsoDate } from '#domain/dates.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { Amount } from '#web/parts/Amount.tsx';
import { bookingHref } from '#web/parts/booking-href.ts';
import { LabelField, LuggageLabel } from '#web/parts/LuggageLabel.tsx';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { PriceDropForm } from '#web/parts/PriceDropForm.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { boardInSentence, joinFirstNames } from './booking-words.ts';
import type { ListedBooking } from './listed-booking.ts';
import typography from '#web/ui/type.module.css';
import styles from './bookings.module.css';

type NextBookingProps = { readonly booking: ListedBooking; readonly today: IsoDate };

/** The holiday that comes next, with the one thing that is due for it on the stub. */
export function NextBooking({ booking, today }: NextBookingProps) {
  const t = useTranslations('account.bookings');
  const days = daysBetween(today, booking.departureDate);
  return (
    <article className={styles.ticket} aria-labelledby="next">
      {booking.picture && (
        <div className={styles.poster}>
          <Poster
            picture={pictureFacts(booking.picture, 'poster')}
            sizes="(min-width: 1000px) 264px, 92vw"
            shape="wide"
            first
          />
        </div>
      )}
      <div className={styles.body}>
        <p className={typography.caps}>{days < 0 ? t('away') : t('next_in', { days })}</p>
        <h2 id="next" className={typography.title}>
          {booking.place}
        </h2>
        <p>
          {t('dates', {
            from: formatDate(booking.departureDate, 'short'),
            to: formatDate(booking.returnDate),
          })}
        </p>
        <p>
          {t('stay', {
            hotel: booking.hotelName,
            board: boardInSentence(booking.board),
            names: joinFirstNames(booking.firstNames),
          })}
        </p>
        <LuggageLabel>
          <LabelField name={t('order')}>{formatOrderCode(booking.reference)}</LabelField>
        </LuggageLabel>
      </div>
      <div className={styles.stub}>
        <Due booking={booking} />
        <ButtonLink wide to={bookingHref(booking)}>
          {t('open')}
        </ButtonLink>
        {booking.isPriceProtected && (
          <PriceDropForm checkoutId={booking.checkoutId} orderCode={booking.reference} short />
        )}
      </div>
    </article>
  );
}

function Due({ booking: { status, duePayments } }: Pick<NextBookingProps, 'booking'>) {
  const t = useTranslations('account.bookings');
  const { phone } = usePageProperties().domainConfig.brand;
  const [due] = duePayments;
  if (status === 'PENDING') return <p>{t('on_request')}</p>;
  if (!due) return <p className={typography.h3}>{t('paid')}</p>;
  return (
    <>
      <p className={typography.caps}>{t('due_next')}</p>
      <p className={typography.time}>
        <Amount of={due.amount} />
      </p>
      <p>{formatDate(due.dueDate)}</p>
      <p className={typography.small}>
        {due.isDeclined
          ? t.rich('due_declined', {
              phone: () => <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>,
            })
          : t('due_by_card')}
      </p>
    </>
  );
}
