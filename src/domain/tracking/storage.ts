/**
 * Everything that the site keeps in a browser: each cookie, each key of storage and each cache of
 * what is somebody's own, what for, and how long. The cookie policy is made from it, and a journey
 * through the site fails on one more.
 */
import type { ConsentCategory } from './consent.ts';

/**
 * `local` and `session` are the browser's own storage; `session` ends with the tab. `cache` holds
 * whole answers of ours.
 */
export type StoragePlace = 'cookie' | 'local' | 'session' | 'cache';

export type StoredItem = {
  /** `*` stands for an address, or for any ending. */
  readonly name: string;
  readonly place: StoragePlace;
  /** `necessary` is set without asking, for what the visitor asks the site to do (COOK-11). */
  readonly category: 'necessary' | ConsentCategory;
  /** Its sentence in the cookie policy. */
  readonly purpose: string;
  /** Of a cookie. */
  readonly days?: number;
  /** Where a cookie is, unless it is everywhere. */
  readonly path?: string;
  /** Over TLS its name begins with `__Host-`, which binds it to its host (S-02). */
  readonly isHostBound?: true;
};

/** The name of an item as a browser shows it, over TLS or without. */
export const shownName = ({ name, isHostBound }: StoredItem, isSecure: boolean): string =>
  isHostBound && isSecure ? `__Host-${name}` : name;

/** In the order of the cookie policy. */
export const STORED_ITEMS = [
  {
    name: 'session',
    place: 'cookie',
    category: 'necessary',
    purpose: 'session',
    days: 30,
    isHostBound: true,
  },
  {
    name: 'device',
    place: 'cookie',
    category: 'necessary',
    purpose: 'device',
    days: 365,
    isHostBound: true,
  },
  {
    name: 'remember_token',
    place: 'cookie',
    category: 'necessary',
    purpose: 'remember_token',
    days: 400,
  },
  {
    name: 'cookie_consent',
    place: 'cookie',
    category: 'necessary',
    purpose: 'cookie_consent',
    days: 360,
  },
  { name: 'theme', place: 'cookie', category: 'necessary', purpose: 'theme', days: 365 },
  { name: 'features', place: 'cookie', category: 'necessary', purpose: 'features', days: 7 },
  {
    name: 'country_choice',
    place: 'cookie',
    category: 'necessary',
    purpose: 'country_choice',
    days: 365,
  },
  { name: 'priceView', place: 'local', category: 'necessary', purpose: 'price_view' },
  { name: 'searchFormPrepopV7', place: 'session', category: 'necessary', purpose: 'search_in_tab' },
  { name: 'lastKnownSearch', place: 'session', category: 'necessary', purpose: 'search_in_tab' },
  { name: 'resultFilters', place: 'session', category: 'necessary', purpose: 'filters' },
  { name: 'typed:*', place: 'session', category: 'necessary', purpose: 'typed' },
  { name: 'scroll:*', place: 'session', category: 'necessary', purpose: 'scroll' },
  {
    name: 'react-router-scroll-positions',
    place: 'session',
    category: 'necessary',
    purpose: 'scroll',
  },
  { name: 'trip-pack:*', place: 'cache', category: 'necessary', purpose: 'trip_pack' },
  {
    name: 'fingerprinted',
    place: 'cookie',
    category: 'functional',
    purpose: 'fingerprinted',
    days: 90,
    path: '/booking',
  },
  { name: 'searchFormPrepopV7', place: 'local', category: 'functional', purpose: 'last_search' },
  { name: 'lastKnownSearch', place: 'local', category: 'functional', purpose: 'last_search' },
] as const satisfies readonly StoredItem[];

/**
 * What the tags of a container keep here, by the names that Google documents: `_ga` and `_ga_ABC1`
 * of its analytics, `_gcl_au` and the like of its adverts.
 */
export const TAG_COOKIES = [
  { name: '_ga', place: 'cookie', category: 'analytical', purpose: 'tag_visits', days: 730 },
  { name: '_ga_*', place: 'cookie', category: 'analytical', purpose: 'tag_visits', days: 730 },
  { name: '_gcl_*', place: 'cookie', category: 'marketing', purpose: 'tag_adverts', days: 90 },
] as const satisfies readonly StoredItem[];

/** The names among these that tags keep for a category. */
export const tagCookiesAmong = (
  names: readonly string[],
  category: ConsentCategory,
): readonly string[] =>
  names.filter((name) =>
    TAG_COOKIES.some((item) => item.category === category && isNamed(item, name)),
  );

/** What a category keeps in one place. */
export const storedBy = (category: ConsentCategory, place: StoragePlace): readonly StoredItem[] =>
  STORED_ITEMS.filter((item: StoredItem) => item.category === category && item.place === place);

/** The item of a name that a browser shows; undefined for one that we know nothing of. */
export const findStoredItem = (place: StoragePlace, shown: string): StoredItem | undefined =>
  STORED_ITEMS.find((item) => item.place === place && isNamed(item, shown));

const isNamed = ({ name }: Pick<StoredItem, 'name'>, shown: string): boolean =>
  name.endsWith('*') ? shown.startsWith(name.slice(0, -1)) : shown === name;
