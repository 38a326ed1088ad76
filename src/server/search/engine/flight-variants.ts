/**
 * Flight filters and their options at one price each. Variant 0 is the search as asked; each other variant has one group
 * of filters replaced by one option. A leg that fails no group counts for the search and for its own options; a leg that fails one group
 * counts only for its own option of that group.
 */
import { BAND_STARTS, timeBandOf } from '#domain/search/time-bands.ts';
import { STOPS, TIME_BANDS, type Filters } from '#domain/search/criteria.ts';
import type { SearchIndex } from '../search-index.ts';

export const BASE = 0;
export const STOPS_AT = 1;
export const OUTBOUND_AT = STOPS_AT + STOPS.length;
export const INBOUND_AT = OUTBOUND_AT + TIME_BANDS.length;
export const BAG_AT = INBOUND_AT + TIME_BANDS.length;
/** Carriers of the airport set follow. */
export const CARRIERS_AT = BAG_AT + 1;

export type LegFilters = {
  readonly stops: number;
  readonly outboundTime: number;
  readonly inboundTime: number;
  readonly bag: boolean;
  /** Carrier indexes; undefined = any. */
  readonly carriers: ReadonlySet<number> | undefined;
};

export function legFilters({ carrierAt }: SearchIndex, filters: Filters): LegFilters {
  const bits = <T>(all: readonly T[], chosen: readonly T[]): number => chosen.reduce((mask, value) => mask | (1 << all.indexOf(value)), 0) || ~0;
  return {
    stops: bits(STOPS, filters.stops),
    outboundTime: bits(TIME_BANDS, filters.outboundTime),
    inboundTime: bits(TIME_BANDS, filters.inboundTime),
    bag: filters.holdBagIncluded,
    carriers: filters.carriers.length === 0 ? undefined : new Set(filters.carriers.map((code) => carrierAt.get(code) ?? -1)),
  };
}

/** Band of each minute of the day. */
const BAND_OF_MINUTE = Uint8Array.from({ length: 1_440 }, (_, minute) => BAND_STARTS.findIndex(([band]) => band === timeBandOf(minute)));

/** Variants that a leg of `series` counts for; `carrier` is the position of its carrier among those of the airport set. */
export function legVariants({ columns }: SearchIndex, filters: LegFilters, series: number, carrier: number, inbound: boolean): readonly number[] {
  const stops = columns.seriesStops[series] === 0 ? 0 : 1;
  const band = BAND_OF_MINUTE[columns.departureMinute[series]!]!;
  const bag = columns.seriesBag[series] === 1;
  const allBands = TIME_BANDS.map((_, i) => i);
  const groups = [
    { passes: ((filters.stops >> stops) & 1) === 1, own: [STOPS_AT + stops] },
    { passes: inbound || ((filters.outboundTime >> band) & 1) === 1, own: (inbound ? allBands : [band]).map((i) => OUTBOUND_AT + i) },
    { passes: !inbound || ((filters.inboundTime >> band) & 1) === 1, own: (inbound ? [band] : allBands).map((i) => INBOUND_AT + i) },
    { passes: bag || !filters.bag, own: bag ? [BAG_AT] : [] },
    { passes: filters.carriers?.has(columns.seriesCarrier[series]!) ?? true, own: [CARRIERS_AT + carrier] },
  ];
  const failed = groups.filter(({ passes }) => !passes);
  if (failed.length === 0) return [BASE, ...groups.flatMap(({ own }) => own)];
  return failed.length === 1 ? failed[0]!.own : [];
}
