import type { Section } from './sections.ts';

/**
 * Why a form of the page was refused: at its section, or for the basket as a whole. `UPDATE_FAILED`
 * is MSG-40.
 */
export type ExtrasProblem = {
  readonly section?: Section;
  readonly messages: readonly string[];
  readonly code?: 'UPDATE_FAILED' | 'NOTHING_CHOSEN';
};
