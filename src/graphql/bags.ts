/** Bags as the API tells them (BSKT-07, FLT-01). */
import { holdBagChoices } from '#domain/basket/extras.ts';
import { holdBagsPrice, type HoldBag } from '#domain/holiday/hold-bags.ts';
import { headsOf } from '#domain/party.ts';
import type { Basket } from '#server/basket/basket-record.ts';
import { bagsOf, type BagOffer } from '#server/catalogue/bags.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import type { LocalLeg } from '#server/holiday/holiday-leg.ts';
import { moneyOf } from './price.ts';

/** What a leg's fare holds and what its carrier sells beside it. */
export const makeLegBags = (leg: LocalLeg) =>
  bagsOf(leg.carrier).map((bag) => makeBag(bag, asStart(bag.label), isIncluded(bag, leg)));

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
    makeHoldBag(shop, holdBag, choices.holdBags?.quantity ?? 0, `, up to ${most}`),
  ];
}

/** A number of hold bags of one weight; `more` follows the words for one. */
export const makeHoldBag = (shop: WebContext, bag: HoldBag, quantity: number, more = '') => ({
  type: 'HOLD_LUGGAGE',
  label: `Hold bag of ${bag.weightKg} kg${more}`,
  isIncluded: false,
  quantity,
  sizeLimit: null,
  weightLimit: weightLimit(bag.weightKg),
  price: {
    total: moneyOf(shop, holdBagsPrice(bag, quantity)),
    perBag: moneyOf(shop, bag.price),
    forAll: moneyOf(shop, bag.priceForAll ?? 0),
  },
  baggageCountEqualsPassengers: bag.allOrNone,
});

/** What the fare of a leg holds; `where` says of which leg. */
const includedBags = (leg: LocalLeg, where: string) =>
  bagsOf(leg.carrier)
    .filter((bag) => isIncluded(bag, leg))
    .map((bag) => makeBag(bag, `${asStart(bag.label)}${where}`, true));

/** With a capital, as a label begins. */
const asStart = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const makeBag = (
  { type, pieces, sizeCm, weightKg, allOrNone }: BagOffer,
  label: string,
  included: boolean,
) => ({
  type,
  label,
  isIncluded: included,
  quantity: pieces,
  sizeLimit: sizeCm && { ...sizeCm, unit: 'cm' },
  weightLimit: weightKg === null ? null : weightLimit(weightKg),
  price: null,
  baggageCountEqualsPassengers: allOrNone,
});

const isIncluded = ({ included, type }: BagOffer, { holdBagIncluded }: LocalLeg): boolean =>
  included || (type === 'HOLD_LUGGAGE' && holdBagIncluded);

const weightLimit = (value: number) => ({ value, unit: 'KILOGRAMS' });
