import type { Asked } from '#graphql/search/asked.ts';
import type { CheapestMonth } from '#server/place-guide/cheapest-months.ts';
import type { TastedOffer } from '#server/place-guide/tasted-hotels.ts';
import type { Offer } from '#server/price-index/offer.ts';

export type AskedMonths = Asked<readonly CheapestMonth[]>;
export type AskedDays = Asked<readonly Offer[]>;
export type AskedNextFree = Asked<Offer | undefined>;
export type AskedTastes = Asked<Promise<readonly TastedOffer[]>>;
