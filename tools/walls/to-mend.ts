/**
 * What was wrong on the day when its rule came in, and is not mended yet. These lists only shrink:
 * what is on them without being wrong is refused as well. When all are empty, this file goes.
 */
export type ToMend = {
  /** With more entries than a folder may have. */
  readonly folders: readonly string[];
  /** Exported by two files. */
  readonly names: readonly string[];
  /** Retired, and still in use. */
  readonly words: readonly string[];
  /** With a comment about the file between its imports. */
  readonly comments: readonly string[];
  /** With lines that are too wide. */
  readonly wide: readonly string[];
};

export const NOTHING_TO_MEND: ToMend = {
  folders: [],
  names: [],
  words: [],
  comments: [],
  wide: [],
};

export const TO_MEND: ToMend = {
  folders: [],
  names: ['Frame'],
  words: [
    'crew',
    'door',
    'doubtful',
    'fence',
    'hear',
    'in turn',
    'lane',
    'next door',
    'on duty',
    'parts sheet',
    'patience',
    'reckon',
    'slot',
    'sweep',
    'tell',
    'told',
    'unsettled',
    'until known',
    'unused page',
  ],
  comments: [],
  wide: ['src/server/price-index/lifecycle/snapshot/snapshot-format.ts'],
};
