import type { RefusalCode } from './refusals.ts';

/**
 * A field error of a rule: `code` is one of the catalogue (refusals.ts), `field` the path of the
 * argument or input field of the API, `message` the code's English sentence.
 */
export type FieldError = {
  readonly code: RefusalCode;
  readonly field: string;
  readonly message: string;
};
