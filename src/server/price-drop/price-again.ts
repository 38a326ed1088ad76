/** Prices a booked holiday as if it were bought today: the same quotes, party and extras. */
import { saleBeside, type HoldBag } from '#domain/holiday/hold-bags.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { parseQuotes } from '#domain/holiday/quote-id.ts';
import { withParty } from '#domain/order/party-price.ts';
import { pricesByKind, type PriceNow } from '#domain/order/price-drop.ts';
import { makeParty } from '#domain/party.ts';
import { askOffers } from '#server/basket/basket-offers.ts';
import { receiptOf, type BasketChoices, type Offers } from '#server/basket/basket-record.ts';
import { requote } from '#server/basket/basket-renewal.ts';
import { todayOf, type Market } from '#server/market/market.ts';
import type { Accepted } from '#server/order/accepted.ts';
import type { ErrorLog } from '#server/platform/report-error.ts';
import { priceNow, type DealContext } from '#server/search/deal.ts';
import type { Suppliers } from '#server/suppliers/ports.ts';

/** What prices are made from now. */
export type PricingContext = Omit<DealContext, 'suppliers' | 'market'> & {
  readonly suppliers: Suppliers;
  readonly market: Market;
  readonly log: ErrorLog;
};

/**
 * What it would come to at the rate that it was booked at; `unknown` as soon as one of its
 * suppliers does not answer.
 */
export async function priceAgain(
  { market, ...others }: PricingContext,
  { holiday: booked, choices, currency }: Accepted,
): Promise<PriceNow> {
  const context = { ...others, market: { ...market, rate: booked.sale?.rate ?? market.rate } };
  const quotes = parseQuotes(booked.hotelQuoteId, booked.flightQuoteId);
  if (!quotes) throw new Error('an accepted holiday holds quote ids that do not read');
  // What people stay in was not sold to them by a quote that could be asked again.
  if (quotes.stay.hotelId !== booked.hotel.id) return { kind: 'sold_out' };
  const price = await priceNow(context, quotes, todayOf(context));
  if (price.kind !== 'priced') return { kind: 'sold_out' };
  const holiday = forWhoTravels(price.holiday, booked, context.market);
  if (holiday.source === 'list') return { kind: 'unknown' };
  const offers = hasExtra(choices) ? await askOffers(context, holiday) : NO_OFFERS;
  if (EXTRAS.some(([kind, asked]) => choices[kind] && offers.unanswered.includes(asked)))
    return { kind: 'unknown' };
  const again = {
    ...requote(choices, offers, holiday),
    addedBags: addedAgain(choices, holiday.flights?.holdBag),
  };
  if (!isWhole(choices, again)) return { kind: 'sold_out' };
  const { payable, lines } = receiptOf({ holiday, choices: again }, currency);
  return { kind: 'priced', payable, found: pricesByKind(lines) };
}

/** A hotel may have sold its rooms to more of them than travel by now. */
const forWhoTravels = (
  priced: PricedHoliday,
  { party }: PricedHoliday,
  market: Market,
): PricedHoliday =>
  makeParty(priced.party) === makeParty(party) ? priced : withParty(priced, party, market);

/** Each choice of a basket, and what its supplier is called among the offers. */
const EXTRAS = [
  ['priority', 'priority'],
  ['transfer', 'transfers'],
  ['carPark', 'parking'],
  ['insurance', 'insurance'],
] as const;

const NO_OFFERS: Offers = {
  priority: [],
  transfers: [],
  carParks: [],
  insurance: [],
  unanswered: [],
};

const hasExtra = (choices: BasketChoices): boolean =>
  EXTRAS.some(([kind]) => choices[kind] !== null);

/** Bags that were added to the order, each time as many, at the price of now. */
const addedAgain = (
  { holdBags, addedBags = [] }: BasketChoices,
  bag: HoldBag | null | undefined,
): NonNullable<BasketChoices['addedBags']> =>
  bag
    ? addedBags.map(({ quantity }, i) => ({
        quantity,
        bag: saleBeside(bag, i + (holdBags?.quantity ?? 0)),
      }))
    : [];

/** One that is not on offer any more leaves nothing to compare. */
const isWhole = (booked: BasketChoices, again: BasketChoices): boolean =>
  (booked.addedBags?.length ?? 0) === (again.addedBags?.length ?? 0) &&
  (['holdBags', 'priority', 'transfer', 'carPark', 'insurance'] as const).every(
    (kind) => booked[kind] === null || again[kind] !== null,
  );
