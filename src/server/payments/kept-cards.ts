/**
 * Cards that Adyen keeps, of its Checkout API (`/storedPaymentMethods`): a token is Adyen's own,
 * and stands under the reference of its shopper alone.
 */
import type { CheckoutAPI as Api } from '@adyen/api-library';
import * as v from 'valibot';
import { brandOf, parseAnswer } from './adyen-answers.ts';
import { unlessRejected } from './adyen-http.ts';
import type { PaymentProvider } from './port.ts';

/** Adyen's codes: no such contract; a contract without this card. */
export const NO_CONTRACT = ['800', '803'];

const KeptSchema = v.object({
  storedPaymentMethods: v.optional(
    v.array(
      v.object({
        id: v.string(),
        brand: v.optional(v.string()),
        lastFour: v.optional(v.string()),
        firstPspReference: v.optional(v.string()),
      }),
    ),
  ),
});

/** What the provider knows of the cards it keeps for us. */
export const keptCards = (
  { RecurringApi }: Api,
  merchantAccount: string,
): Pick<PaymentProvider, 'findKeptCards' | 'deleteKeptCard'> => ({
  async findKeptCards({ shopperReference }) {
    const answer = RecurringApi.getTokensForStoredPaymentDetails(shopperReference, merchantAccount);
    // A shopper of whom nothing is kept has no contract.
    const found = await unlessRejected<unknown>(NO_CONTRACT, answer, {});
    const { storedPaymentMethods = [] } = parseAnswer(KeptSchema, found);
    return storedPaymentMethods.map(({ id, brand, lastFour, firstPspReference }) => ({
      mandate: id,
      card: { brand: brandOf(brand ?? ''), lastFour: lastFour ?? '' },
      ...(firstPspReference !== undefined && { pspReference: firstPspReference }),
    }));
  },
  async deleteKeptCard({ mandate, shopperReference }) {
    const answer = RecurringApi.deleteTokenForStoredPaymentDetails(
      mandate,
      shopperReference,
      merchantAccount,
    );
    await unlessRejected(NO_CONTRACT, answer, undefined);
  },
});
