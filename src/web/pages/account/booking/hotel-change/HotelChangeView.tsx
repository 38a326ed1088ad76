import { formatDate } from '#domain/dates.ts';
import { formatMoney, money, type Money } from '#domain/money.ts';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioCards, type RadioCard } from '#web/ui/RadioCards.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import type { HotelBookingFragment, OtherHotelFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type HotelChangeViewProps = {
  readonly booking: HotelBookingFragment;
  readonly hotelChange: NonNullable<HotelBookingFragment['hotelChange']>;
  readonly refused: RefusedForm | undefined;
};

/** Other hotels, each with what its stay costs more or less; line by line it is shown next. */
export function HotelChangeView({ booking, hotelChange, refused }: HotelChangeViewProps) {
  const t = useTranslations('booking_change.hotel');
  const form = usePostedForm('hotels', refused);
  const { hotel, checkInDate, checkOutDate } = booking.stay;
  const { refusal, offers } = hotelChange;
  const cards = useCards(offers);
  return (
    <BookingFrame orderCode={booking.reference} receipt={null}>
      <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={form.problems} />
      <h1>{t('title')}</h1>
      <p className={typography.lead}>
        {t('yours', {
          hotel,
          place: booking.place,
          from: formatDate(checkInDate),
          until: formatDate(checkOutDate),
        })}
      </p>
      {refusal !== null && (
        <Notice>
          <p>{refusal}</p>
        </Notice>
      )}
      {refusal === null && cards.length === 0 && <p>{t('nothing_offered')}</p>}
      {refusal === null && cards.length > 0 && (
        <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
          <p>{t('lead')}</p>
          <p className={typography.muted}>{t('swaps')}</p>
          <RadioCards {...form.field('hotel')} label={t('which')} cards={cards} />
          <div>
            <Button>{t('see_price')}</Button>
          </div>
        </form>
      )}
    </BookingFrame>
  );
}

function useCards(offers: readonly OtherHotelFragment[]): readonly RadioCard[] {
  const t = useTranslations('booking_change.hotel');
  return offers.map(({ hotelQuoteId, hotel, stars, place, rooms, board, difference }) => ({
    value: hotelQuoteId,
    label: t('choice', { hotel, place, stars: String(stars) }),
    detail: [
      t('room', { room: rooms.join(', '), board: board.name.toLowerCase() }),
      board.refundableUntil === null
        ? t('not_refundable')
        : t('refundable', { date: formatDate(board.refundableUntil) }),
    ].join(' '),
    aside: t(differenceOf(difference), {
      amount: formatMoney(money(Math.abs(difference.amount), difference.currencyCode), 'always'),
    }),
  }));
}

const differenceOf = ({ amount }: Money): 'more' | 'less' | 'same' =>
  amount === 0 ? 'same' : amount > 0 ? 'more' : 'less';
