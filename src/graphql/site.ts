/** Site: who sells, and the rules that every page knows. */
import { departureWindow, todayIn } from '#server/market.ts';
import type { ResolverMap } from './resolver-map.ts';

export const siteResolvers = {
  Query: {
    site: (_root, _args, { shop }) => {
      const { earliest, latest } = departureWindow(todayIn(shop.clock()));
      const { name, legalName, phone, atolNumber, currency } = shop.market;
      return {
        brand: name,
        legalName,
        phone,
        atolNumber,
        locale: 'en-GB',
        currencyCode: currency,
        checkoutRules: { earliestDepartureDate: earliest, latestDepartureDate: latest },
        cardFieldsUrl: shop.payments.fieldsUrl,
      };
    },
  },
  Mutation: { ping: () => true },
} satisfies ResolverMap;
