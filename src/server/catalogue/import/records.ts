/** Records of the suppliers' feeds (docs/how-to/supplier-feeds.md), as schemas. */
import * as v from 'valibot';
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { FACILITIES } from '#domain/catalogue/facilities.ts';
import { REVIEW_PARTIES, REVIEW_TOPICS } from '#domain/catalogue/reviews.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const isoDate = v.pipe(v.string(), v.isoDate());
const iata = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const base64 = v.pipe(
  v.string(),
  v.transform((encoded) => Buffer.from(encoded, 'base64')),
);

export const headerRecord = v.object({
  type: v.literal('header'),
  feed: v.string(),
  version: v.string(),
  firstChunk: v.number(),
  lastChunk: v.number(),
  hotels: v.optional(v.number()),
  series: v.optional(v.number()),
});

export const hotelRecord = v.object({
  type: v.literal('hotel'),
  id,
  name: text,
  placeId: v.string(),
  stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  reviewDistribution: v.pipe(v.array(count), v.length(5)),
  popularity: v.pipe(count, v.maxValue(1_000)),
  facilities: v.array(v.picklist(FACILITIES)),
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  airports: v.pipe(v.array(iata), v.minLength(1), v.maxLength(3)),
  /** Stands in lists; otherwise it is found by name alone. */
  listed: v.optional(v.boolean(), true),
  text: v.object({
    description: v.string(),
    address: v.string(),
    decidingFact: v.string(),
    metresToBeach: v.nullable(v.number()),
    access: v.array(v.string()),
    checkInFrom: v.string(),
  }),
  /** The newest first. */
  reviews: v.array(
    v.object({
      rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
      date: isoDate,
      title: text,
      content: v.string(),
      party: v.picklist(REVIEW_PARTIES),
      stayed: isoDate,
      topics: v.array(v.picklist(REVIEW_TOPICS)),
    }),
  ),
});
export type HotelRecord = v.InferOutput<typeof hotelRecord>;

const factor = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_280));

const childBands = v.pipe(
  v.array(
    v.object({ toAge: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(17)), factor }),
  ),
  v.check(
    (bands) => bands.every(({ toAge }, i) => i === 0 || toAge > bands[i - 1]!.toAge),
    'child bands do not ascend by age',
  ),
);

export const planRecord = v.object({
  type: v.literal('plan'),
  id,
  hotelId: id,
  roomCode: text,
  roomName: text,
  roomFacts: v.object({
    displayName: text,
    sizeM2: v.number(),
    beds: v.string(),
    view: v.nullable(v.string()),
    adapted: v.boolean(),
  }),
  board: v.picklist(BOARD_CODES),
  refundable: v.boolean(),
  refundDays: v.pipe(count, v.maxValue(365)),
  occupancy: v.object({
    maxPeople: count,
    maxAdults: count,
    maxChildren: count,
    maxInfants: count,
    adultFactors: v.array(factor),
    childBands,
  }),
  onRequest: v.boolean(),
  firstChunk: count,
  prices: base64,
  terms: base64,
  allotment: base64,
});
export type PlanRecord = v.InferOutput<typeof planRecord>;

export const ratesRecord = v.object({
  type: v.literal('rates'),
  planId: id,
  firstChunk: count,
  prices: base64,
  terms: base64,
  allotment: base64,
});
export type RatesRecord = v.InferOutput<typeof ratesRecord>;

const fares = { firstChunk: count, fares: base64, infantFares: base64, seats: base64 };

const segment = v.object({
  carrier: v.pipe(v.string(), v.length(2)),
  flightNumber: text,
  origin: iata,
  destination: iata,
  departsAfter: v.pipe(count, v.maxValue(2_880)),
  durationMinutes: v.pipe(count, v.minValue(1), v.maxValue(2_880)),
});
export type SegmentRecord = v.InferOutput<typeof segment>;

export const seriesRecord = v.object({
  type: v.literal('series'),
  id,
  carrier: v.pipe(v.string(), v.length(2)),
  flightNumber: text,
  origin: iata,
  destination: iata,
  departureTime: clock,
  arrivalTime: clock,
  arrivalDayOffset: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(2)),
  durationMinutes: v.pipe(count, v.maxValue(2_880)),
  stops: count,
  via: v.nullable(iata),
  segments: v.pipe(v.array(segment), v.maxLength(4)),
  holdBagIncluded: v.boolean(),
  agentFee: v.boolean(),
  airlineSession: v.boolean(),
  returnSaving: count,
  bagPrice: v.pipe(count, v.maxValue(100_000)),
  bagsForAll: v.boolean(),
  ...fares,
});
export type SeriesRecord = v.InferOutput<typeof seriesRecord>;

/** What is sold no more: a hotel with its plans, a plan, a series. */
export const withdrawnRecord = v.object({
  type: v.literal('withdrawn'),
  what: v.picklist(['hotel', 'plan', 'series']),
  id,
});
export type WithdrawnRecord = v.InferOutput<typeof withdrawnRecord>;

export const faresRecord = v.object({ type: v.literal('fares'), seriesId: id, ...fares });
export type FaresRecord = v.InferOutput<typeof faresRecord>;
