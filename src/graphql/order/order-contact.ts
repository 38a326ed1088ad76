/** Whom we write to and bill for an order. */
import { never } from '#domain/errors/never.ts';
import { PRICE_DROP_REFUSALS } from '#domain/order/price-drop-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { changeContact, findContact } from '#server/order/change-contact.ts';
import { unprovenAnswer } from '../account/unproven-answer.ts';
import { visitorContext } from '../context.ts';

export const orderContactResolvers = {
  Query: {
    orderContact: async (_root, { orderCode }, context) =>
      (await findContact(visitorContext(context), orderCode)) ?? null,
  },
  Mutation: {
    changeOrderContact: async (_root, { orderCode, version, contact }, context) => {
      const outcome = await changeContact(visitorContext(context), {
        orderCode,
        version,
        change: {
          ...contact,
          alternativeEmailAddress: contact.alternativeEmailAddress ?? null,
        },
      });
      switch (outcome.kind) {
        case 'OrderContact':
          return outcome;
        case 'absent':
          return {
            kind: 'OrderNotFound' as const,
            id: orderCode,
            message: sentenceOf(PRICE_DROP_REFUSALS, 'no_order_of_yours'),
          };
        case 'refused':
        case 'fresh proof needed':
          return unprovenAnswer(outcome);
        default:
          return never(outcome);
      }
    },
  },
  OrderContact: {
    id: ({ orderId }) => orderId,
    orderReference: ({ orderCode }) => orderCode,
    emailAddress: ({ contact }) => contact.emailAddress,
    alternativeEmailAddress: ({ contact }) => contact.alternativeEmailAddress,
    phoneNumber: ({ contact }) => contact.phoneNumber,
    address: ({ contact }) => contact.billingAddress.address,
    city: ({ contact }) => contact.billingAddress.city,
    postalCode: ({ contact }) => contact.billingAddress.postalCode,
    country: ({ contact }) => contact.billingAddress.country,
  },
} satisfies ResolverMap;
