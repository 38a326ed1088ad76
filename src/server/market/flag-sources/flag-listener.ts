import type { FlagDocument } from '../flag-document.ts';

/** Who hears how flags stand, each time a source has looked, and what kept it from looking. */
export type FlagListener = {
  readonly onLooked: (document: FlagDocument) => void;
  readonly onError: (error: unknown) => void;
};
