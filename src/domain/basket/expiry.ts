/**
 * Until when a basket is held, as shown and as honoured (BSKT-08 to BSKT-11; decisions: Deal,
 * basket). Instants are ISO texts.
 */

/**
 * A session that was never extended is shown with the extension that the shop will ask for
 * (BSKT-11: 840,000 ms).
 */
export const EXTENSION_MS = 14 * 60_000;

/** An airline's hold on seats; without `expiresAt` it has ended. */
export type SupplierSession = {
  readonly sessionId: string;
  readonly expiresAt?: string | undefined;
  readonly extendedCount: number;
};

export type ExpiryFacts = {
  /** The basket's own expiry. */
  readonly expiresAt: string;
  readonly supplierSession: SupplierSession | undefined;
  readonly now: string;
};

/**
 * The expiry that is shown and honoured: the earlier of the basket's and the session's visual one;
 * now when the session has ended.
 */
export function displayedExpiry({ expiresAt, supplierSession, now }: ExpiryFacts): string {
  if (!supplierSession) return iso(ms(expiresAt));
  if (supplierSession.expiresAt === undefined) return iso(ms(now));
  const extension = supplierSession.extendedCount === 0 ? EXTENSION_MS : 0;
  return iso(Math.min(ms(expiresAt), ms(supplierSession.expiresAt) + extension));
}

/** Whether the shown time is up. */
export const isExpired = (facts: ExpiryFacts): boolean =>
  ms(displayedExpiry(facts)) <= ms(facts.now);

/** Whether an airline still holds the seats. */
export const isSessionLive = ({ expiresAt }: SupplierSession, now: Date): boolean =>
  expiresAt !== undefined && ms(expiresAt) > now.getTime();

const ms = (instant: string): number => Date.parse(instant);
const iso = (instant: number): string => new Date(instant).toISOString();
