/** Problems that anybody tells us of: kept for a year, and sent to the shop's own address. */
import { sql } from 'kysely';
import { QUOTA_REFUSALS, waitInWords } from '#domain/basket/quota-refusals.ts';
import type { FieldError } from '#domain/field-error.ts';
import { checkProblemReport, type ProblemReport } from '#domain/privacy/problem-report.ts';
import { refuse } from '#domain/refuse.ts';
import { putAccountMail } from '#server/account/account-mail.ts';
import { spendReport } from '#server/account/caller-quota.ts';
import { customerOf } from '#server/account/visitor.ts';
import { makeReference } from '#server/basket/references.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { CallerContext } from '#server/purchase-context.ts';

export type ReportOutcome =
  | { readonly kind: 'reported'; readonly reference: string }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/** Keeps the report and puts the mail, both or neither; so many an hour from one address. */
export async function reportProblem(
  context: CallerContext,
  report: ProblemReport,
): Promise<ReportOutcome> {
  const errors = checkProblemReport(report);
  if (errors.length > 0) return { kind: 'refused', errors };
  const { database, newId, brand, visitor } = context;
  return inTransaction(database, async (tx): Promise<ReportOutcome> => {
    const spending = await spendReport(context, tx);
    if (spending.kind === 'used up') {
      const wait = waitInWords(spending.waitSeconds);
      return {
        kind: 'refused',
        errors: [refuse(QUOTA_REFUSALS, 'too_many_reports', '', { wait })],
      };
    }
    const reference = makeReference(newId());
    const kept = {
      message: report.message.trim(),
      email: report.emailAddress.trim() || null,
      page: report.page.trim() || null,
      errorReference: report.errorReference.trim() || null,
    };
    await tx
      .insertInto('problem_report')
      .values({
        reference,
        customer_id: customerOf(visitor)?.id ?? null,
        email: kept.email,
        page: kept.page,
        error_reference: kept.errorReference,
        message: kept.message,
      })
      .execute();
    await putAccountMail(tx, context, brand.email, {
      template: 'problem-report',
      reference,
      ...kept,
    });
    return { kind: 'reported', reference };
  });
}

const KEPT_DAYS = 365;

/** A periodic job: forgets reports of more than a year ago, and the mails that kept of them. */
export async function forgetReports(database: Database): Promise<'done'> {
  await sql`
    with gone as (
      delete from problem_report where created_at < now() - make_interval(days => ${KEPT_DAYS}) returning reference)
    delete from outbox_mail where id in (select reference || '.problem-report' from gone)`.execute(
    database,
  );
  return 'done';
}
