/** Which tongue hotels and streets are named in, by country and, where it differs, by region. */

/** What names are made of in a tongue; `{name}` and `{n}` stand for what is put in. */
export type TongueWords = {
  /** Forms of hotels, of what has kitchens, of five stars; of what stands by the sea. */
  readonly hotel: readonly string[];
  readonly home: readonly string[];
  readonly grand: readonly string[];
  readonly sea: readonly string[];
  /** Names good anywhere, and those that need the sea, a town or mountains. */
  readonly names: readonly string[];
  readonly seaNames: readonly string[];
  readonly townNames: readonly string[];
  readonly hillNames: readonly string[];
  /** Streets with their number; the second only near the sea. */
  readonly streets: readonly string[];
  readonly seaStreets: readonly string[];
};

/** A list as it is written here: parts between middle dots, over as many lines as they need. */
export const parts = (text: string): readonly string[] =>
  text
    .split(/[·\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** The tongues and their countries, by code. */
const COUNTRIES = [
  ['spanish', 'ES MX DO CU CR'],
  ['portuguese', 'PT CV'],
  ['greek', 'GR CY'],
  ['albanian', 'AL'],
  ['turkish', 'TR'],
  ['italian', 'IT'],
  ['french', 'FR MC LU MU SC'],
  ['german', 'DE AT CH'],
  ['adriatic', 'HR ME SI BA RS MK'],
  ['eastern', 'BG PL CZ SK HU RO'],
  ['northern', 'NL BE DK SE NO FI IS EE LV LT'],
  ['maltese', 'MT'],
  ['maghreb', 'MA TN'],
  ['arabian', 'EG AE OM QA JO'],
  ['asian', 'TH SG MY ID VN KH HK JP KR IN LK MV'],
  ['african', 'GM TZ KE ZA'],
  ['tropical', 'JM BB AG LC GD TT KN BS TC KY AW BM'],
  ['english', 'GB IE JE GG GI US CA AU'],
] as const;
export type Tongue = (typeof COUNTRIES)[number][0] | 'catalan';

const BY_COUNTRY: ReadonlyMap<string, Tongue> = new Map(
  COUNTRIES.flatMap(([tongue, codes]) => codes.split(' ').map((code) => [code, tongue] as const)),
);

/** Regions that speak otherwise than their country. */
const BY_REGION: Readonly<Record<string, Tongue>> = {
  'spain-majorca': 'catalan',
  'spain-menorca': 'catalan',
  'spain-ibiza': 'catalan',
  'spain-formentera': 'catalan',
  'spain-costa-brava': 'catalan',
  'spain-costa-dorada': 'catalan',
  'spain-barcelona': 'catalan',
  'spain-costa-de-barcelona-maresme': 'catalan',
  'andorra-andorran-pyrenees': 'catalan',
  'italy-dolomites': 'german',
  'switzerland-lake-geneva': 'french',
  'belgium-brussels': 'french',
  'canada-montreal': 'french',
};

/** The tongue of a place; English where the country has none of its own here. */
export const tongueOf = (country: string, region: string | null): Tongue =>
  BY_REGION[region ?? ''] ?? BY_COUNTRY.get(country) ?? 'english';
