/** The faces of what the server draws with words: papers and cards. */
import { fileURLToPath } from 'node:url';

export type Face = 'text' | 'strong' | 'display';

const FILES: Readonly<Record<Face, string>> = {
  text: 'figtree-400-normal.ttf',
  strong: 'figtree-600-normal.ttf',
  display: 'fraunces-600-normal.ttf',
};

/** The file that a face is in. */
export const fontPath = (face: Face): string =>
  fileURLToPath(new URL(FILES[face], import.meta.url));

/**
 * The text as the faces can write it. A letter of another script becomes a question mark: better a
 * visible gap than an empty box.
 */
export const inKnownSigns = (text: string): string =>
  Array.from(text.normalize('NFC'), (sign) => (KNOWN.test(sign) ? sign : '?')).join('');

/**
 * The signs of the files: every Latin letter and accent that a passenger’s name may have, the euro,
 * and the dashes, quotes and dots of print.
 */
const KNOWN =
  /^[\u0300-\u036f\u0020-\u007e\u00a0-\u02af\u1e00-\u1eff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2212]$/u;
