import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { Unproven } from '#server/account/fresh-proof.ts';

/** Why nothing was done, as the schema calls it. */
export const unprovenAnswer = (unproven: Unproven) =>
  unproven.kind === 'refused'
    ? { kind: 'InvalidInput' as const, errors: unproven.errors }
    : {
        kind: 'FreshProofNeeded' as const,
        message: sentenceOf(ACCOUNT_REFUSALS, 'fresh_proof_needed'),
      };
