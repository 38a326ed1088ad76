import type { Thing } from 'schema-dts';
import type { RequestProperties } from '#web/page-properties.ts';
import { seller } from '#web/parts/structured-data/seller.ts';
import { routes } from '#web/routes.ts';
import type { DealPageQuery } from './query.generated.ts';

type Loaded = { readonly holiday: DealPageQuery['holiday'] };

/** Amounts are in hundredths of their currency. */
const HUNDREDTHS = 100;

/**
 * A holiday that can be booked as a product, at the total that the page shows: a live price of this
 * moment, which no later one is promised; a basket alone holds it.
 */
export function dealThings(
  { holiday }: Loaded,
  { domainConfig: site }: Pick<RequestProperties, 'domainConfig'>,
): readonly Thing[] {
  if (holiday.kind !== 'Holiday') return [];
  const { hotel, price, pricedAt, hotelQuoteId, flightQuoteId } = holiday;
  const { rating, reviewCount } = hotel.tripAdvisorInformation;
  return [
    {
      '@type': 'Product',
      name: hotel.name,
      description: hotel.description,
      image: hotel.pictures.map(({ url }) => site.baseUrl + url),
      ...(reviewCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
      }),
      offers: {
        '@type': 'Offer',
        price: (price.total.amount / HUNDREDTHS).toFixed(2),
        priceCurrency: price.total.currencyCode,
        validFrom: pricedAt,
        validThrough: pricedAt,
        availability: 'https://schema.org/InStock',
        url: site.baseUrl + routes.deal.href({ hotelQuoteId, flightQuoteId }),
        seller: seller(site),
      },
    },
  ];
}
