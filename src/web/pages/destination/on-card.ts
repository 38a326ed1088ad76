import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import type { OnCard } from '#web/page-module.ts';
import type { RequestProperties } from '#web/page-properties.ts';
import destination from '#web/texts/en-GB/destination.json';
import { translatorOf } from '#web/texts/translate.tsx';
import { cheapestOf } from './cheapest-week.ts';
import type { PlaceProps, Prices } from './place-props.ts';

type Loaded = Pick<PlaceProps, 'place'> & Partial<Pick<Prices, 'prices'>>;

/** Where a place lies, and on its first tab its cheapest week. */
export function placeCard(
  { place, prices }: Loaded,
  { domainConfig: { locale } }: Pick<RequestProperties, 'domainConfig'>,
): OnCard {
  const t = translatorOf(locale, { destination }, 'destination');
  const cheapest = prices && cheapestOf(prices.cheapestMonths.months);
  return {
    place: place.within === '' ? undefined : place.within,
    price: cheapest && {
      figure: t('from_each', { each: formatMoney(cheapest.perPerson) }),
      facts: [
        t('total', { total: formatMoney(cheapest.total), nights: cheapest.numberOfNights }),
        t('cheapest_week', { date: formatDate(cheapest.departureDate) }),
      ],
    },
  };
}
