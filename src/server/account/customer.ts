/** The customer who is logged in, and what they have told of themselves. */
import {
  checkCustomerDetails,
  tidyCustomerDetails,
  type CustomerDetails,
} from '#domain/account/customer-details.ts';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import type { FieldError } from '#domain/field-error.ts';
import { refuse } from '#domain/refuse.ts';
import type { Database } from '#server/db/kysely.ts';
import { customerOf, type Visitor } from './visitor.ts';

export type Customer = {
  readonly id: string;
  readonly emailAddress: string;
  /** Null until they have been told. */
  readonly details: CustomerDetails | null;
  /** What is grave may be done: `fresh-proof.ts`. */
  readonly hasFreshProof: boolean;
};

export type CustomerOutcome =
  | { readonly kind: 'customer'; readonly customer: Customer }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/** Undefined for everybody who is not logged in, or was away for too long. */
export async function findCustomer(
  database: Database,
  visitor: Visitor,
): Promise<Customer | undefined> {
  const visiting = customerOf(visitor);
  if (!visiting) return undefined;
  const row = await database
    .selectFrom('customer')
    .select(['id', 'email', 'title', 'first_name', 'last_name', 'phone_number', 'postal_code'])
    .where('id', '=', visiting.id)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    emailAddress: row.email,
    hasFreshProof: visiting.isFresh,
    details:
      row.first_name === null
        ? null
        : {
            title: row.title ?? '',
            firstName: row.first_name,
            lastName: row.last_name ?? '',
            phoneNumber: row.phone_number ?? '',
            postalCode: row.postal_code ?? '',
          },
  };
}

/** Saves what is right in all its fields, or nothing. */
export async function saveCustomerDetails(
  database: Database,
  visitor: Visitor,
  input: CustomerDetails,
): Promise<CustomerOutcome> {
  const visiting = customerOf(visitor);
  if (!visiting)
    return { kind: 'refused', errors: [refuse(ACCOUNT_REFUSALS, 'not_logged_in', 'details')] };
  const errors = checkCustomerDetails(input);
  if (errors.length > 0) return { kind: 'refused', errors };
  const details = tidyCustomerDetails(input);
  await database
    .updateTable('customer')
    .set(detailsColumns(details))
    .where('id', '=', visiting.id)
    .execute();
  const { id, emailAddress, isFresh: hasFreshProof } = visiting;
  return { kind: 'customer', customer: { id, emailAddress, details, hasFreshProof } };
}

/** As they stand in the row of a customer. */
export const detailsColumns = (details: CustomerDetails) => ({
  title: details.title,
  first_name: details.firstName,
  last_name: details.lastName,
  phone_number: details.phoneNumber,
  postal_code: details.postalCode,
});
