/** Whether the flights of a series with stops hang together, with time to change between them. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { findAirport } from '../reference.ts';
import type { SegmentRecord, SeriesRecord } from './records.ts';

const leastMinutes = new Map(
  v
    .parse(
      v.array(v.object({ airport: v.string(), minutes: v.number() })),
      JSON.parse(
        readFileSync(new URL('../../../../data/connections.json', import.meta.url), 'utf8'),
      ),
    )
    .map(({ airport, minutes }) => [airport, minutes]),
);

/** Where no least time is known. */
const LEAST_ANYWHERE = 30;

type Flown = Pick<
  SeriesRecord,
  'origin' | 'destination' | 'stops' | 'via' | 'durationMinutes' | 'segments'
>;

/** A reason to refuse the segments of a series; undefined when they can be flown. */
export function checkSegments(series: Flown): string | undefined {
  const { origin, destination, stops, via, durationMinutes, segments } = series;
  const [first] = segments;
  const last = segments.at(-1);
  if (segments.length !== (stops === 0 ? 0 : stops + 1))
    return `${segments.length} segments for ${stops} stops`;
  if (!first || !last) return via === null ? undefined : `a stop at ${via} without segments`;
  if (first.origin !== origin || last.destination !== destination || first.destination !== via)
    return `segments that do not lead from ${origin} by ${via} to ${destination}`;
  if (first.departsAfter !== 0 || last.departsAfter + last.durationMinutes !== durationMinutes)
    return `segments that do not take ${durationMinutes} minutes`;
  return segments
    .slice(1)
    .map((segment, i) => checkChange(segments[i]!, segment))
    .find((reason) => reason !== undefined);
}

function checkChange(before: SegmentRecord, { origin, departsAfter }: SegmentRecord) {
  if (before.destination !== origin) return `a change from ${before.destination} to ${origin}`;
  if (!findAirport(origin)) return `no airport ${origin}`;
  const least = leastMinutes.get(origin) ?? LEAST_ANYWHERE;
  const minutes = departsAfter - before.departsAfter - before.durationMinutes;
  return minutes < least
    ? `${minutes} minutes to change at ${origin}, where ${least} are the least`
    : undefined;
}
