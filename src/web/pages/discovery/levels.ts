/** How finely the world is taken apart; `level` of the address. */
export const LEVELS = ['country', 'region', 'resort'] as const;
export type Level = (typeof LEVELS)[number];

/** The level of an address; countries where it says none. */
export const readLevel = (query: URLSearchParams): Level =>
  LEVELS.find((level) => level === query.get('level')) ?? 'country';

/** The level as the API names it. */
export const API_LEVELS = { country: 'COUNTRY', region: 'REGION', resort: 'RESORT' } as const;
