/** Bags as the API tells them (BSKT-07, FLT-01). */
import {
  holdBagChoices,
  holdBagsPrice,
  type ChosenBags,
  type HoldBag,
} from '#domain/holiday/hold-bags.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { addedPrice, AT_COST } from '#domain/market/tariff.ts';
import { headsOf } from '#domain/party.ts';
import { bagsOf, type BagOffer } from '#server/catalogue/bags.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import type { LocalLeg } from '#server/holiday/holiday-leg.ts';
import type { BaggageItem } from '../generated.ts';
import { asSold, moneyOf } from '../money.ts';

/** What a leg's fare holds and what its carrier sells beside it. */
export const makeLegBags = (leg: LocalLeg) =>
  bagsOf(leg.carrier).map((bag) => makeBag(bag, asStart(bag.label), isIncluded(bag, leg)));

/** What the fare of a leg holds; `where` says of which leg. */
export const includedBags = (leg: LocalLeg, where: string) =>
  bagsOf(leg.carrier)
    .filter((bag) => isIncluded(bag, leg))
    .map((bag) => makeBag(bag, `${asStart(bag.label)}${where}`, true));

/** Hold bags of one weight, beside a holiday; `more` follows the words for one. */
export const makeHoldBag = (
  shop: WebContext,
  holiday: Pick<PricedHoliday, 'sale' | 'party'>,
  { bag, quantity, more = '' }: ChosenBags & { readonly bag: HoldBag; readonly more?: string },
) => {
  const priceOf = (bags: number) =>
    moneyOf(shop, addedPrice(holiday.sale ?? AT_COST, holdBagsPrice(bag, bags)));
  return {
    type: 'HOLD_LUGGAGE' as const,
    label: `Hold bag of ${bag.weightKg} kg${more}`,
    isIncluded: false,
    quantity,
    sizeLimit: null,
    weightLimit: weightLimit(bag.weightKg),
    price: {
      total: priceOf(quantity),
      choices: holdBagChoices(bag, headsOf(holiday.party).paying).map((bags) => ({
        quantity: bags,
        total: priceOf(bags),
      })),
      perBag: asSold(shop, holiday)(bag.price),
      forAll: asSold(shop, holiday)(bag.priceForAll ?? 0),
    },
    baggageCountEqualsPassengers: bag.allOrNone,
  };
};

/** With a capital, as a label begins. */
const asStart = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const makeBag = (
  { type, pieces, sizeCm, weightKg, allOrNone }: BagOffer,
  label: string,
  included: boolean,
): BaggageItem => ({
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
