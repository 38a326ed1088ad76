import { MONTH_NAMES } from '#domain/dates.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import type { Month } from './hotel-week.ts';
import type { HotelWeekQuery } from './query.generated.ts';

type ResortPosterProps = { readonly week: HotelWeekQuery; readonly month: Month };

/** The resort with its usual weather in the month that is shown; it leads to its page. */
export function ResortPoster({
  week: { destinationById: place, placeGuide },
  month: { month },
}: ResortPosterProps) {
  const t = useTranslations('hotel');
  if (!place) return null;
  const number = Number(month.slice(5)) - 1;
  const weather = placeGuide?.climates[0]?.months[number];
  const name = MONTH_NAMES[number] ?? '';
  return (
    <Poster
      picture={pictureFacts(place.picture, 'large')}
      sizes="(min-width: 1000px) 380px, 96vw"
      shape="wide"
      name={place.label}
      heading="p"
      {...(place.path !== null && { to: placePageHref(place.path) })}
      line={
        weather &&
        (weather.sea === null
          ? t('weather', { month: name, air: weather.air, rain: weather.rainDays })
          : t('weather_sea', {
              month: name,
              air: weather.air,
              sea: weather.sea,
              rain: weather.rainDays,
            }))
      }
    />
  );
}
