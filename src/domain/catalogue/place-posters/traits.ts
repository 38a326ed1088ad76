import { isAtlanticIsland, type Nature } from '../picture-facts.ts';

/** A place as the reference data hold it. */
export type MappedPlace = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'continent' | 'country' | 'region' | 'resort' | 'town';
  readonly parent: string | null;
  /** ISO 3166 code of two capitals; null for a continent. */
  readonly country: string | null;
  /** Degrees north. */
  readonly lat: number;
  /** Degrees east. */
  readonly lon: number;
  readonly nature: readonly Nature[];
  /** 0 to 100; null for a continent. */
  readonly popularity: number | null;
  readonly cityBreak: boolean;
  readonly description: string | null;
};

/** How people build there (posters, section 1). */
export type Builds =
  | 'brick'
  | 'central'
  | 'cyclades'
  | 'glass'
  | 'gulf'
  | 'latin'
  | 'maghreb'
  | 'nile'
  | 'ottoman'
  | 'painted'
  | 'stone'
  | 'thatch'
  | 'timber';

/** What a poster may be chosen by. */
export type Traits = {
  readonly lat: number;
  readonly lon: number;
  readonly country: string;
  readonly builds: Builds;
  readonly isCoastal: boolean;
  readonly isIsland: boolean;
  readonly isTown: boolean;
  /** Mountains or a ski slope around, and none of them by the sea. */
  readonly isMountain: boolean;
  readonly hasSnow: boolean;
  readonly hasLake: boolean;
  /** The Canaries, Madeira and their like. */
  readonly isAtlanticIsland: boolean;
  /** Whether the description of the place speaks of something; words in lower case. */
  readonly mentions: (words: RegExp) => boolean;
};

export function traitsOf(place: MappedPlace): Traits {
  const country = place.country ?? '';
  const { nature, lat, lon } = place;
  const isCoastal = nature.includes('beach') || nature.includes('island');
  const text = `${place.name} ${place.description ?? ''}`.toLowerCase();
  return {
    lat,
    lon,
    country,
    builds: buildsOf(country, nature.includes('island')),
    isCoastal,
    isIsland: nature.includes('island'),
    isTown: place.cityBreak || nature[0] === 'city',
    isMountain:
      nature.includes('ski') || ((nature[0] === 'mountain' || nature[0] === 'lake') && !isCoastal),
    hasSnow: nature.includes('ski') || (nature.includes('mountain') && Math.abs(lat) > 44),
    hasLake: nature.includes('lake'),
    isAtlanticIsland: isAtlanticIsland({ country, lat }),
    mentions: (words) => words.test(text),
  };
}

const countriesOf: readonly (readonly [Builds, string])[] = [
  ['brick', 'NL BE DK LU LT LV EE'],
  ['central', 'CZ HU PL SK RO RS DE SE'],
  ['glass', 'SG HK US CA JP KR AU'],
  ['gulf', 'AE QA OM SA BH JO'],
  ['latin', 'ES PT IT FR HR MC AD SM GI MT GR CY ME'],
  ['maghreb', 'MA TN'],
  ['nile', 'EG'],
  ['ottoman', 'TR AL BA MK BG XK'],
  ['painted', 'BB JM DO CU AG LC GD TT KN BS TC KY AW BM MX CR CV GM'],
  ['stone', 'IE GB JE GG IM'],
  ['thatch', 'MV MU SC TZ KE TH LK ID VN MY KH PH IN ZA'],
  ['timber', 'AT CH LI NO FI SI IS'],
];

const buildsByCountry: ReadonlyMap<string, Builds> = new Map(
  countriesOf.flatMap(([builds, countries]) =>
    countries.split(' ').map((country): [string, Builds] => [country, builds]),
  ),
);

function buildsOf(country: string, isIsland: boolean): Builds {
  if (country === 'GR' && isIsland) return 'cyclades';
  return buildsByCountry.get(country) ?? 'latin';
}
