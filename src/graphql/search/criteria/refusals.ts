/** What is wrong with a question, as the API tells it. */
import type { FieldError } from '#domain/outcome.ts';
import type { CriteriaCheck } from '#domain/search/check-criteria.ts';

/** `statusCode` of a question that was refused. */
export const REFUSED = 422;

const LARGE_PARTY: FieldError = {
  code: 'large_party',
  field: 'rooming',
  message: 'For 10 people or more, ask us for a group quote',
};

/**
 * Every reason against a question, one for each field at most of what could not be read: what the
 * criteria's rules say goes before it.
 */
export function refusalsOf(
  check: CriteriaCheck,
  unread: readonly FieldError[],
): readonly FieldError[] {
  const problems =
    check.kind === 'refused' ? check.problems : check.kind === 'large_party' ? [LARGE_PARTY] : [];
  return [
    ...problems,
    ...unread.filter(
      ({ field }, at) =>
        ![...problems, ...unread.slice(0, at)].some((told) => told.field === field),
    ),
  ];
}

/** The refusal of a list of more than `most`, or of less than one. */
export const refusalsOfFirst = (first: number, most: number, things: string): FieldError[] =>
  first >= 1 && first <= most
    ? []
    : [
        {
          code: 'firstOutOfRange',
          field: 'first',
          message: `Please choose 1 to ${most} ${things}`,
        },
      ];
