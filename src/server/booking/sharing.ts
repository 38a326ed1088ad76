/**
 * With whom the lead of a booking shares it (S-05): by a mailed link that is accepted once, within
 * seven days and by whoever logs in with that mailbox; until the lead takes it back.
 */
import { sql } from 'kysely';
import { emailKey } from '#domain/account/email-key.ts';
import { QUOTA_REFUSALS, waitInWords } from '#domain/basket/quota-refusals.ts';
import { mayDo } from '#domain/booking/booking-roles.ts';
import { INVITATION_DAYS } from '#domain/booking/sharing-limits.ts';
import { SHARING_REFUSALS } from '#domain/booking/sharing-refusals.ts';
import { checkInvitation, type SharedRole } from '#domain/booking/sharing.ts';
import type { FieldError } from '#domain/field-error.ts';
import { hasFailed } from '#domain/order/order-states.ts';
import { refuse } from '#domain/refuse.ts';
import { putAccountMail } from '#server/account/account-mail.ts';
import { spendInvitation } from '#server/account/caller-quota.ts';
import { askFreshProof, type Unproven } from '#server/account/fresh-proof.ts';
import { makeInvitationToken } from '#server/account/invitation-token.ts';
import { noteSecurityEvent } from '#server/account/security-events.ts';
import { hashToken } from '#server/account/token.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { wordsForOthers } from '#server/order/versions.ts';
import type { CallerContext, Tx } from '#server/purchase-context.ts';
import { loadBooking, type OwnBooking } from './own-booking.ts';

/** Somebody with access, or an invitation that nobody has accepted yet. */
export type SharedAccess = {
  readonly id: string;
  readonly emailAddress: string;
  readonly role: SharedRole;
  /** In ISO with Z; null while it is open. */
  readonly acceptedAt: string | null;
  readonly expiresAt: string;
};

/** Those who have access first; none for whoever is not the lead. */
export async function loadSharing(
  database: Database | Tx,
  { id, role }: Pick<OwnBooking, 'id' | 'role'>,
): Promise<readonly SharedAccess[]> {
  if (!mayDo(role, 'what is grave')) return [];
  const rows = await database
    .selectFrom('order_invite')
    .select(['id', 'email', 'role', 'accepted_at', 'expires_at'])
    .where('order_id', '=', id)
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`(accepted_at is not null or expires_at > now())`)
    .orderBy(sql`accepted_at nulls last`)
    .orderBy('created_at')
    .execute();
  return rows.map(({ email, accepted_at, expires_at, ...row }) => ({
    ...row,
    emailAddress: email,
    acceptedAt: accepted_at,
    expiresAt: expires_at,
  }));
}

/** `absent`: the same for a booking of others as for one that there is not. */
export type SharingOutcome =
  | { readonly kind: 'changed'; readonly booking: OwnBooking }
  | { readonly kind: 'absent' }
  | Unproven;

type Led = {
  readonly booking: OwnBooking;
  readonly customer: { readonly id: string; readonly emailAddress: string };
};

/** The booking with the proof that its lead asks, or why not. */
async function openLed(
  context: CallerContext,
  orderCode: string,
): Promise<Led | { readonly kind: 'absent' } | Unproven> {
  const booking = await loadBooking(context, orderCode);
  if (!booking || !mayDo(booking.role, 'what is grave')) return { kind: 'absent' };
  const proof = askFreshProof(context.visitor);
  return proof.kind === 'proven' ? { booking, customer: proof.customer } : proof;
}

type ToInvite = {
  readonly orderCode: string;
  readonly emailAddress: string;
  readonly role: SharedRole;
};

/**
 * Mails an invitation; one to the same mailbox that is open makes way for it. The answer is the
 * same whether that mailbox has an account or not.
 */
export async function inviteToBooking(
  context: CallerContext,
  { orderCode, emailAddress: typed, role }: ToInvite,
): Promise<SharingOutcome> {
  const led = await openLed(context, orderCode);
  if ('kind' in led) return led;
  const { booking, customer } = led;
  if (hasFailed(booking.status))
    return { kind: 'refused', errors: [refuse(SHARING_REFUSALS, 'invite_to_cancelled', '')] };
  const emailAddress = typed.trim();
  const errors = await inTransaction(
    context.database,
    async (tx): Promise<readonly FieldError[]> => {
      await sql`select pg_advisory_xact_lock(hashtext(${`sharing ${booking.id}`}))`.execute(tx);
      const shared = (await loadSharing(tx, booking)).map((one) => ({
        emailKey: emailKey(one.emailAddress),
        role: one.role,
        hasAccepted: one.acceptedAt !== null,
      }));
      const wrong = checkInvitation(
        { emailAddress, role },
        { leadEmail: customer.emailAddress, shared },
      );
      if (wrong.length > 0) return wrong;
      const mailbox = emailKey(emailAddress);
      const spending = await spendInvitation(context, tx, { customerId: customer.id, mailbox });
      if (spending.kind === 'used up') {
        const wait = waitInWords(spending.waitSeconds);
        return [refuse(QUOTA_REFUSALS, 'too_many_invitations', '', { wait })];
      }
      await keepInvitation(tx, context, { booking, emailAddress, role });
      await noteSharing(tx, context, { kind: 'invited to a booking', led });
      return [];
    },
  );
  return errors.length > 0 ? { kind: 'refused', errors } : { kind: 'changed', booking };
}

type Invitation = {
  readonly booking: OwnBooking;
  readonly emailAddress: string;
  readonly role: SharedRole;
};

async function keepInvitation(
  tx: Tx,
  context: CallerContext,
  { booking, emailAddress, role }: Invitation,
): Promise<void> {
  const id = context.newId();
  const mailbox = emailKey(emailAddress);
  await tx
    .updateTable('order_invite')
    .set({ withdrawn_at: sql<string>`now()` })
    .where('order_id', '=', booking.id)
    .where('email_key', '=', mailbox)
    .where('withdrawn_at', 'is', null)
    .execute();
  await tx
    .insertInto('order_invite')
    .values({
      id,
      order_id: booking.id,
      email: emailAddress,
      email_key: mailbox,
      role,
      token_hash: hashToken(makeInvitationToken(context.secret, id)),
      expires_at: sql<string>`now() + make_interval(days => ${INVITATION_DAYS})`,
    })
    .execute();
  const mail = { template: 'booking-invitation', inviteId: id, role } as const;
  await putAccountMail(tx, context, emailAddress, { ...mail, ...wordsForOthers(booking) });
}

/**
 * Ends somebody's access, or an invitation, from this moment on; done again it does nothing.
 * Whoever had access is told.
 */
export async function endBookingAccess(
  context: CallerContext,
  { orderCode, sharingId }: { readonly orderCode: string; readonly sharingId: string },
): Promise<SharingOutcome> {
  const led = await openLed(context, orderCode);
  if ('kind' in led) return led;
  const { booking } = led;
  await inTransaction(context.database, async (tx) => {
    const ended = await tx
      .updateTable('order_invite')
      .set({ withdrawn_at: sql<string>`now()` })
      .where('id', '=', sharingId)
      .where('order_id', '=', booking.id)
      .where('withdrawn_at', 'is', null)
      .returning(['id', 'email', 'accepted_by'])
      .executeTakeFirst();
    if (!ended) return;
    await noteSharing(tx, context, { kind: 'access ended', led });
    if (ended.accepted_by === null) return;
    await tx
      .deleteFrom('order_person')
      .where('order_id', '=', booking.id)
      .where('customer_id', '=', ended.accepted_by)
      .where('role', '<>', 'LEAD')
      .execute();
    const mail = { template: 'booking-access-ended', inviteId: ended.id } as const;
    await putAccountMail(tx, context, ended.email, { ...mail, ...wordsForOthers(booking) });
  });
  return { kind: 'changed', booking };
}

type SharingEvent = {
  readonly kind: 'invited to a booking' | 'access ended';
  readonly led: Led;
};

const noteSharing = (tx: Tx, { caller }: CallerContext, { kind, led }: SharingEvent) =>
  noteSecurityEvent(tx, {
    kind,
    customerId: led.customer.id,
    network: caller.network,
    detail: { orderCode: led.booking.code },
  });

/** So long after its end an invitation is still known, so that who asks can be answered. */
const KEPT_DAYS = 30;

/** A periodic job: forgets invitations that opened nothing for a while, and their mails. */
export async function forgetInvitations(database: Database): Promise<'done'> {
  await sql`
    with gone as (
      delete from order_invite
      where coalesce(withdrawn_at, case when accepted_at is null then expires_at end)
        < now() - make_interval(days => ${KEPT_DAYS})
      returning id)
    delete from outbox_mail where template in ('booking-invitation', 'booking-access-ended')
      and split_part(id, '.', 1) in (select id from gone)`.execute(database);
  return 'done';
}
