/** Reference data as the simulated suppliers know it: places they sell in, routes they fly. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const DATA = new URL('../../../data/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, DATA), 'utf8'));

const seasonSchema = v.nullable(v.object({ start: v.string(), end: v.string() }));

const placeSchema = v.object({
  id: v.string(),
  name: v.string(),
  kind: v.string(),
  parent: v.nullable(v.string()),
  country: v.nullable(v.string()),
  lat: v.number(),
  lon: v.number(),
  nature: v.array(v.string()),
  airports: v.array(v.object({ iata: v.string(), km: v.number() })),
  season: seasonSchema,
  popularity: v.nullable(v.number()),
  cityBreak: v.boolean(),
  description: v.nullable(v.string()),
  thingsToDo: v.array(v.string()),
  coastKm: v.optional(v.nullable(v.number())),
});
export type WorldPlace = v.InferOutput<typeof placeSchema>;

const routeSchema = v.object({
  from: v.string(),
  to: v.string(),
  carrier: v.string(),
  season: v.picklist(['summer', 'winter', 'all-year']),
  weekly: v.picklist(['1-2', '3-6', '7-13', '14+']),
  km: v.number(),
  blockMin: v.number(),
  stops: v.number(),
  via: v.nullable(v.string()),
});
export type RouteFacts = v.InferOutput<typeof routeSchema>;

const carrierSchema = v.object({
  iata: v.string(),
  name: v.string(),
  type: v.string(),
  selfBook: v.optional(v.union([v.literal(false), v.object({ asOf: v.string() })]), false),
  /** Null: not known. */
  airlineSession: v.nullable(v.object({ held: v.boolean() })),
  /** Whether those who travel with young children have to choose seats. */
  seatsTogether: v.object({ mandatory: v.boolean() }),
  allOrNoneHoldBags: v.optional(v.boolean(), false),
  /** Null: not known. */
  sells: v.nullable(v.object({ seats: v.boolean(), priority: v.boolean() })),
  bags: v.array(
    v.object({ type: v.string(), included: v.boolean(), weightKg: v.nullable(v.number()) }),
  ),
});
export type CarrierFacts = v.InferOutput<typeof carrierSchema>;

const connectionSchema = v.object({ airport: v.string(), minutes: v.number() });

const holidaySchema = v.object({
  nation: v.string(),
  kind: v.string(),
  start: v.string(),
  end: v.string(),
});

export const worldPlaces = v.parse(v.array(placeSchema), read('places.json'));
export const worldRoutes = v.parse(v.array(routeSchema), read('routes.json'));
export const worldAirports = v.parse(
  v.array(v.object({ iata: v.string(), name: v.string(), country: v.string(), tz: v.string() })),
  read('airports.json'),
);
export const carriers = new Map(
  v.parse(v.array(carrierSchema), read('carriers.json')).map((carrier) => [carrier.iata, carrier]),
);
export const schoolHolidays = v
  .parse(v.array(holidaySchema), read('school-holidays.json'))
  .filter(({ nation, kind }) => nation === 'England' && kind === 'school');

/** Least minutes between two flights, by airport. */
export const leastConnection = new Map(
  v
    .parse(v.array(connectionSchema), read('connections.json'))
    .map(({ airport, minutes }) => [airport, minutes]),
);

export const airportZone = new Map(worldAirports.map(({ iata, tz }) => [iata, tz]));
export const airportName = new Map(worldAirports.map(({ iata, name }) => [iata, name]));
