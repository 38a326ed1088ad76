/** Reserves the first payment and takes it, each under one key however often it is asked. */
import { money } from '#domain/money.ts';
import { chargeReference } from '#server/checkout/payment-attempt.ts';
import type { AuthorisationOutcome } from '#server/payments/port.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import type { Placement } from '../accepted.ts';
import { takeReserved } from '../paying/take-reserved.ts';
import { retryUncertain, type Asking } from './retry-uncertain.ts';

/** `unknown`: the provider gave no answer in time; it may have reserved the money. */
export type Authorisation = AuthorisationOutcome | { readonly kind: 'unknown' };

const TIMEOUT_MS = 20_000;

/** Reserves the accepted amount; a payment page has done so already. */
export async function authorise(
  context: PurchaseContext,
  placement: Placement,
): Promise<Authorisation> {
  const { payment } = placement.accepted;
  if (payment.by === 'page') return pageAuthorisation(payment.authorised);
  const known = await retryUncertain(TIMEOUT_MS, () =>
    askAuthorisation(context, placement, payment),
  );
  return known.kind === 'known' ? known.answer : { kind: 'unknown' };
}

/** Gives the reserved money back, whatever became of the authorisation. */
export async function cancelAuthorisation(
  context: PurchaseContext,
  placement: Placement,
  authorisation: Authorisation,
  asking: Asking,
): Promise<void> {
  const settled = await settle(context, placement, authorisation, asking);
  if (settled.kind !== 'authorised') return;
  const { pspReference } = settled;
  const reference = chargeReference(placement.checkoutId, placement.attempt);
  await asking(() =>
    context.payments.cancel({ pspReference, reference, idempotencyKey: `${placement.id}:cancel` }),
  );
}

/** Takes the first payment. False when the provider refuses for good. */
export const captureFirst = (
  context: PurchaseContext,
  placement: Placement,
  pspReference: string,
): Promise<boolean> => takeReserved(context, placement.id, captureOf(placement, pspReference));

/** Asks once for the first payment to be taken; throws what the provider says against it. */
export const askCapture = (
  { payments }: PurchaseContext,
  placement: Placement,
  pspReference: string,
): Promise<void> => payments.capture(captureOf(placement, pspReference));

const captureOf = (placement: Placement, pspReference: string) => ({
  ...chargeOf(placement),
  pspReference,
  idempotencyKey: `${placement.id}:capture`,
});

/** An unknown authorisation is asked for under the same key until it is known. */
async function settle(
  context: PurchaseContext,
  placement: Placement,
  authorisation: Authorisation,
  asking: Asking,
): Promise<AuthorisationOutcome> {
  const { payment } = placement.accepted;
  if (authorisation.kind !== 'unknown') return authorisation;
  if (payment.by === 'page') return pageAuthorisation(payment.authorised);
  return asking(() => askAuthorisation(context, placement, payment));
}

type CardPayment = Extract<Placement['accepted']['payment'], { by: 'card' }>;

const askAuthorisation = (
  { payments }: PurchaseContext,
  placement: Placement,
  { card, proof }: CardPayment,
): Promise<AuthorisationOutcome> =>
  payments.authorise({
    ...chargeOf(placement),
    idempotencyKey: `${placement.id}:authorise`,
    card,
    proof,
    shopperReference: placement.accepted.shopperReference ?? placement.accepted.owner,
    storeMandate: placement.accepted.plan.instalments.length > 1,
  });

const chargeOf = ({ checkoutId, attempt, accepted }: Placement) => ({
  amount: money(accepted.amount, accepted.currency),
  reference: chargeReference(checkoutId, attempt),
});

function pageAuthorisation({
  kind,
  pspReference,
  mandate,
  card,
}: Extract<Placement['accepted']['payment'], { by: 'page' }>['authorised']): AuthorisationOutcome {
  return { kind, pspReference, card, ...(mandate !== undefined && { mandate }) };
}
