/**
 * What the index is made of, as the catalogue's tables hold it (db/migrations/0001-catalogue.sql).
 */
import type { BoardCode } from '#domain/catalogue/board.ts';
import type { TaxRule } from '#domain/catalogue/local-tax.ts';
import type { Occupancy } from '#domain/catalogue/occupancy.ts';
import type { IsoDate } from '#domain/dates.ts';

export type SourcePlace = {
  readonly id: string;
  readonly parent: string | null;
  readonly kind: string;
  readonly cityBreak: boolean;
};

/** A tax rule and the places it holds for, with everything below them. */
export type SourceTaxRule = TaxRule & { readonly places: readonly string[] };

export type SourceHotel = {
  readonly id: number;
  readonly name: string;
  readonly placeId: string;
  readonly stars: number;
  /** Out of 5, one decimal. */
  readonly reviewScore: number;
  readonly popularity: number;
  /** Bits of domain/catalogue/facilities. */
  readonly facilities: number;
  /** Arrival airports. */
  readonly airports: readonly string[];
  /** Stands in lists; otherwise it is found by name alone. */
  readonly isListed: boolean;
};

export type SourcePlan = {
  readonly id: number;
  readonly hotelId: number;
  readonly roomCode: string;
  readonly board: BoardCode;
  readonly refundable: boolean;
  readonly refundDays: number;
  readonly occupancy: Occupancy;
  readonly onRequest: boolean;
  readonly adapted: boolean;
};

/**
 * 32 days of a plan: little-endian int32 pence a night (0 = closed), uint8 terms
 * (domain/catalogue/stay-terms), uint8 rooms left.
 */
export type RateChunk = {
  readonly planId: number;
  readonly chunk: number;
  readonly prices: Uint8Array;
  readonly terms: Uint8Array;
  readonly allotment: Uint8Array;
};

export type SourceSeries = {
  readonly id: number;
  readonly carrier: string;
  readonly origin: string;
  readonly destination: string;
  /** Local, minutes after midnight. */
  readonly departureMinute: number;
  readonly arrivalMinute: number;
  /** Calendar days from departure to arrival, local. */
  readonly arrivalDayOffset: number;
  readonly stops: number;
  readonly holdBagIncluded: boolean;
  readonly agentFee: boolean;
  /** Pence a seat that come off when the same carrier flies both ways. */
  readonly returnSaving: number;
  /** Pence a hold bag; 0 = the fare holds one each. */
  readonly bagPrice: number;
  /** Hold bags are sold for every seat or none. */
  readonly bagsForAll: boolean;
};

/**
 * 32 days of a series: little-endian int32 pence a seat (0 = does not fly), int32 pence an infant,
 * uint8 seats left.
 */
export type FlightChunk = {
  readonly seriesId: number;
  readonly chunk: number;
  readonly fares: Uint8Array;
  readonly infantFares: Uint8Array;
  readonly seats: Uint8Array;
};

/** All but the chunks. */
export type CatalogueSource = {
  /** First day of the index. */
  readonly today: IsoDate;
  readonly places: readonly SourcePlace[];
  readonly taxRules: readonly SourceTaxRule[];
  /** Where packages may leave from. */
  readonly departureAirports: readonly string[];
  readonly hotels: Iterable<SourceHotel>;
  readonly plans: Iterable<SourcePlan>;
  readonly series: Iterable<SourceSeries>;
};

/** The part that no table holds: catalogue/reference. */
export type ReferenceSource = Pick<CatalogueSource, 'places' | 'taxRules' | 'departureAirports'>;

export type IndexSource = CatalogueSource & {
  readonly rateChunks: Iterable<RateChunk>;
  readonly flightChunks: Iterable<FlightChunk>;
};

/** Days of one chunk. */
export const CHUNK_DAYS = 32;
