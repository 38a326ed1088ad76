/** Quotes that groups ask for: kept for a year, told to us and to whoever asked, and answered. */
import { sql } from 'kysely';
import { QUOTA_REFUSALS, waitInWords } from '#domain/basket/quota-refusals.ts';
import type { FieldError } from '#domain/field-error.ts';
import { checkGroupQuote, type GroupQuote } from '#domain/group-quote/group-quote.ts';
import { TRAP_REFUSALS } from '#domain/input/trap-refusals.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import { refuse } from '#domain/refuse.ts';
import { putAccountMail } from '#server/account/account-mail.ts';
import { spendQuote } from '#server/account/caller-quota.ts';
import { customerOf } from '#server/account/visitor.ts';
import { makeReference } from '#server/basket/references.ts';
import { airports } from '#server/catalogue/reference.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayOf } from '#server/market/market.ts';
import type { CallerContext } from '#server/purchase-context.ts';
import { quoteRows } from './quote-rows.ts';

export type QuoteOutcome =
  | { readonly kind: 'asked'; readonly reference: string }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/** `leaveEmpty`: what stands in the field that people leave empty and programs fill in. */
type Asked = GroupQuote & { readonly leaveEmpty: string };

/**
 * Keeps what a group asks for and puts both mails, all or nothing (SRCH-20); so many an hour from
 * one network and for one mailbox.
 */
export async function askGroupQuote(
  context: CallerContext,
  { leaveEmpty, ...quote }: Asked,
): Promise<QuoteOutcome> {
  const errors = [
    ...checkGroupQuote(quote, todayOf(context), isAirport),
    ...(leaveEmpty === '' ? [] : [refuse(TRAP_REFUSALS, 'leave_empty', 'quote.leaveEmpty')]),
  ];
  if (errors.length > 0) return { kind: 'refused', errors };
  return inTransaction(context.database, async (tx): Promise<QuoteOutcome> => {
    const email = quote.emailAddress.trim();
    const spending = await spendQuote(context, tx, email.toLowerCase());
    if (spending.kind === 'used up') {
      const wait = waitInWords(spending.waitSeconds);
      return {
        kind: 'refused',
        errors: [refuse(QUOTA_REFUSALS, 'too_many_quotes', '', { wait })],
      };
    }
    const reference = makeReference(context.newId());
    const name = quote.name.trim();
    const message = quote.message.trim();
    await tx
      .insertInto('group_quote')
      .values({
        reference,
        market: context.market.market,
        customer_id: customerOf(context.visitor)?.id ?? null,
        name,
        email,
        phone: quote.phoneNumber.trim() || null,
        adults: quote.adults,
        children: quote.children,
        infants: quote.infants,
        child_ages: [...quote.childAges],
        place: quote.place.trim(),
        airport: quote.airport || null,
        departure_date: quote.departureDate,
        nights: quote.nights,
        is_flexible: quote.isFlexible,
        message: message || null,
      })
      .execute();
    const mail = { template: 'group-quote', reference, name, message } as const;
    const rows = quoteRows(quote);
    await putAccountMail(tx, context, context.brand.email, { ...mail, to: 'us', rows });
    await putAccountMail(tx, context, email, { ...mail, to: 'asker', rows });
    return { kind: 'asked', reference };
  });
}

const isAirport = (iata: string): boolean => airports.some((airport) => airport.iata === iata);

export type WaitingQuote = GroupQuote & {
  readonly reference: string;
  readonly market: MarketName;
  readonly askedAt: string;
};

/** The quotes that nobody has answered yet, the oldest first. */
export async function listGroupQuotes(database: Database): Promise<readonly WaitingQuote[]> {
  const rows = await database
    .selectFrom('group_quote')
    .selectAll()
    .where('answered_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    market: row.market,
    askedAt: row.created_at,
    adults: row.adults,
    children: row.children,
    infants: row.infants,
    childAges: row.child_ages,
    place: row.place,
    airport: row.airport ?? '',
    departureDate: row.departure_date,
    nights: row.nights,
    isFlexible: row.is_flexible,
    message: row.message ?? '',
    name: row.name,
    emailAddress: row.email,
    phoneNumber: row.phone ?? '',
  }));
}

type Answer = {
  readonly reference: string;
  readonly message: string;
  /** Of the answer: its mail is put once. */
  readonly id: string;
};

/** Writes to whoever asked; false for a reference that there is not. */
export const answerGroupQuote = (
  database: Database,
  { reference, message, id }: Answer,
): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const quote = await tx
      .updateTable('group_quote')
      .set({ answered_at: sql<string>`now()` })
      .where('reference', '=', reference.toUpperCase())
      .returning(['reference', 'name', 'email', 'market'])
      .executeTakeFirst();
    if (!quote) return false;
    await putAccountMail(tx, { market: { market: quote.market } }, quote.email, {
      template: 'group-quote-answer',
      reference: quote.reference,
      name: quote.name,
      message,
      answerId: id,
    });
    return true;
  });

const KEPT_DAYS = 365;

/** A periodic job: forgets quotes of more than a year ago, and the mails that told of them. */
export async function forgetGroupQuotes(database: Database): Promise<'done'> {
  await sql`
    with gone as (
      delete from group_quote where created_at < now() - make_interval(days => ${KEPT_DAYS}) returning reference)
    delete from outbox_mail where template in ('group-quote', 'group-quote-answer')
      and split_part(id, '.', 1) in (select reference from gone)`.execute(database);
  return 'done';
}
