/** Whom we write to and bill for an order, changed by those who act on it. */
import { checkContact, tidyContact, type ContactDetails } from '#domain/checkout/contact.ts';
import type { FieldError } from '#domain/field-error.ts';
import { CHANGING_REFUSALS } from '#domain/order/changing-refusals.ts';
import { changedLines } from '#domain/order/contact-change.ts';
import { hasFailed } from '#domain/order/order-states.ts';
import { refuse } from '#domain/refuse.ts';
import { askFreshProof, type Unproven } from '#server/account/fresh-proof.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { findActedOrder, leadsOrder } from './lead.ts';
import { putMail } from './mail-outbox.ts';
import { addVersion, loadVersion } from './versions.ts';

/** What may be changed of a contact: the names stay those of the booking. */
export type ContactChange = Pick<
  ContactDetails,
  'emailAddress' | 'alternativeEmailAddress' | 'phoneNumber'
> &
  Pick<ContactDetails['billingAddress'], 'address' | 'city' | 'postalCode'>;

export type OrderContact = {
  readonly kind: 'OrderContact';
  readonly orderId: string;
  readonly orderCode: string;
  readonly place: string;
  /** Of the order: a change says which one it was made from. */
  readonly version: number;
  readonly contact: ContactDetails;
};

/** For the lead and authorised people of the order; undefined for everybody else (S-05). */
export async function findContact(
  context: VisitorContext,
  orderCode: string,
): Promise<OrderContact | undefined> {
  const order = await findActedOrder(context, orderCode);
  if (!order || hasFailed(order.status)) return undefined;
  const { number, accepted, document } = await loadVersion(context.database, order.id);
  return {
    kind: 'OrderContact',
    orderId: order.id,
    orderCode: order.code,
    place: document.place,
    version: number,
    contact: accepted.contact,
  };
}

export type ChangedContact =
  | OrderContact
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  | Unproven;

/**
 * Changes the contact of an order from the version that was shown, and writes to whoever was and is
 * written to. Refused when somebody has changed the order meanwhile; a change that changes nothing
 * is done. Mail opens the booking, so that its lead alone says where it goes: whoever is authorised
 * would keep it by their own address (S-05).
 */
export async function changeContact(
  context: VisitorContext,
  {
    orderCode,
    version,
    change,
  }: {
    readonly orderCode: string;
    readonly version: number;
    readonly change: ContactChange;
  },
): Promise<ChangedContact> {
  const found = await findContact(context, orderCode);
  if (!found) return { kind: 'absent' };
  const proof = askFreshProof(context.visitor);
  if (proof.kind !== 'proven') return proof;
  const wanted = withChange(found.contact, change);
  const errors = checkContact(wanted);
  if (errors.length > 0) return { kind: 'refused', errors };
  const contact = tidyContact(wanted);
  const moved = movedMailbox(found.contact, contact);
  if (moved && !(await leadsOrder(context.database, proof.customer.id, found.orderId)))
    return {
      kind: 'refused',
      errors: [refuse(CHANGING_REFUSALS, 'lead_moves_mailboxes', `contactDetails.${moved}`)],
    };
  if (changedLines(found.contact, contact).length === 0) return found;
  if (found.version !== version || !(await save(context, found, contact)))
    return {
      kind: 'refused',
      errors: [refuse(CHANGING_REFUSALS, 'changed_meanwhile', '')],
    };
  return (await findContact(context, orderCode)) ?? { kind: 'absent' };
}

const movedMailbox = (was: ContactDetails, now: ContactDetails) =>
  (['emailAddress', 'alternativeEmailAddress'] as const).find((name) => was[name] !== now[name]);

function withChange(
  contact: ContactDetails,
  { address, city, postalCode, ...reach }: ContactChange,
): ContactDetails {
  return {
    ...contact,
    ...reach,
    billingAddress: { ...contact.billingAddress, address, city, postalCode },
  };
}

/** False when another change has written this version first: then nothing is written. */
const save = (
  { database, market }: VisitorContext,
  { orderId, version, contact: was }: OrderContact,
  contact: ContactDetails,
): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const { number, accepted, document } = await loadVersion(tx, orderId);
    if (number !== version) return false;
    const { emailAddress: email, phoneNumber: phone } = contact;
    const order = { ...document, contact: { ...document.contact, email, phone } };
    const isFirst = await addVersion(
      tx,
      { orderId, number },
      {
        accepted: { ...accepted, contact },
        document: order,
        reason: 'CHANGED',
        madeBy: 'CUSTOMER',
      },
    );
    if (!isFirst) return false;
    const lines = changedLines(was, contact);
    const mail = { template: 'contact-changed' as const, order, version: number + 1, lines };
    await putMail(tx, market, email, { ...mail, to: 'now' });
    if (was.emailAddress !== email)
      await putMail(tx, market, was.emailAddress, { ...mail, to: 'was' });
    return true;
  });
