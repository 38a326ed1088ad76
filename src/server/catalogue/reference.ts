/**
 * Reference data of the world: read once, checked, frozen, indexed (decision 005). Sources and
 * credits: data/README.md.
 */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { isForeignCurrency, type ForeignCurrency } from '#domain/catalogue/exchange.ts';
import type { TaxRule } from '#domain/catalogue/local-tax.ts';

const DATA = new URL('../../../data/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, DATA), 'utf8'));

const seasonSchema = v.nullable(v.object({ start: v.string(), end: v.string() }));

const placeSchema = v.object({
  id: v.string(),
  slug: v.string(),
  path: v.nullable(v.string()),
  name: v.string(),
  kind: v.picklist(['continent', 'country', 'region', 'resort', 'town']),
  parent: v.nullable(v.string()),
  country: v.nullable(v.string()),
  lat: v.number(),
  lon: v.number(),
  nature: v.array(v.picklist(['beach', 'city', 'mountain', 'lake', 'island', 'ski'])),
  airports: v.array(v.object({ iata: v.string(), km: v.number() })),
  season: seasonSchema,
  popularity: v.nullable(v.number()),
  cityBreak: v.boolean(),
  description: v.nullable(v.string()),
  thingsToDo: v.array(v.string()),
});
export type Place = Readonly<v.InferOutput<typeof placeSchema>>;

const airportSchema = v.object({
  iata: v.string(),
  name: v.string(),
  city: v.string(),
  country: v.string(),
  lat: v.number(),
  lon: v.number(),
  tz: v.string(),
  group: v.string(),
  role: v.picklist(['departure', 'destination']),
  kind: v.string(),
});
export type AirportFacts = Readonly<v.InferOutput<typeof airportSchema>>;

const bagRuleSchema = v.object({
  type: v.picklist(['HAND_LUGGAGE', 'CABIN_BAGGAGE', 'HOLD_LUGGAGE']),
  included: v.boolean(),
  pieces: v.number(),
  weightKg: v.nullable(v.number()),
  sizeCm: v.nullable(v.object({ height: v.number(), width: v.number(), depth: v.number() })),
  label: v.string(),
});
export type BagRule = Readonly<v.InferOutput<typeof bagRuleSchema>>;

const carrierSchema = v.object({
  iata: v.string(),
  name: v.string(),
  bags: v.array(bagRuleSchema),
  allOrNoneHoldBags: v.optional(v.boolean(), false),
  /** Whether visitors may book its flights themselves; false: they may not, or it is not known. */
  selfBook: v.optional(
    v.union([v.literal(false), v.object({ asOf: v.string(), source: v.string() })]),
    false,
  ),
  /** What it sells beside its flights; null: not known. */
  sells: v.nullable(v.object({ seats: v.boolean() })),
  /** Whether whoever travels with young children has to choose seats. */
  seatsTogether: v.object({ mandatory: v.boolean() }),
  /** None: not known. */
  checkIn: v.optional(
    v.object({
      opensHours: v.number(),
      closesHours: v.nullable(v.number()),
      note: v.nullable(v.string()),
      asOf: v.string(),
      source: v.string(),
    }),
  ),
});
export type Carrier = Readonly<v.InferOutput<typeof carrierSchema>>;

const taxSchema = v.object({
  id: v.string(),
  places: v.array(v.string()),
  name: v.string(),
  unit: v.picklist(['person-night', 'room-night', 'percent', 'none']),
  currency: v.custom<ForeignCurrency>(
    (code) => typeof code === 'string' && isForeignCurrency(code),
    'has no exchange rate',
  ),
  rates: v.array(
    v.object({
      stars: v.nullable(v.tuple([v.number(), v.number()])),
      amount: v.number(),
      season: v.optional(seasonSchema, null),
    }),
  ),
  range: v.optional(v.nullable(v.object({ min: v.number(), max: v.number() })), null),
  exemptUnderAge: v.nullable(v.number()),
  reducedAges: v.nullable(v.object({ from: v.number(), to: v.number(), factor: v.number() })),
  reducedAfterNights: v.optional(
    v.nullable(v.object({ fromNight: v.number(), factor: v.number() })),
    null,
  ),
  capNights: v.optional(v.nullable(v.number()), null),
  capAmount: v.optional(v.nullable(v.number()), null),
  payAt: v.pipe(
    v.string(),
    v.transform((text): TaxRule['payAt'] => (text === 'hotel' ? 'hotel' : 'included')),
  ),
  effectiveFrom: v.optional(v.nullable(v.string()), null),
  /** Month in which the rule was known to be so, and how. */
  asOf: v.string(),
  source: v.string(),
});
/** A tax rule, the places it holds for with all below them, and when it was known to be so. */
export type PlacedTaxRule = TaxRule & {
  readonly places: readonly string[];
  readonly asOf: string;
  readonly source: string;
};

const entrySchema = v.object({
  place: v.string(),
  gb: v.object({ passport: v.string(), visa: v.string() }),
  ie: v.object({ passport: v.string(), visa: v.string() }),
  health: v.string(),
  /** Month in which the rules were known to be right. */
  asOf: v.string(),
  check: v.string(),
});
export type EntryFacts = Readonly<v.InferOutput<typeof entrySchema>>;

export const places: readonly Place[] = v.parse(v.array(placeSchema), read('places.json'));
export const airports: readonly AirportFacts[] = v.parse(
  v.array(airportSchema),
  read('airports.json'),
);
export const taxRules: readonly PlacedTaxRule[] = v.parse(
  v.array(taxSchema),
  read('local-taxes.json'),
);
const carriers: readonly Carrier[] = v.parse(v.array(carrierSchema), read('carriers.json'));
const entries: readonly EntryFacts[] = v.parse(v.array(entrySchema), read('entry.json'));

const placeById = new Map(places.map((place) => [place.id, place]));
const airportByIata = new Map(airports.map((airport) => [airport.iata, airport]));
const carrierByIata = new Map(carriers.map((carrier) => [carrier.iata, carrier]));
const entryByCountry = new Map(entries.map((entry) => [entry.place, entry]));
const taxByPlace = new Map(
  taxRules.flatMap((rule) => rule.places.map((place) => [place, rule] as const)),
);

export const findPlace = (id: string): Place | undefined => placeById.get(id);
export const findAirport = (iata: string): AirportFacts | undefined => airportByIata.get(iata);
export const findCarrier = (iata: string): Carrier | undefined => carrierByIata.get(iata);

/** A place, its parent, and so on up to the continent; none for an unknown one. */
export const lineageOf = (id: string): readonly Place[] => lineages.get(id) ?? [];

const lineages = new Map(places.map(({ id }) => [id, climb(id)]));

function climb(id: string | null): readonly Place[] {
  const place = id === null ? undefined : placeById.get(id);
  return place ? [place, ...climb(place.parent)] : [];
}

/** The most exact tax rule for a place: its own, else that of the nearest place above. */
export const taxRuleFor = (placeId: string): PlacedTaxRule | undefined =>
  lineageOf(placeId)
    .map(({ id }) => taxByPlace.get(id))
    .find((rule) => rule !== undefined);

/** Entry rules of the country a place lies in. */
export const entryRulesFor = (placeId: string): EntryFacts | undefined => {
  const country = lineageOf(placeId).find(({ kind }) => kind === 'country');
  return country && entryByCountry.get(country.id);
};

/** Departure airports in the groups of the airport list, in the data's order. */
export const departureAirports: ReadonlyMap<string, readonly AirportFacts[]> = Map.groupBy(
  airports.filter(({ role }) => role === 'departure'),
  ({ group }) => group,
);

/** What the price index takes of all this. */
export const indexReference = {
  places,
  taxRules,
  departureAirports: [...departureAirports.values()].flat().map(({ iata }) => iata),
};
