/** Texts that break what was not written with them in mind; each goes everywhere. */
import type { Chance } from '../oracle/chance.ts';

const ODD: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\uDC00x',
  'Ada\r\nBcc: x@y.example',
  '\u202Eabc',
  '\u001B[31m',
  '\u0085',
  'İłęĦ',
  '👩‍👩‍👧',
  '../../../../etc/passwd',
  '%00',
  '%',
  '%zz',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '-1',
  '1e309',
  '0x10',
  '2147483648',
  '9007199254740993',
  '999999999999999999999999',
  "' or 1=1 --",
  '"; drop table basket; --',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '=1+1',
  'javascript:alert(1)',
  '//evil.example',
  '/\t/evil.example',
  '2027-02-30',
  '0000-00-00',
  '9999-12-31',
  '31/12/2027',
  'a'.repeat(300),
  'ż'.repeat(4_000),
  '['.repeat(2_000),
  ','.repeat(2_000),
];

/** A text that no form of ours asks for. */
export const oddText = (chance: Chance): string => chance.pick(ODD);

const SMALL = 40;

/** Whole numbers, mostly small, and some that do not fit where numbers are kept. */
export const oddNumber = (chance: Chance): number =>
  chance.odds(0.6)
    ? chance.between(-1, SMALL)
    : chance.pick([-1, 0, -2_147_483_648, 2_147_483_647, 2_147_483_648, 2 ** 53, 1e308, 1.5, -0.1]);
