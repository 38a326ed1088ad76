/** The part of an address that says which pin of the open map is chosen. */
const BEGINNING = '#map-';

export const hashOfPin = (id: string): string => `${BEGINNING}${encodeURIComponent(id)}`;

/** Undefined for a hash that says nothing of the map. */
export const pinOfHash = (hash: string): string | undefined =>
  hash.startsWith(BEGINNING) ? decodeURIComponent(hash.slice(BEGINNING.length)) : undefined;
