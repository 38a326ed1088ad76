/** The customer who is logged in. */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { findCustomer, saveCustomerDetails } from '#server/account/customer.ts';
import { visitorContext } from '../context.ts';

export const customerResolvers = {
  Query: {
    customer: (_root, _args, context) => {
      const { database, visitor } = visitorContext(context);
      return findCustomer(database, visitor);
    },
  },
  Mutation: {
    saveCustomerDetails: async (_root, { details }, context) => {
      const { database, visitor } = visitorContext(context);
      const outcome = await saveCustomerDetails(database, visitor, details);
      return outcome.kind === 'customer'
        ? { kind: 'CustomerDetailsSaved', customer: outcome.customer }
        : { kind: 'InvalidInput', errors: outcome.errors };
    },
  },
} satisfies ResolverMap;
