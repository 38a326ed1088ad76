/** What a visitor asks of a place: what it may cost, how far it may be, how warm it has to be. */
import type { DiscoveredPlaceFragment } from '../query.generated.ts';

/** Undefined = not asked. */
export type Limits = {
  /** Pounds or euro each. */
  readonly budget: number | undefined;
  /** Hours of the way out, stops included. */
  readonly hours: number | undefined;
  /** °C by day. */
  readonly warmth: number | undefined;
};
export const LIMIT_NAMES = ['budget', 'hours', 'warmth'] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

/** The ends of a slider; the end that lets every place in asks for nothing. */
export type SliderBounds = { readonly min: number; readonly max: number; readonly step: number };
/** No bounds where no place says anything: hotels alone are not flown to. */
export type AllBounds = Readonly<Record<LimitName, SliderBounds | undefined>>;

export const NO_LIMITS: Limits = { budget: undefined, hours: undefined, warmth: undefined };
const MINOR = 100;
const HOUR = 60;
/** Sliders move by so much; numbers may be typed more finely. */
const STEPS: Readonly<Record<LimitName, number>> = { budget: 10, hours: 0.5, warmth: 1 };

/** What a place has of each, in the unit of its limit; undefined = not known. */
const VALUES: Readonly<Record<LimitName, (place: DiscoveredPlaceFragment) => number | undefined>> =
  {
    budget: ({ perPerson }) => Math.ceil(perPerson.amount / MINOR),
    hours: ({ flightMinutes }) => (flightMinutes === null ? undefined : flightMinutes / HOUR),
    warmth: ({ warmth }) => warmth ?? undefined,
  };

/**
 * The limits of an address. `wider` is the one that a button names, `budget-319`, without script
 * beside the field that it goes beyond; `all` lifts all of them.
 */
export function readPlaceLimits(query: URLSearchParams): Limits {
  if (query.get('wider') === 'all') return NO_LIMITS;
  const wider = /^(\w+)-(.*)$/.exec(query.get('wider') ?? '');
  const one = (name: LimitName): number | undefined => {
    const text = wider?.[1] === name ? wider[2] : query.get(name);
    return text && /^-?\d{1,6}(\.\d)?$/.test(text) ? Number(text) : undefined;
  };
  return { budget: one('budget'), hours: one('hours'), warmth: one('warmth') };
}

/** Round numbers around what these places have. */
export function sliderBounds(places: readonly DiscoveredPlaceFragment[]): AllBounds {
  const bounds = (name: LimitName): SliderBounds | undefined => {
    const values = places.map(VALUES[name]).filter((value) => value !== undefined);
    if (values.length === 0) return undefined;
    const step = STEPS[name] === 10 ? 10 : 1;
    return {
      min: Math.floor(Math.min(...values) / step) * step,
      max: Math.ceil(Math.max(...values) / step) * step,
      step: STEPS[name],
    };
  };
  return { budget: bounds('budget'), hours: bounds('hours'), warmth: bounds('warmth') };
}

/** Where a slider stands while nothing is asked. */
export const openEnd = (name: LimitName, { min, max }: SliderBounds): number =>
  name === 'warmth' ? min : max;

/** Limits with one of them changed; one at the end that lets every place in is none. */
export function changeLimit(
  limits: Limits,
  bounds: AllBounds,
  name: LimitName,
  value: number,
): Limits {
  const own = bounds[name];
  const isOpen = own && (name === 'warmth' ? value <= own.min : value >= own.max);
  return { ...limits, [name]: isOpen ? undefined : value };
}

/** Whether a place is within all limits; what is not known of it keeps no place out. */
export const fits = (place: DiscoveredPlaceFragment, limits: Limits): boolean =>
  LIMIT_NAMES.every((name) => isWithin(place, name, limits[name]));

function isWithin(
  place: DiscoveredPlaceFragment,
  name: LimitName,
  limit: number | undefined,
): boolean {
  const value = VALUES[name](place);
  if (limit === undefined || value === undefined) return true;
  return name === 'warmth' ? value >= limit : value <= limit;
}

/** A limit moved just so far that a place fits. */
type NearestOpening = {
  readonly name: LimitName;
  readonly value: number;
  /** From the limit as it stands. */
  readonly by: number;
  readonly place: DiscoveredPlaceFragment;
};

/**
 * The smallest step that lets a place in by one limit alone: more money before a longer flight
 * before a cooler day. None where two would have to move.
 */
export function nearestOpening(
  places: readonly DiscoveredPlaceFragment[],
  limits: Limits,
): NearestOpening | undefined {
  for (const name of LIMIT_NAMES) {
    const limit = limits[name];
    if (limit === undefined) continue;
    const [nearest] = places
      .filter((place) => fits(place, { ...limits, [name]: undefined }))
      .map((place) => ({ place, value: roundedOut(name, VALUES[name](place) ?? limit) }))
      .toSorted((a, b) => Math.abs(a.value - limit) - Math.abs(b.value - limit));
    if (nearest) return { name, ...nearest, by: Math.abs(nearest.value - limit) };
  }
  return undefined;
}

/** Flights are asked for in half hours. */
const roundedOut = (name: LimitName, value: number): number =>
  name === 'hours' ? Math.ceil(value * 2) / 2 : value;
