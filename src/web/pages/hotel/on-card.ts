import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import type { OnCard } from '#web/page-module.ts';
import type { RequestProperties } from '#web/page-properties.ts';
import hotelTexts from '#web/texts/en-GB/hotels/hotel.json';
import { translatorOf } from '#web/texts/translate.tsx';
import type { ShownHotel } from './hotel-week.ts';
import type { HotelWeekQuery } from './query.generated.ts';

type Loaded = { readonly hotel: ShownHotel; readonly week: HotelWeekQuery | undefined };

/** Where a hotel is, and the week that its receipt is of. */
export function hotelCard(
  { hotel, week }: Loaded,
  { domainConfig: { locale } }: Pick<RequestProperties, 'domainConfig'>,
): OnCard {
  const t = translatorOf(locale, { hotel: hotelTexts }, 'hotel');
  const offer = week?.packagesByBoard.packages[0];
  return {
    place: hotel.placeLine,
    price: offer && {
      figure: t('each', { each: formatMoney(offer.price.perPerson, 'always') }),
      facts: [
        t('for_two', { total: formatMoney(offer.price.total) }),
        t('week_of', { date: formatDate(offer.departureDate) }),
      ],
    },
  };
}
