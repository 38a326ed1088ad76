import type { Asked } from '#graphql/search/asked.ts';
import type { CheapestMonth } from '#server/place-guide/cheapest-months.ts';
import type { TastedOffer } from '#server/place-guide/tasted-hotels.ts';

export type AskedMonths = Asked<readonly CheapestMonth[]>;
export type AskedTastes = Asked<Promise<readonly TastedOffer[]>>;
