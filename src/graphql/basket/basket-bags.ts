/** Bags of a basket as the API tells them (BSKT-07). */
import { holdBagChoices } from '#domain/holiday/hold-bags.ts';
import { headsOf } from '#domain/party.ts';
import type { Basket } from '#server/basket/basket-record.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { includedBags, makeHoldBag } from '../holiday/bags.ts';

/** Cabin bags by each carrier's rule, and the hold bag that can be added. */
export function makeBasketBags(shop: WebContext, { holiday, choices }: Basket) {
  if (!holiday.flights) return [];
  const { outbound, inbound, holdBag } = holiday.flights;
  const isOneCarrier = outbound.carrier === inbound.carrier;
  const included = isOneCarrier
    ? includedBags(outbound, '')
    : [
        ...includedBags(outbound, `, out with ${outbound.carrierName}`),
        ...includedBags(inbound, `, back with ${inbound.carrierName}`),
      ];
  if (!holdBag) return included;
  const most = Math.max(...holdBagChoices(holdBag, headsOf(holiday.party).paying));
  return [
    ...included,
    makeHoldBag(shop, holiday, {
      bag: holdBag,
      quantity: choices.holdBags?.quantity ?? 0,
      more: `, up to ${most}`,
    }),
  ];
}
