/** The customer who is logged in. */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { findCustomer, saveCustomerDetails } from '#server/account/customer.ts';

export const customerResolvers = {
  Query: {
    customer: (_root, _args, { shop, session }) => findCustomer(shop.database, session.visitor),
  },
  Mutation: {
    saveCustomerDetails: async (_root, { details }, { shop, session }) => {
      const outcome = await saveCustomerDetails(shop.database, session.visitor, details);
      return outcome.kind === 'customer'
        ? { kind: 'CustomerDetailsSaved', customer: outcome.customer }
        : { kind: 'InvalidInput', errors: outcome.errors };
    },
  },
} satisfies ResolverMap;
