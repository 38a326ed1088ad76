import type { ExtraSectionName } from './sections.ts';

/** Why a form of the page was refused, in sentences: at its section, or for the whole basket. */
export type ExtrasProblem = {
  readonly section?: ExtraSectionName;
  readonly messages: readonly string[];
};
