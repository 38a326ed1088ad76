import { formatDate } from '#domain/dates.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import type { ConfirmationPlaceQuery, ConfirmedOrderFragment } from './query.generated.ts';

export type PosterPlace = NonNullable<ConfirmationPlaceQuery['destinationById']>;

/** The poster of the place with the dates of the holiday; of the hotel where the place has none. */
export function PlacePoster({
  order: { hotel, holiday },
  place,
}: {
  readonly order: ConfirmedOrderFragment;
  readonly place: PosterPlace | null;
}) {
  const t = useTranslations('confirmation');
  const picture = place?.picture ?? hotel.pictures[0];
  if (!picture) return null;
  const { departureDate, returnDate } = holiday;
  const from =
    departureDate.slice(0, 7) === returnDate.slice(0, 7)
      ? String(Number(departureDate.slice(8)))
      : dayAndMonth(formatDate(departureDate, 'short'));
  const dates = t('dates', { from, to: dayAndMonth(formatDate(returnDate)) });
  const region = hotel.placeLine.split(', ').at(-1) ?? '';
  return (
    <Poster
      picture={pictureFacts(picture, 'poster')}
      sizes="(min-width: 1000px) 480px, 92vw"
      first
      name={hotel.resortName}
      line={`${region} · ${dates}`}
      heading="p"
    />
  );
}

/** Without the weekday. */
const dayAndMonth = (date: string): string => date.slice(date.indexOf(' ') + 1);
