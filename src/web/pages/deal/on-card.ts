import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import type { OnCard } from '#web/page-module.ts';
import type { RequestProperties } from '#web/page-properties.ts';
import common from '#web/texts/en-GB/common.json';
import deal from '#web/texts/en-GB/deal.json';
import { translatorOf } from '#web/texts/translate.tsx';
import { peopleOf } from './choices/FactsRow.tsx';
import type { DealPageQuery } from './query.generated.ts';

type Loaded = { readonly holiday: DealPageQuery['holiday'] };

/** Where the hotel of a holiday is, its total, and when. */
export function dealCard(
  { holiday }: Loaded,
  { domainConfig: { locale } }: Pick<RequestProperties, 'domainConfig'>,
): OnCard {
  if (holiday.kind !== 'Holiday') return {};
  const t = translatorOf(locale, { deal }, 'deal');
  const receipt = translatorOf(locale, { common }, 'common');
  const { hotel, price, hotelItinerary: stay } = holiday;
  return {
    place: hotel.placeLine,
    price: {
      figure: formatMoney(price.total, 'always'),
      facts: [
        receipt('total_for_heading', { people: peopleOf(holiday) }),
        formatDate(stay.checkInDate, 'short'),
        t('until', { date: formatDate(stay.checkOutDate), nights: stay.numberOfNights }),
      ],
    },
  };
}
