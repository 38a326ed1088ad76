/** The credits of a customer (WALL-01 to WALL-03). */
import { describeConditions, statusOfCredit } from '#domain/wallet/credit.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { customerOf } from '#server/account/visitor.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { todayIn } from '#server/market/market.ts';
import { listCredits, type CreditRecord } from '#server/wallet/credit-record.ts';
import { visitorContext, type GraphContext } from '../context.ts';
import { moneyOf } from '../money.ts';

export const walletResolvers = {
  Query: {
    walletCredits: async (_root, _args, context) => {
      const { database, visitor, market } = visitorContext(context);
      const customer = customerOf(visitor);
      return customer ? listCredits(database, customer.id, market) : null;
    },
  },
  PriceDropProtectionCredit: {
    ...creditFields(),
    orderReference: ({ orderCode }) => orderCode,
  },
  TargetedCampaignCredit: {
    ...creditFields(),
    campaign: ({ campaignId, ...conditions }, _args, { shop }) => ({
      id: campaignId,
      redemptionConditionsDescription: describeConditions(conditions, shop.market.currency),
    }),
  },
} satisfies ResolverMap;

/** What both types of credits have. */
function creditFields() {
  const dayOf = ({ market }: WebContext, instant: string, lessMs = 0) =>
    todayIn(market.timeZone, new Date(Date.parse(instant) - lessMs));
  return {
    amount: ({ amount }: CreditRecord, _args: object, { shop }: GraphContext) =>
      moneyOf(shop, amount),
    expiresAt: ({ endsAt }: CreditRecord) => endsAt,
    status: (credit: CreditRecord, _args: object, { shop }: GraphContext) =>
      statusOfCredit(credit, shop.clock()),
    endsOn: ({ endsAt }: CreditRecord, _args: object, { shop }: GraphContext) =>
      dayOf(shop, endsAt, 1),
    cancelledOn: ({ cancelledAt }: CreditRecord, _args: object, { shop }: GraphContext) =>
      cancelledAt === undefined ? null : dayOf(shop, cancelledAt),
    use: ({ usedBy }: CreditRecord, _args: object, { shop }: GraphContext) =>
      usedBy === undefined
        ? null
        : {
            checkoutId: usedBy.checkoutId,
            place: usedBy.place,
            orderReference: usedBy.orderCode ?? null,
            usedOn: dayOf(shop, usedBy.at),
          },
  };
}
