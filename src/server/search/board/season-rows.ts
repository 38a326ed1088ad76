/**
 * The rows of a board: what is in season, each row of another country while there are any, a city,
 * a beach and a warm place among them.
 */
import { addDays, daysBetween, type IsoDate } from '#domain/dates.ts';
import { departureDateOf } from '#domain/holiday/quote-id.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import type { Offer } from '#server/price-index/offer.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { discoverPlaces } from '../discover-places.ts';
import { WEEK } from './good-weeks.ts';
import {
  BOARD_KINDS,
  isInSeason,
  kindsOf,
  placesInSeason,
  type BoardKind,
  type PlaceInSeason,
  type DaysAway,
} from './seasonal-places.ts';

type Row = {
  readonly offer: Offer;
  readonly place: PlaceInSeason;
  readonly stay: DaysAway;
  readonly kinds: readonly BoardKind[];
};

type Wish = {
  /** How many rows; fewer where there are not as many places. */
  readonly rows: number;
  /** Whether each place has to be warm. */
  readonly isForSun: boolean;
};

/** Leads that are read at once: the first is nearly always in season on its own days too. */
const LOOKED_AT = 3;

/**
 * One row of each search in turn, the cheapest of a kind that is missing if there is one, else the
 * cheapest; then over again, in countries that have a row already, but never twice in a place.
 */
export function seasonRows(
  index: SearchIndex,
  searches: readonly Criteria[],
  { rows: most, isForSun }: Wish,
  today: IsoDate,
): Offer[] {
  const rows: Row[] = [];
  const open = new Map([...new Set(searches)].map((one) => [one, inSeasonOf(one, isForSun)]));
  for (const same of ['country', 'id'] as const)
    for (const criteria of searches) {
      if (rows.length === most) break;
      const taken = new Set(rows.map(({ place }) => place[same]));
      const free = open.get(criteria)!.filter((place) => !taken.has(place[same]));
      const missing = BOARD_KINDS.filter((kind) => !rows.some(({ kinds }) => kinds.includes(kind)));
      for (const kind of [...missing, undefined]) {
        const row = cheapest(index, criteria, free, { kind, isForSun }, today);
        if (!row) continue;
        rows.push(row);
        break;
      }
    }
  return rows
    .toSorted((a, b) => daysBetween(b.stay.leaves, a.stay.leaves))
    .map(({ offer }) => offer);
}

const inSeasonOf = (
  { departureDate, departureRangeEndDate }: Criteria,
  isForSun: boolean,
): PlaceInSeason[] =>
  placesInSeason({ start: departureDate, end: departureRangeEndDate }, WEEK, isForSun);

type Asked = { readonly kind: BoardKind | undefined; readonly isForSun: boolean };

/** The cheapest offer in these places that is in season on its own days, of a kind if asked. */
function cheapest(
  index: SearchIndex,
  criteria: Criteria,
  places: readonly PlaceInSeason[],
  { kind, isForSun }: Asked,
  today: IsoDate,
): Row | undefined {
  const left = new Map(
    places.filter(({ kinds }) => !kind || kinds.has(kind)).map((place) => [place.id, place]),
  );
  while (left.size > 0) {
    const options = { level: 'resort', first: LOOKED_AT, only: left } as const;
    const found = discoverPlaces(index, criteria, options, today).places;
    if (found.length === 0) return undefined;
    for (const { placeId, offer } of found) {
      const place = left.get(placeId)!;
      const leaves = departureDateOf(offer.hotelQuote, offer.flightQuote);
      const stay = { leaves, home: addDays(leaves, WEEK) };
      const kinds = kindsOf(place, stay);
      if (isInSeason(place, stay, isForSun) && (!kind || kinds.includes(kind)))
        return { offer, place, stay, kinds };
      left.delete(placeId);
    }
  }
  return undefined;
}
