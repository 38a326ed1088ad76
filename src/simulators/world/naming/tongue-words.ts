/** The words of each tongue. */
import type { Tongue, TongueWords } from './tongue.ts';
import { ADRIATIC, ALBANIAN, GREEK, TURKISH } from './words/eastern-mediterranean.ts';
import { AFRICAN, ARABIAN, ASIAN, MAGHREB, TROPICAL } from './words/further-away.ts';
import { CATALAN, PORTUGUESE, SPANISH } from './words/iberian.ts';
import { EASTERN, ENGLISH, NORTHERN } from './words/north-and-east.ts';
import { FRENCH, GERMAN, ITALIAN, MALTESE } from './words/western.ts';

export const TONGUE_WORDS: Readonly<Record<Tongue, TongueWords>> = {
  spanish: SPANISH,
  catalan: CATALAN,
  portuguese: PORTUGUESE,
  greek: GREEK,
  albanian: ALBANIAN,
  turkish: TURKISH,
  italian: ITALIAN,
  french: FRENCH,
  german: GERMAN,
  adriatic: ADRIATIC,
  eastern: EASTERN,
  northern: NORTHERN,
  maltese: MALTESE,
  maghreb: MAGHREB,
  arabian: ARABIAN,
  asian: ASIAN,
  african: AFRICAN,
  tropical: TROPICAL,
  english: ENGLISH,
};
