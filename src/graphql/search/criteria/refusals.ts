/** What is wrong with a question, as the API tells it. */
import type { FieldError } from '#domain/field-error.ts';
import { refuse } from '#domain/refuse.ts';
import { criteriaProblemsOf, type CriteriaCheck } from '#domain/search/check-criteria.ts';
import { SEARCH_REFUSALS } from '#domain/search/refusals.ts';

/** `statusCode` of a question that was refused. */
export const REFUSED = 422;

/**
 * Every reason against a question, one for each field at most of what could not be read: what the
 * criteria's rules say goes before it.
 */
export function refusalsOf(
  check: CriteriaCheck,
  unread: readonly FieldError[],
): readonly FieldError[] {
  const problems = criteriaProblemsOf(check);
  return [
    ...problems,
    ...unread.filter(
      ({ field }, at) =>
        ![...problems, ...unread.slice(0, at)].some((reported) => reported.field === field),
    ),
  ];
}

/** The refusal of a list of more than `most`, or of less than one. */
export const refusalsOfFirst = (first: number, most: number, things: string): FieldError[] =>
  first >= 1 && first <= most
    ? []
    : [refuse(SEARCH_REFUSALS, 'first_out_of_range', 'first', { most, things })];
