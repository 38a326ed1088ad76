/**
 * How addresses are written in each country: where the postcode stands, and of what it consists
 * (Universal Postal Union, addressing systems; checked November 2026).
 */

/** `#` is a digit, `@` a letter; `{town}` the place. Countries without postcodes are not in it. */
const FORMS: Readonly<Record<string, string>> = {
  AD: 'AD### {town}',
  AL: '#### {town}',
  AT: '#### {town}',
  AU: '{town} ####',
  BA: '##### {town}',
  BB: '{town} BB#####',
  BE: '#### {town}',
  BG: '#### {town}',
  BM: '{town} HM ##',
  CA: '{town} @#@ #@#',
  CH: '#### {town}',
  CR: '##### {town}',
  CU: '##### {town}',
  CV: '#### {town}',
  CY: '#### {town}',
  CZ: '### ## {town}',
  DE: '##### {town}',
  DK: '#### {town}',
  DO: '##### {town}',
  EE: '##### {town}',
  EG: '{town} #####',
  ES: '##### {town}',
  FI: '##### {town}',
  FR: '##### {town}',
  GB: '{town} @@# #@@',
  GG: '{town} GY# #@@',
  GI: '{town} GX11 1AA',
  GR: '{town} ### ##',
  HR: '##### {town}',
  HU: '#### {town}',
  ID: '{town} #####',
  IE: '{town} @## @###',
  IN: '{town} ### ###',
  IS: '### {town}',
  IT: '##### {town}',
  JE: '{town} JE# #@@',
  JO: '{town} #####',
  JP: '{town} ###-####',
  KE: '##### {town}',
  KH: '{town} #####',
  KR: '{town} #####',
  KY: '{town} KY#-####',
  LC: '{town} LC## ###',
  LK: '{town} #####',
  LT: 'LT-##### {town}',
  LU: 'L-#### {town}',
  LV: '{town}, LV-####',
  MA: '##### {town}',
  MC: '980## {town}',
  ME: '##### {town}',
  MK: '#### {town}',
  MT: '{town} @@@ ####',
  MU: '##### {town}',
  MV: '{town} #####',
  MX: '##### {town}',
  MY: '##### {town}',
  NL: '#### @@ {town}',
  NO: '#### {town}',
  PL: '##-### {town}',
  PT: '####-### {town}',
  RO: '###### {town}',
  RS: '##### {town}',
  SE: '### ## {town}',
  SG: '{town} ######',
  SI: '#### {town}',
  SK: '### ## {town}',
  TC: '{town} TKCA 1ZZ',
  TH: '{town} #####',
  TN: '#### {town}',
  TR: '##### {town}',
  TT: '{town} ######',
  US: '{town} #####',
  VN: '{town} #####',
  ZA: '{town} ####',
};

/** The line of an address that names the town, with `#`, `@` and `{town}` still in it. */
export const townLineForm = (country: string): string => FORMS[country] ?? '{town}';

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Places whose own name ends as those of parts of a town do. */
const WHOLE_NAMES = new Set(['Stone Town', 'George Town']);
const PART_OF_TOWN =
  / (City Centre|City|Centre|Centro|Old Town|Upper Town|Medina|Beach Strip|Strip|Waterfront|Town)$/;

/** The town that post goes to: Salzburg for Salzburg City, Cape Town for Cape Town Waterfront. */
export const postTown = (place: string): string =>
  WHOLE_NAMES.has(place) ? place : place.replace(PART_OF_TOWN, '');

/** What the town's line of an address in a place of a country looks like. */
export function townLinePattern(country: string, place: string): RegExp {
  const town = postTown(place);
  const pattern = townLineForm(country)
    .split('{town}')
    .map((part) =>
      escaped(part)
        .replaceAll('#', String.raw`\d`)
        .replaceAll('@', '[A-Z]'),
    )
    .join(escaped(town));
  return new RegExp(`^${pattern}$`);
}
