/** What is wrong with a question, as the API tells it. */
import type { FieldError } from '#domain/field-error.ts';
import { criteriaProblemsOf, type CriteriaCheck } from '#domain/search/check-criteria.ts';

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
