import { useTranslations } from 'use-intl';
import { formatDate } from '#domain/dates.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Poster } from '#web/parts/Poster.tsx';
import type { ConfirmationPlaceQuery, ConfirmedOrderFragment } from './query.generated.ts';

export type Place = NonNullable<ConfirmationPlaceQuery['destinationById']>;

const SHAPE = { width: 300, height: 350 };

/** The poster of the place with the dates of the holiday; of the hotel where the place has none. */
export function PlacePoster({ order: { hotel, holiday }, place }: { readonly order: ConfirmedOrderFragment; readonly place: Place | null }) {
  const t = useTranslations('confirmation');
  const picture = place?.picture ?? hotel.pictures[0];
  if (!picture) return null;
  const dates = t('dates', { from: formatDate(holiday.departureDate, 'short'), to: formatDate(holiday.returnDate) });
  return <Poster picture={pictureFacts(picture, SHAPE)} sizes="(min-width: 1000px) 480px, 92vw" first name={hotel.resortName} line={dates} heading="p" />;
}
