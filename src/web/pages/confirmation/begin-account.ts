import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { never } from '#domain/errors/never.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { routes } from '#web/routes.ts';
import { CreateCustomerAccount } from './query.generated.ts';

/** Where the account goes on, or why it was not begun; undefined for another's order. */
type Begun =
  | { readonly kind: 'leads to'; readonly path: string }
  | { readonly kind: 'refused'; readonly status: number; readonly message: string };

const REFUSED = 422;
const NO_ANSWER = 502;

/** Begins an account for the contact of this order: where the mailed code is typed. */
export async function beginAccount(call: DataCall, checkoutId: string): Promise<Begun | undefined> {
  try {
    const { createCustomerAccount: made } = await call(CreateCustomerAccount, { checkoutId });
    switch (made.kind) {
      case 'CustomerAccountCreated': {
        const query = new URLSearchParams({ redirect_to: 'bookings', login: made.login.id });
        return { kind: 'leads to', path: routes.confirmEmail.href({ query }) };
      }
      case 'CustomerAccountAlreadyExists':
        return { kind: 'leads to', path: routes.bookings.href() };
      case 'ContactDetailsDoesNotExist':
        return { kind: 'refused', status: REFUSED, message: made.message };
      case 'InvalidInput':
        return { kind: 'refused', status: REFUSED, message: made.errors[0]!.message };
      case 'CheckoutDoesNotExist':
        return undefined;
      default:
        return never(made);
    }
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const message = sentenceOf(ACCOUNT_REFUSALS, 'account_out_of_reach');
    return { kind: 'refused', status: NO_ANSWER, message };
  }
}
