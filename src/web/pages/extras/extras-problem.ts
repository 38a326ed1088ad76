import type { Section } from './sections.ts';

/** Why a form of the page was refused, in sentences: at its section, or for the basket as a whole. */
export type ExtrasProblem = {
  readonly section?: Section;
  readonly messages: readonly string[];
};
