/** What the parts of a place's page are made from. */
import type { IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import type { MapLayout } from '#web/parts/PlacePrices/map-layout.ts';
import type { postersApart } from '#web/parts/PlacePrices/posters-apart.ts';
import type { PlaceOrder } from './place-address.ts';
import type { PlaceBelow } from './places-below.ts';
import type { DestinationPlaceQuery, DestinationPricesQuery } from './query.generated.ts';

export type PlaceProps = {
  /** Its name with what it is in, as titles have it. */
  readonly title: string;
  readonly place: NonNullable<DestinationPlaceQuery['destinationById']>;
  readonly guide: NonNullable<DestinationPlaceQuery['placeGuide']>;
  readonly criteria: Criteria;
  /** First day that can be booked. */
  readonly earliest: IsoDate;
  readonly order: PlaceOrder;
};

export type Prices = {
  readonly prices: DestinationPricesQuery;
  readonly below: ReturnType<typeof postersApart<PlaceBelow>>;
  readonly map: MapLayout;
};
