import { formatDate } from '#domain/dates.ts';
import { StayChoice, useStayCard } from '#web/parts/Booking/StayChoice.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import type { RefusedForm } from '#web/ui/use-posted-form.ts';
import type { HotelBookingFragment } from './query.generated.ts';
import typography from '#web/ui/type.module.css';

type HotelChangeViewProps = {
  readonly booking: HotelBookingFragment;
  readonly hotelChange: NonNullable<HotelBookingFragment['hotelChange']>;
  readonly refused: RefusedForm | undefined;
};

/** Other hotels, each with what its stay costs more or less. */
export function HotelChangeView({ booking, hotelChange, refused }: HotelChangeViewProps) {
  const t = useTranslations('booking_change.hotel');
  const cardOf = useStayCard();
  const { hotel, checkInDate, checkOutDate } = booking.stay;
  return (
    <StayChoice
      orderCode={booking.reference}
      title={t('title')}
      yours={t('yours', {
        hotel,
        place: booking.place,
        from: formatDate(checkInDate),
        until: formatDate(checkOutDate),
      })}
      refusal={hotelChange.refusal}
      nothingOffered={t('nothing_offered')}
      name="hotel"
      cards={hotelChange.offers.map((offer) =>
        cardOf(
          offer,
          t('choice', { hotel: offer.hotel, place: offer.place, stars: String(offer.stars) }),
          t('room', { room: offer.rooms.join(', '), board: offer.board.name.toLowerCase() }),
        ),
      )}
      refused={refused}
    >
      <p>{t('lead')}</p>
      <p className={typography.muted}>{t('swaps')}</p>
    </StayChoice>
  );
}
