/**
 * The shop honours the time it showed: a session that was never extended is extended when it is
 * needed (decisions: Deal).
 */
import { EXTENSION_MS } from '#domain/basket/expiry.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import type { Placement } from '../accepted.ts';
import { retryUncertain } from './retry-uncertain.ts';

const TIMEOUT_MS = 5_000;

/**
 * Whether the seats are held, or need no session. An airline that does not answer decides when the
 * flight is booked.
 */
export async function extendHeldFlights(
  { suppliers, clock }: PurchaseContext,
  { accepted }: Placement,
): Promise<boolean> {
  const session = accepted.supplierSession;
  if (!session?.expiresAt || session.extendedCount > 0) return true;
  const left = Date.parse(session.expiresAt) - clock().getTime();
  if (left > EXTENSION_MS) return true;
  const known = await retryUncertain(TIMEOUT_MS, () =>
    suppliers.flights.extend({ sessionId: session.sessionId }),
  );
  return known.kind === 'unknown' || known.answer.kind === 'held';
}
