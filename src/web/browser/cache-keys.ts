import type { KeyGenerator, KeyingConfig } from '@urql/exchange-graphcache';
import * as v from 'valibot';

/**
 * Known by one field, or by the other that says the same; without either in the answer a thing
 * stays inside what it belongs to.
 */
const by =
  (...fields: readonly string[]): KeyGenerator =>
  (data) =>
    fields.map((field) => data[field]).find((value) => typeof value === 'string') ?? null;

const PackageSchema = v.object({
  id: v.string(),
  flightQuoteId: v.string(),
  boardQuoteId: v.string(),
  rooms: v.array(v.object({ name: v.string() })),
});

/** Two boards, flights or rooms of one hotel are two results (CACHE-08). */
const ofPackage: KeyGenerator = (data) => {
  const read = v.safeParse(PackageSchema, data);
  if (!read.success) return null;
  const { id, flightQuoteId, boardQuoteId, rooms } = read.output;
  return [id, flightQuoteId, boardQuoteId, ...rooms.map(({ name }) => name)].join(' ');
};

/**
 * Cache identities of the contract (CACHE-01 to CACHE-08); a type that is not named here is known
 * by its `id`, or is part of another.
 */
export const CACHE_KEYS: KeyingConfig = {
  Airport: by('iata'),
  AirportGroup: by('name'),
  ContentPage: by('slug'),
  Destination: by('slug', 'value'),
  DestinationGroup: by('name'),
  FlightOption: by('flightQuoteId'),
  Image: by('url'),
  /** A place, but with its rank among the places of one hotel. */
  LocatedIn: () => null,
  Media: by('original'),
  Operator: by('code'),
  Package: ofPackage,
};
