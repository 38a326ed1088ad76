/** What anybody tells us went wrong on the site. */
import { checkEmail } from '#domain/account/email.ts';
import type { FieldError } from '#domain/field-error.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { isOneLine } from '#domain/input/readable-text.ts';
import { refuse } from '#domain/refuse.ts';

export type ProblemReport = {
  /** What happened, in their words. */
  readonly message: string;
  /** Where an answer is wanted; empty for none. */
  readonly emailAddress: string;
  /** Address that it is about; empty when nobody knows. */
  readonly page: string;
  /** Of the failure, as it was shown; empty for none. */
  readonly errorReference: string;
};

const MOST = { message: 4_000, page: 500, errorReference: 100 } as const;

/** Every error of the report, by field (`report.message`). */
export const checkProblemReport = (report: ProblemReport): FieldError[] => [
  ...(report.message.trim() === '' ? [refuse(INPUT_REFUSALS, 'required', 'report.message')] : []),
  ...(['message', 'page', 'errorReference'] as const).flatMap((field) =>
    report[field].length > MOST[field]
      ? [refuse(INPUT_REFUSALS, 'too_long', `report.${field}`, { most: MOST[field] })]
      : [],
  ),
  // Our own link fills them in; they stand in a line each of the mail that tells of the report.
  ...(['page', 'errorReference'] as const).flatMap((field) =>
    isOneLine(report[field]) ? [] : [refuse(INPUT_REFUSALS, 'invalid_input', `report.${field}`)],
  ),
  ...(report.emailAddress.trim() === ''
    ? []
    : checkEmail(report.emailAddress, 'report.emailAddress')),
];
