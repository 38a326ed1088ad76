import type { Criteria } from '#domain/search/criteria.ts';
import type { DestinationPlaceQuery, DestinationPricesQuery } from './query.generated.ts';

/** What the page of a place shows. */
export type DestinationData = DestinationPricesQuery & {
  readonly place: NonNullable<DestinationPlaceQuery['destinationById']>;
  readonly criteria: Criteria;
};
