/** What one has to know of a country before one goes (data/countries.json). */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { findAirport, lineageOf, type Place } from '#server/catalogue/reference.ts';

const FILE = new URL('../../../data/countries.json', import.meta.url);

const countriesSchema = v.array(
  v.object({
    place: v.string(),
    currency: v.object({ code: v.string(), name: v.string() }),
    /** Letters of the IEC’s types. */
    plugs: v.array(v.string()),
    volts: v.number(),
    drivesOn: v.picklist(['left', 'right']),
    emergency: v.string(),
    languages: v.string(),
    /** Where each market’s government says what is true today. */
    advice: v.object({ gb: v.string(), ie: v.string() }),
    /** Month in which the facts were known to be right. */
    asOf: v.string(),
  }),
);
type CountryFacts = Readonly<v.InferOutput<typeof countriesSchema>[number]>;

const byPlace: ReadonlyMap<string, CountryFacts> = new Map(
  v
    .parse(countriesSchema, JSON.parse(readFileSync(FILE, 'utf8')))
    .map((country) => [country.place, country]),
);

/** Facts of the country that a place is or lies in; undefined for a continent. */
export const countryFactsFor = (placeId: string): CountryFacts | undefined =>
  lineageOf(placeId)
    .map(({ id }) => byPlace.get(id))
    .find((country) => country !== undefined);

/**
 * Minutes that clocks at a place’s nearest airport are ahead of those in a time zone, at noon on a
 * day; undefined where no airport is known.
 */
export function minutesAhead(place: Place, homeZone: string, day: string): number | undefined {
  const zone = findAirport(place.airports.toSorted((a, b) => a.km - b.km)[0]?.iata ?? '')?.tz;
  if (zone === undefined) return undefined;
  const noon = new Date(`${day}T12:00:00Z`);
  return offsetOf(noon, zone) - offsetOf(noon, homeZone);
}

/** Minutes that a zone is ahead of UTC. */
function offsetOf(moment: Date, zone: string): number {
  const parts = clocks.getOrInsertComputed(zone, makeClock);
  const name = parts.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Of each zone one: to make it takes longer than to read it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

const makeClock = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
