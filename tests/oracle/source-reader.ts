/** The small world's data by day and id, read from its chunks. */
import type { TaxRule } from '#domain/catalogue/local-tax.ts';
import { dayNumber, type IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { CHUNK_DAYS, type SourceHotel } from '#server/price-index/lifecycle/build/source.ts';
import type { SmallWorld } from './small-world.ts';

export type SourceReader = {
  readonly night: (
    planId: number,
    date: IsoDate,
  ) => { readonly price: number; readonly terms: number; readonly allotment: number } | undefined;
  readonly flight: (
    seriesId: number,
    date: IsoDate,
  ) => { readonly fare: number; readonly infantFare: number; readonly seats: number } | undefined;
  /** The hotel's place and all above it, from the inside out. */
  readonly placesOf: (hotel: SourceHotel) => readonly string[];
  readonly taxRule: (hotel: SourceHotel) => TaxRule | undefined;
  /** Places that the areas facet offers, each place before what lies inside it, siblings by id. */
  readonly areaOptions: (criteria: Criteria) => readonly string[];
};

export function readSource(world: SmallWorld): SourceReader {
  const rates = new Map(world.rateChunks.map((chunk) => [`${chunk.planId} ${chunk.chunk}`, chunk]));
  const flights = new Map(
    world.flightChunks.map((chunk) => [`${chunk.seriesId} ${chunk.chunk}`, chunk]),
  );
  const parents = new Map(world.places.map(({ id, parent }) => [id, parent]));
  const pathOf = (id: string): string[] => [
    id,
    ...(parents.get(id) ? pathOf(parents.get(id)!) : []),
  ];
  const int32 = (bytes: Uint8Array, i: number): number =>
    new DataView(bytes.buffer, bytes.byteOffset).getInt32(4 * i, true);
  return {
    night: (planId, date) => {
      const [chunk, i] = chunkOf(date);
      const found = rates.get(`${planId} ${chunk}`);
      return (
        found && {
          price: int32(found.prices, i),
          terms: found.terms[i]!,
          allotment: found.allotment[i]!,
        }
      );
    },
    flight: (seriesId, date) => {
      const [chunk, i] = chunkOf(date);
      const found = flights.get(`${seriesId} ${chunk}`);
      return (
        found && {
          fare: int32(found.fares, i),
          infantFare: int32(found.infantFares, i),
          seats: found.seats[i]!,
        }
      );
    },
    placesOf: ({ placeId }) => pathOf(placeId),
    taxRule: ({ placeId }) =>
      pathOf(placeId)
        .map((id) => world.taxRules.find(({ places }) => places.includes(id)))
        .find((rule) => rule !== undefined),
    areaOptions: ({ locationIds, hotelIds }) =>
      world.places
        .filter(({ parent, kind }) =>
          locationIds.length === 0 && hotelIds.length === 0
            ? kind === 'country'
            : parent !== null && locationIds.includes(parent),
        )
        .map(({ id }) => id)
        .toSorted((a, b) =>
          pathOf(a).toReversed().join(' ') < pathOf(b).toReversed().join(' ') ? -1 : 1,
        ),
  };
}

const chunkOf = (date: IsoDate): [chunk: number, day: number] => [
  Math.floor(dayNumber(date) / CHUNK_DAYS),
  dayNumber(date) % CHUNK_DAYS,
];
