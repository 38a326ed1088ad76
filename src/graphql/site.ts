/** Site: who sells, and the rules that every page knows. */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { departureWindow, todayOf } from '#server/market/market.ts';

export const siteResolvers = {
  Query: {
    site: (_root, _args, { shop }) => {
      const { earliest, latest } = departureWindow(todayOf(shop));
      const { name, legalName, phone, atolNumber, locale, currency } = shop.market;
      return {
        brand: name,
        legalName,
        phone,
        atolNumber,
        locale,
        currencyCode: currency,
        checkoutRules: { earliestDepartureDate: earliest, latestDepartureDate: latest },
        cardFieldsUrl: shop.payments.fieldsUrl,
      };
    },
  },
  Mutation: { ping: () => true },
} satisfies ResolverMap;
