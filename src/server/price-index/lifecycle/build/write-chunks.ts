/**
 * Chunks → columns. Whoever writes into an index that is being read does so unit by unit
 * (read-stable).
 */
import { largestFactor } from '#domain/catalogue/occupancy.ts';
import { MAX_FARE, MAX_INFANT_FARE, mostForNight } from '#domain/catalogue/price-limits.ts';
import { CLOSED } from '../../memory/columns.ts';
import { flightAt, holdsDay, RING_DAYS, rowOf } from '../../memory/days.ts';
import { packFlight } from '../../memory/packed-flights.ts';
import { packTerms } from '../../memory/packed-terms.ts';
import type { SearchIndex } from '../../search-index.ts';
import { CHUNK_DAYS, type FlightChunk, type RateChunk } from './source.ts';

/**
 * Writes nights of a plan while the prefix sums are not yet made: nightSums holds single nights.
 */
export function putRateChunk(index: SearchIndex, chunk: RateChunk): void {
  const plan = planOf(index, chunk);
  checkNights(index, plan, chunk);
  const { nightSums } = index.columns;
  eachDay(index, chunk.chunk, (day, i) => {
    nightSums[rowOf(day) * index.facts.stride + plan] = putNight(index, plan, day, chunk, i);
  });
}

/** Turns single nights into sums of all earlier nights; a night without a price is closed. */
export function sumNights({
  columns: { nightSums },
  facts: { stride, firstDay },
}: SearchIndex): void {
  const running = new Int32Array(stride);
  for (let day = firstDay; day < firstDay + RING_DAYS; day += 1) {
    const row = rowOf(day) * stride;
    for (let plan = 0; plan < stride; plan += 1) {
      const night = nightSums[row + plan]!;
      nightSums[row + plan] = running[plan]!;
      running[plan] = (running[plan]! + (night === 0 ? CLOSED : night)) | 0;
    }
  }
}

/** Replaces nights of a plan in a finished index; later sums move by the difference. */
export function patchRateChunk(index: SearchIndex, chunk: RateChunk): void {
  const plan = planOf(index, chunk);
  checkNights(index, plan, chunk);
  const {
    columns: { nightSums },
    facts: { stride, firstDay },
  } = index;
  const end = firstDay + RING_DAYS;
  const chunkStart = Math.max(firstDay, chunk.chunk * CHUNK_DAYS);
  const chunkEnd = Math.min(end, (chunk.chunk + 1) * CHUNK_DAYS);
  if (chunkStart >= chunkEnd) return;
  let sum = nightSums[rowOf(chunkStart) * stride + plan]!;
  for (let day = chunkStart; day < chunkEnd; day += 1) {
    nightSums[rowOf(day) * stride + plan] = sum;
    const night = putNight(index, plan, day, chunk, day - chunk.chunk * CHUNK_DAYS);
    sum = (sum + (night === 0 ? CLOSED : night)) | 0;
  }
  if (chunkEnd < end)
    shiftSums(index, plan, chunkEnd, (sum - nightSums[rowOf(chunkEnd) * stride + plan]!) | 0);
}

/** Adds `shift` to the sums of a plan from a day on. */
function shiftSums(
  { columns: { nightSums }, facts: { stride, firstDay } }: SearchIndex,
  plan: number,
  from: number,
  shift: number,
): void {
  if (shift === 0) return;
  for (let day = from; day < firstDay + RING_DAYS; day += 1) {
    const at = rowOf(day) * stride + plan;
    nightSums[at] = (nightSums[at]! + shift) | 0;
  }
}

/** Writes the days of a flight series. */
export function putFlightChunk(index: SearchIndex, chunk: FlightChunk): void {
  const series = seriesOf(index, chunk);
  const { flightDays, infantFares } = index.columns;
  const fareOf = readInt32(chunk.fares);
  const infantFareOf = readInt32(chunk.infantFares);
  eachDay(index, chunk.chunk, (day, i) => {
    const at = flightAt(index, series, day);
    flightDays[at] = packFlight(
      within(fareOf(i), MAX_FARE, `series ${chunk.seriesId}`),
      chunk.seats[i] ?? 0,
    );
    infantFares[at] = within(infantFareOf(i), MAX_INFANT_FARE, `series ${chunk.seriesId}: infant`);
  });
}

/** Position of a chunk's plan; throws on an unknown one. */
export function planOf({ planAt }: SearchIndex, { planId }: RateChunk): number {
  const plan = planAt.get(planId);
  if (plan === undefined) throw new Error(`rate chunk: unknown plan ${planId}`);
  return plan;
}

/** Position of a chunk's series; throws on an unknown one. */
export function seriesOf({ seriesAt }: SearchIndex, { seriesId, chunk }: FlightChunk): number {
  const series = seriesAt.get(seriesId);
  if (series === undefined) throw new Error(`flight chunk ${chunk}: unknown series ${seriesId}`);
  return series;
}

/** Pence of the dearest night that the plan can sell, for the people whom it takes. */
export const mostForPlan = ({ columns, facts }: SearchIndex, plan: number): number =>
  mostForNight(largestFactor(facts.occupancies[columns.planOccupancy[plan]!]!));

/**
 * Throws before anything is written when the longest stay at some night's price could not be
 * counted.
 */
function checkNights(index: SearchIndex, plan: number, { planId, prices }: RateChunk): void {
  const most = mostForPlan(index, plan);
  const priceOf = readInt32(prices);
  for (let i = 0; i < CHUNK_DAYS; i += 1) within(priceOf(i), most, `plan ${planId}`);
}

/** Writes the terms of a night; returns its price, 0 when it cannot be sold. */
function putNight(
  { columns, facts }: SearchIndex,
  plan: number,
  day: number,
  chunk: RateChunk,
  i: number,
): number {
  const left = chunk.allotment[i] ?? 0;
  columns.terms[rowOf(day) * facts.stride + plan] = packTerms(chunk.terms[i] ?? 0, left);
  return left === 0 ? 0 : readInt32(chunk.prices)(i);
}

function eachDay(index: SearchIndex, chunk: number, act: (day: number, i: number) => void): void {
  for (let i = 0; i < CHUNK_DAYS; i += 1) {
    const day = chunk * CHUNK_DAYS + i;
    if (holdsDay(index, day)) act(day, i);
  }
}

const readInt32 =
  (bytes: Uint8Array) =>
  (i: number): number =>
    bytes[4 * i]! |
    (bytes[4 * i + 1]! << 8) |
    (bytes[4 * i + 2]! << 16) |
    (bytes[4 * i + 3]! << 24);

function within(pence: number, most: number, record: string): number {
  if (pence < 0 || pence > most)
    throw new RangeError(`${record}: price ${pence} is outside 0..${most} pence`);
  return pence;
}
