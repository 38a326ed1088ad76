/**
 * What is grave asks for a proof that is fresh: one not older than fifteen minutes (S-02). So a
 * session that somebody got hold of changes no way to log in, and takes nothing away.
 */
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import type { FieldError } from '#domain/field-error.ts';
import { refuse } from '#domain/refuse.ts';
import { customerOf, type VisitingCustomer, type Visitor } from './visitor.ts';

/** Handed on as it is; the API answers both by `unprovenAnswer`. */
export type Unproven =
  | { readonly kind: 'fresh proof needed' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

export type FreshProof =
  | { readonly kind: 'proven'; readonly customer: VisitingCustomer; readonly owner: string }
  | Unproven;

/**
 * Whether this customer has shown within fifteen minutes who they are. Whoever has not goes through
 * the login again; whoever is not logged in is refused.
 */
export function askFreshProof(visitor: Visitor): FreshProof {
  const customer = customerOf(visitor);
  if (!customer || visitor.kind !== 'known')
    return { kind: 'refused', errors: [refuse(ACCOUNT_REFUSALS, 'not_logged_in', '')] };
  return customer.isFresh
    ? { kind: 'proven', customer, owner: visitor.owner }
    : { kind: 'fresh proof needed' };
}
