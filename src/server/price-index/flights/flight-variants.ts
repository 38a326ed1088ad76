/**
 * Flight filters and their options at one price each. Variant 0 is the search as asked; each other
 * variant has one group of filters replaced by one option. A leg that fails no group counts for the
 * search and for its own options; a leg that fails one group counts only for its own option of that
 * group.
 */
import { STOPS, type Filters } from '#domain/search/filters.ts';
import { BAND_STARTS, TIME_BANDS, timeBandOf } from '#domain/search/time-bands.ts';
import {
  BAG_AT,
  CARRIERS_AT,
  INBOUND_AT,
  OUTBOUND_AT,
  STOPS_AT,
} from '../memory/flight-options.ts';
import type { SearchIndex } from '../search-index.ts';

export type LegFilters = {
  readonly stops: number;
  readonly outboundTime: number;
  readonly inboundTime: number;
  readonly bag: boolean;
  /** Carrier indexes; undefined = any. */
  readonly carriers: ReadonlySet<number> | undefined;
};

export function legFilters({ carrierAt }: SearchIndex, filters: Filters): LegFilters {
  const bits = <T>(all: readonly T[], chosen: readonly T[]): number =>
    chosen.reduce((mask, value) => mask | (1 << all.indexOf(value)), 0) || ~0;
  return {
    stops: bits(STOPS, filters.stops),
    outboundTime: bits(TIME_BANDS, filters.outboundTime),
    inboundTime: bits(TIME_BANDS, filters.inboundTime),
    bag: filters.holdBagIncluded,
    carriers:
      filters.carriers.length === 0
        ? undefined
        : new Set(filters.carriers.map((code) => carrierAt.get(code) ?? -1)),
  };
}

/** Whether every leg passes. */
export const isAnything = ({
  stops,
  outboundTime,
  inboundTime,
  bag,
  carriers,
}: LegFilters): boolean => (stops & outboundTime & inboundTime) === ~0 && !bag && !carriers;

/** Band of each minute of the day. */
const BAND_OF_MINUTE = Uint8Array.from({ length: 1_440 }, (_, minute) =>
  BAND_STARTS.findIndex(([band]) => band === timeBandOf(minute)),
);
const ALL_BANDS = (1 << TIME_BANDS.length) - 1;

/** Variants that a leg counts for, a bit each; bit CARRIERS_AT stands for its own carrier. */
export function legVariants(
  { columns }: SearchIndex,
  filters: LegFilters,
  series: number,
  inbound: boolean,
): number {
  const stops = 1 << (columns.seriesStops[series] === 0 ? 0 : 1);
  const band = 1 << BAND_OF_MINUTE[columns.departureMinute[series]!]!;
  const bag = columns.seriesBag[series]!;
  // A leg of the other way passes every band, so it counts for each.
  const outbound = inbound ? ALL_BANDS : band;
  const homebound = inbound ? band : ALL_BANDS;
  const failsStops = (filters.stops & stops) === 0;
  const failsOutbound = (filters.outboundTime & outbound) === 0;
  const failsInbound = (filters.inboundTime & homebound) === 0;
  const failsBag = filters.bag && bag === 0;
  const failsCarrier =
    filters.carriers !== undefined && !filters.carriers.has(columns.seriesCarrier[series]!);
  const failed =
    Number(failsStops) +
    Number(failsOutbound) +
    Number(failsInbound) +
    Number(failsBag) +
    Number(failsCarrier);
  if (failed > 1) return 0;
  const isWhole = failed === 0;
  return (
    Number(isWhole) |
    (isWhole || failsStops ? stops << STOPS_AT : 0) |
    (isWhole || failsOutbound ? outbound << OUTBOUND_AT : 0) |
    (isWhole || failsInbound ? homebound << INBOUND_AT : 0) |
    (isWhole || failsBag ? bag << BAG_AT : 0) |
    (isWhole || failsCarrier ? 1 << CARRIERS_AT : 0)
  );
}
