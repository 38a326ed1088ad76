/**
 * Answers that can be refused: a status code, what is wrong, and the thing itself under its name
 * (contract: section 7).
 */
import type { FieldError } from '#domain/field-error.ts';

/** The thing is there, and goes beside this under its name. */
export const FOUND = { statusCode: 200, errors: [] };

/** There is no such thing, or it is another's; `absence` says so. */
export const absentAnswer = (absence: FieldError) => ({ statusCode: 404, errors: [absence] });

/** What was asked of the thing is refused. */
export const refusedAnswer = (errors: readonly FieldError[]) => ({ statusCode: 422, errors });

/** What a refusal under its name is made from. */
export type RefusedInput = { readonly errors: readonly FieldError[] };
