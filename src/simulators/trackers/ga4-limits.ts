/**
 * What Google Analytics 4 does not take of the Measurement Protocol, and drops without a word.
 * https://developers.google.com/analytics/devguides/collection/protocol/ga4/sending-events
 */
import * as v from 'valibot';

const NAME = /^[a-z]\w{0,39}$/i;
const RESERVED = /^(?:_|firebase_|ga_|google_|gtag\.)/;
const MOST_EVENTS = 25;
const MOST_PARAMETERS = 25;
const LONGEST_VALUE = 100;

const BodySchema = v.object({
  client_id: v.pipe(v.string(), v.minLength(1)),
  timestamp_micros: v.pipe(v.number(), v.integer()),
  events: v.array(v.object({ name: v.string(), params: v.record(v.string(), v.unknown()) })),
});

/** A sentence for each limit that a request's body breaks. */
export function wrongInGa4(body: unknown): string[] {
  const read = v.safeParse(BodySchema, body);
  if (!read.success) return read.issues.map(({ message }) => message);
  const { events } = read.output;
  return [
    ...(events.length > MOST_EVENTS ? [`${events.length} events`] : []),
    ...events.flatMap(({ name, params }) => [
      ...(isName(name) ? [] : [`an event named ${name}`]),
      ...(Object.keys(params).length > MOST_PARAMETERS ? [`${name}: too many parameters`] : []),
      ...Object.entries(params).flatMap(([parameter, value]) => [
        ...(isName(parameter) ? [] : [`${name}: a parameter named ${parameter}`]),
        ...(typeof value === 'string' && value.length > LONGEST_VALUE
          ? [`${name}: a ${parameter} of ${value.length} letters`]
          : []),
      ]),
    ]),
  ];
}

const isName = (name: string): boolean => NAME.test(name) && !RESERVED.test(name);
