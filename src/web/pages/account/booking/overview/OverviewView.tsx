import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { formatDate, type IsoDate } from '#domain/dates.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { receiptFacts } from '#web/parts/Booking/receipt-facts.ts';
import { LabelField, LuggageLabel } from '#web/parts/LuggageLabel.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { countdown } from './countdown.ts';
import { DueNext } from './DueNext.tsx';
import { LinkColumns } from './LinkColumns.tsx';
import { Perks } from './Perks.tsx';
import type { BookingOverviewFragment } from './query.generated.ts';
import { Trip } from './Trip.tsx';
import typography from '#web/ui/type.module.css';
import styles from './overview.module.css';

type OverviewViewProps = { readonly booking: BookingOverviewFragment; readonly today: IsoDate };

/** How near the holiday is, what is due next, what happens when, and what can be done. */
export function OverviewView({ booking, today }: OverviewViewProps) {
  const t = useTranslations('my_booking.overview');
  const { place, stay, receipt, departureDate, returnDate, travellers } = booking;
  const [resort = place] = place.split(', ');
  const title = t('title', { ...countdown(booking, today), place: resort });
  const isOver = booking.status === 'CANCELLED';
  return (
    <BookingFrame
      booking={booking}
      receipt={receiptFacts(booking)}
      poster={<PlacePoster booking={booking} resort={resort} />}
    >
      <PageTitle title={title} />
      <h1 className={typography.title}>{title}</h1>
      <p className={typography.lead}>
        {t('lead', {
          from: formatDate(departureDate, 'short'),
          to: formatDate(returnDate),
          hotel: stay.hotel,
          board: lowerFirst(stay.board),
          names: joinAll(
            travellers.map(({ firstName }) => firstName),
            t('and'),
          ),
        })}
      </p>
      <Label booking={booking} />
      {!isOver && <AskedOfThem booking={booking} />}
      {receipt && !isOver && (
        <DueNext
          receipt={receipt}
          orderCode={booking.reference}
          waitsFor={booking.paymentPlan?.waitsFor ?? null}
        />
      )}
      <Trip booking={booking} today={today} />
      {!isOver && <Perks extras={booking.extras} />}
      <LinkColumns booking={booking} />
    </BookingFrame>
  );
}

/** Others have changed the holiday, and wait for an answer. */
function AskedOfThem({
  booking: { theirChanges, reference },
}: {
  readonly booking: BookingOverviewFragment;
}) {
  const t = useTranslations('my_booking.overview');
  const open = theirChanges.find(({ state }) => state === 'ASKED');
  if (!open) return null;
  return (
    <Notice tone="amber" heading={open.title}>
      <p>{t('their_change', { date: formatDate(open.answerDay ?? '') })}</p>
      <ButtonLink to={bookingRoutes.whatsChanged.href({ orderCode: reference })}>
        {t('their_change_see')}
      </ButtonLink>
    </Notice>
  );
}

function Label({ booking }: { readonly booking: BookingOverviewFragment }) {
  const t = useTranslations('my_booking.overview');
  const { reference, departureDate, flights, status } = booking;
  const desk = status === 'CANCELLED' ? null : flights[0]?.airlineReference;
  return (
    <LuggageLabel>
      <LabelField name={t('order')}>{formatOrderCode(reference)}</LabelField>
      <LabelField name={t('leaves', { flies: String(flights.length > 0) })}>
        {formatDate(departureDate, 'short')}
      </LabelField>
      {typeof desk === 'string' && <LabelField name={t('desk')}>{desk}</LabelField>}
    </LuggageLabel>
  );
}

type PlacePosterProps = { readonly booking: BookingOverviewFragment; readonly resort: string };

function PlacePoster({
  booking: { picture, place, departureDate, returnDate },
  resort,
}: PlacePosterProps) {
  const t = useTranslations('my_booking.overview');
  if (!picture) return null;
  const region = place.split(', ').at(-1) ?? place;
  const dates = t('dates', {
    from: withoutWeekday(formatDate(departureDate, 'short')),
    to: withoutWeekday(formatDate(returnDate)),
  });
  return (
    <div className={styles.poster}>
      <Poster
        picture={pictureFacts(picture, 'poster')}
        sizes="(min-width: 1000px) 400px, 100vw"
        first
        name={resort}
        line={`${region} · ${dates}`}
        heading="p"
      />
    </div>
  );
}

const withoutWeekday = (date: string): string => date.slice(date.indexOf(' ') + 1);

/** A meal plan within a sentence. */
const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** `Sarah, Daniel and Noah` */
const joinAll = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
