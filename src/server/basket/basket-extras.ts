/**
 * Chooses extras among those quoted for the basket; null takes one out. Nothing else names a price
 * (S-06).
 */
import { EXTRA_REFUSALS } from '#domain/basket/extra-refusals.ts';
import {
  checkTransferFlight,
  tidyTransferFlight,
  type BookingMode,
  type TransferFlight,
} from '#domain/basket/extras.ts';
import type { FieldError } from '#domain/field-error.ts';
import { holdBagChoices } from '#domain/holiday/hold-bags.ts';
import { headsOf } from '#domain/party.ts';
import { refuse } from '#domain/refuse.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { askOffers, priorityFor, transfersFor } from './basket-offers.ts';
import type { Basket, BasketChoices, EXTRA_KINDS, Offers } from './basket-record.ts';
import { changeBasket, loadBasket, type BasketOutcome } from './basket.ts';
import { findPassengers } from './saved-passengers.ts';
import { isSelfBookable } from './self-booking-offer.ts';

/**
 * `flight`: the one that the transfer of a stay alone meets, null: not known yet; left out, what
 * was told before stands (XTRA-06).
 */
export async function setTransfer(
  context: VisitorContext,
  basketId: string,
  transferId: string | null,
  flight?: TransferFlight | null,
): Promise<BasketOutcome> {
  const passengers = await findPassengers(context.database, basketId);
  return choose(context, basketId, 'transferId', (basket) => {
    const { holiday, choices } = basket;
    const transfer = pick(transfersFor(basket, passengers, context.clock()), transferId);
    if (transfer === undefined) return undefined;
    if (transfer === null || holiday.flights) return { transfer, transferFlight: null };
    if (flight === undefined) return { transfer, transferFlight: choices.transferFlight };
    const errors = flight === null ? [] : checkTransferFlight(flight);
    return errors.length > 0
      ? errors
      : { transfer, transferFlight: flight && tidyTransferFlight(flight) };
  });
}

/** Priority boarding with two cabin bags, for everybody on both flights (FLT-14). */
export const setPriority = (
  context: VisitorContext,
  basketId: string,
  isChosen: boolean,
  isSold: boolean,
): Promise<BasketOutcome> =>
  choose(context, basketId, 'isChosen', (basket) => {
    if (!isChosen) return { priority: null };
    const priority = isSold ? priorityFor(basket) : undefined;
    return priority && { priority };
  });

/** `isSold`: not switched off (FLAG-04); whoever has one may take it out all the same. */
export const setCarPark = (
  context: VisitorContext,
  basketId: string,
  carParkId: string | null,
  isSold = true,
): Promise<BasketOutcome> =>
  choose(context, basketId, 'carParkId', ({ offers }) => {
    const carPark = pick(isSold ? offers.carParks : [], carParkId);
    return carPark === undefined ? undefined : { carPark };
  });

/** `isSold` as for car parks. */
export const setInsurance = (
  context: VisitorContext,
  basketId: string,
  insuranceId: string | null,
  isSold = true,
): Promise<BasketOutcome> =>
  choose(context, basketId, 'insuranceId', ({ offers }) => {
    const insurance = pick(isSold ? offers.insurance : [], insuranceId);
    return insurance === undefined ? undefined : { insurance };
  });

/** Hold bags both ways: 0 to one each, or all or none (FLT-03, FLT-04). */
export const setHoldBags = (
  context: VisitorContext,
  basketId: string,
  quantity: number,
): Promise<BasketOutcome> =>
  choose(context, basketId, 'quantity', ({ holiday }) => {
    const bag = holiday.flights?.holdBag ?? undefined;
    if (!holdBagChoices(bag, headsOf(holiday.party).paying).includes(quantity)) return undefined;
    return { holdBags: bag && quantity > 0 ? { quantity, bag } : null };
  });

/**
 * Says who books the flights; `isSold` as for car parks (FLT-16). Whoever books them chooses seats
 * with the airline.
 */
export const setFulfilment = (
  context: VisitorContext,
  basketId: string,
  fulfilment: BookingMode,
  isSold: boolean,
): Promise<BasketOutcome> =>
  choose(context, basketId, 'mode', ({ holiday }) => {
    if (fulfilment === 'AUTO_BOOK') return { fulfilment };
    return isSold && isSelfBookable(holiday) ? { fulfilment, seats: null } : undefined;
  });

/** Asks again the suppliers that did not answer. */
export async function retryOffers(
  context: VisitorContext,
  basketId: string,
): Promise<BasketOutcome> {
  const basket = await loadBasket(context, basketId);
  if (!basket) return { kind: 'absent' };
  if (basket.offers.unanswered.length === 0) return { kind: 'basket', basket };
  const asked = await askOffers(context, basket.holiday);
  return changeBasket(context, basketId, { live: false }, ({ offers }) => ({
    offers: mergeOffers(offers, asked),
  }));
}

type Choice = Partial<BasketChoices> | readonly FieldError[] | undefined;

/**
 * Undefined from `decide` = not among the offers, told at `field`, the argument that chose it; or
 * what is wrong with what was typed.
 */
function choose(
  context: VisitorContext,
  basketId: string,
  field: string,
  decide: (basket: Basket) => Choice,
): Promise<BasketOutcome> {
  return changeBasket(context, basketId, { live: true }, (basket) => {
    const choice = decide(basket);
    if (isErrors(choice)) return choice;
    return choice
      ? { choices: { ...basket.choices, ...choice } }
      : [refuse(EXTRA_REFUSALS, 'extra_unavailable', field)];
  });
}

const isErrors = (choice: Choice): choice is readonly FieldError[] => Array.isArray(choice);

const pick = <Q extends { readonly quoteId: string }>(
  quotes: readonly Q[],
  id: string | null,
): Q | null | undefined => (id === null ? null : quotes.find(({ quoteId }) => quoteId === id));

function mergeOffers(kept: Offers, asked: Offers): Offers {
  const waited = (kind: (typeof EXTRA_KINDS)[number]) => kept.unanswered.includes(kind);
  return {
    priority: waited('priority') ? asked.priority : kept.priority,
    transfers: waited('transfers') ? asked.transfers : kept.transfers,
    carParks: waited('parking') ? asked.carParks : kept.carParks,
    insurance: waited('insurance') ? asked.insurance : kept.insurance,
    unanswered: asked.unanswered.filter(waited),
  };
}
