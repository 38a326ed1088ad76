import { formatDate } from '#domain/dates.ts';
import { StayChoice, useStayCard } from '#web/parts/Booking/StayChoice.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import type { RefusedForm } from '#web/ui/use-posted-form.ts';
import type { StayBookingFragment } from './query.generated.ts';
import typography from '#web/ui/type.module.css';

type StayViewProps = {
  readonly booking: StayBookingFragment;
  readonly stayChange: NonNullable<StayBookingFragment['stayChange']>;
  readonly refused: RefusedForm | undefined;
};

/** Another room or board, each with what it costs more or less. */
export function StayView({ booking, stayChange, refused }: StayViewProps) {
  const t = useTranslations('booking_change.stay');
  const cardOf = useStayCard();
  const { hotel, checkInDate, checkOutDate, rooms, board } = booking.stay;
  return (
    <StayChoice
      orderCode={booking.reference}
      title={t('title')}
      yours={t('yours', {
        room: rooms.join(', '),
        board: board.toLowerCase(),
        hotel,
        from: formatDate(checkInDate),
        until: formatDate(checkOutDate),
      })}
      refusal={stayChange.refusal}
      nothingOffered={t('nothing_offered', { hotel })}
      name="stay"
      cards={stayChange.offers.map((offer) =>
        cardOf(
          offer,
          t('choice', { room: offer.rooms.join(', '), board: offer.board.name.toLowerCase() }),
          offer.board.meaning,
        ),
      )}
      refused={refused}
    >
      <p>{t('lead')}</p>
      <p className={typography.muted}>{t('swaps')}</p>
    </StayChoice>
  );
}
