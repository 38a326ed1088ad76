/** More time, a price made anew after expiry, and its acceptance (BSKT-14; R19). */
import { EXTENSION_MS } from '#domain/basket/expiry.ts';
import { hasEnded } from '#domain/basket/promotional-code.ts';
import { QUOTA_REFUSALS, waitInWords } from '#domain/basket/quota-refusals.ts';
import { BASKET_REFUSALS } from '#domain/basket/refusals.ts';
import { switchedOn } from '#domain/holiday/perks.ts';
import { changeReason, whoChangedPrice } from '#domain/holiday/price-change.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import {
  HOTEL_ONLY,
  parseFlightQuoteId,
  parseHotelQuoteId,
  type FlightQuote,
  type HotelQuote,
} from '#domain/holiday/quote-id.ts';
import { HOLIDAY_REFUSALS } from '#domain/holiday/refusals.ts';
import type { Pence } from '#domain/money.ts';
import { refuse } from '#domain/refuse.ts';
import { statusOfCredit } from '#domain/wallet/credit.ts';
import { spendBasket } from '#server/account/caller-quota.ts';
import { isClosedByAdvice, nightsInPlace } from '#server/advice/advice-blocks.ts';
import type { LivePrice } from '#server/holiday/live-price.ts';
import type { CallerContext, VisitorContext } from '#server/purchase-context.ts';
import { SupplierUnavailable } from '#server/suppliers/ports.ts';
import type { CreditRecord } from '#server/wallet/credit-record.ts';
import { askOffers, priorityFor } from './basket-offers.ts';
import {
  expiryOf,
  receiptOf,
  type Basket,
  type BasketChoices,
  type Offers,
} from './basket-record.ts';
import { holdSeatsAgain } from './basket-seats.ts';
import { changeBasket, loadBasket, type BasketOutcome, type BasketPatch } from './basket.ts';
import { BASKET_LIFE_MS, holdFlights } from './create-basket.ts';
import { isSelfBookable } from './self-booking-offer.ts';
import { findSoldOut, isHoliday } from './sold-out.ts';

export type PriceQuotes = (
  hotel: HotelQuote,
  flight: FlightQuote | undefined,
) => Promise<LivePrice>;

/**
 * Prices the basket anew and holds it again. Where the total is another one, `priceChange` tells
 * was and now and the basket cannot be paid until it is accepted. Refused with `no_availability`
 * when it cannot be had any more, or its supplier said so when it was ordered.
 */
export async function refreshBasket(
  context: CallerContext,
  basketId: string,
  priceQuotes: PriceQuotes,
): Promise<BasketOutcome> {
  const basket = await loadBasket(context, basketId);
  if (!basket) return { kind: 'absent' };
  const { currency } = context.market;
  const unavailable = [refuse(HOLIDAY_REFUSALS, 'no_availability', 'basketId')];
  const soldOut = await findSoldOut(context.database, basketId);
  if (isHoliday(soldOut)) return { kind: 'refused', errors: unavailable, basket };
  if (await isClosedByAdvice(context.database, nightsInPlace(basket.holiday))) {
    const errors = [refuse(HOLIDAY_REFUSALS, 'advice_closed', 'basketId')];
    return { kind: 'refused', errors, basket };
  }
  const tooMany = await refuseBasket(context, basket);
  if (tooMany) return tooMany;
  const price = await priceQuotes(...quotesOf(basket.holiday));
  if (price.kind !== 'priced') return { kind: 'refused', errors: unavailable, basket };
  const perks = switchedOn(price.holiday.perks, context.client.flags);
  const holiday = { ...price.holiday, perks };
  const key = `${basketId}:hold:${basket.version}`;
  const [hold, offers] = await Promise.all([
    holdFlights(context, holiday, key),
    askOffers(context, holiday),
  ]);
  if (hold === 'refused') return { kind: 'refused', errors: unavailable, basket };
  const kept = without(soldOut, basket.choices).seats;
  const seats = await holdSeatsAgain(context, holiday, kept, hold);
  return changeBasket(context, basketId, { live: false, version: basket.version }, (current) => {
    const again = without(soldOut, requote(current.choices, offers, holiday));
    const choices = { ...again, seats };
    const seen = current.priceChange?.was ?? receiptOf(current, currency).total;
    const { promotionalCode, chosenCredits, lost } = stillUsable(current, context.clock());
    const now = receiptOf({ holiday, choices, promotionalCode, chosenCredits }, currency).total;
    const changedBy = whoChangedPrice(current.holiday, holiday);
    const rate = current.holiday.sale?.rate === holiday.sale?.rate ? 'same' : 'changed';
    return {
      holiday,
      choices,
      offers,
      supplierSession: hold ?? null,
      priceChange:
        now === seen
          ? null
          : {
              was: seen,
              now,
              changedBy,
              reason: lost ?? changeReason({ was: seen, now, changedBy, rate }),
            },
      promotionalCode: promotionalCode?.code ?? null,
      chosenCredits: {
        creditIds: chosenCredits.credits.map(({ id }) => id),
        acceptedLoss: chosenCredits.acceptedLoss,
      },
      expiresAt: new Date(context.clock().getTime() + BASKET_LIFE_MS).toISOString(),
    };
  });
}

/**
 * Holds the deal for 14 more minutes; refused when its time is up, or the airline gives no more.
 */
export async function extendBasket(
  context: CallerContext,
  basketId: string,
): Promise<BasketOutcome> {
  const basket = await loadBasket(context, basketId);
  if (!basket) return { kind: 'absent' };
  const tooMany = await refuseBasket(context, basket);
  if (tooMany) return tooMany;
  const session = await extendSession(context, basket);
  return changeBasket(context, basketId, { live: true }, (current): BasketPatch => {
    const shown = Date.parse(expiryOf(current, context.clock()).expiry);
    return {
      ...session,
      expiresAt: new Date(
        Math.max(Date.parse(current.expiresAt), shown + EXTENSION_MS),
      ).toISOString(),
    };
  });
}

/** Goes on at the changed price; refused when `acceptedTotal` is not the price now. */
export const acceptBasketPrice = (
  context: VisitorContext,
  basketId: string,
  acceptedTotal: Pence,
): Promise<BasketOutcome> =>
  changeBasket(context, basketId, { live: true }, (basket) =>
    receiptOf(basket, context.market.currency).total === acceptedTotal
      ? { priceChange: null }
      : [refuse(BASKET_REFUSALS, 'price_changed', 'acceptedTotal')],
  );

/** A basket that is held anew counts as one more; refused when that is one too many. */
async function refuseBasket(
  context: CallerContext,
  basket: Basket,
): Promise<BasketOutcome | undefined> {
  const spending = await spendBasket(context, basket.owner);
  if (spending.kind === 'spent') return undefined;
  const wait = waitInWords(spending.waitSeconds);
  return {
    kind: 'refused',
    errors: [refuse(QUOTA_REFUSALS, 'too_many_baskets', 'basketId', { wait })],
    basket,
  };
}

function quotesOf(holiday: PricedHoliday): [HotelQuote, FlightQuote | undefined] {
  const hotel = parseHotelQuoteId(holiday.hotelQuoteId);
  const flight = parseFlightQuoteId(holiday.flightQuoteId);
  if (!hotel || (!flight && holiday.flightQuoteId !== HOTEL_ONLY))
    throw new Error('a basket holds quote ids that do not read');
  return [hotel, flight];
}

/**
 * An airline that does not answer leaves the session as it was; one that has ended it leaves it
 * without expiry (BSKT-10).
 */
async function extendSession(
  { suppliers }: VisitorContext,
  { supplierSession }: Basket,
): Promise<Pick<BasketPatch, 'supplierSession'>> {
  if (!supplierSession) return {};
  try {
    const { sessionId } = supplierSession;
    const extended = await suppliers.flights.extend({ sessionId });
    if (extended.kind === 'expired')
      return { supplierSession: { sessionId, extendedCount: supplierSession.extendedCount } };
    return {
      supplierSession: {
        sessionId,
        expiresAt: extended.expiresAt,
        extendedCount: extended.extendedCount,
      },
    };
  } catch (error) {
    if (error instanceof SupplierUnavailable) return {};
    throw error;
  }
}

/** Code and credits that can be used once more, and a sentence about one that cannot. */
function stillUsable({ promotionalCode, chosenCredits }: Basket, now: Date) {
  const isOver = promotionalCode !== undefined && hasEnded(promotionalCode, now);
  const { credits } = chosenCredits;
  const isUsable = (credit: CreditRecord) => statusOfCredit(credit, now) === 'AVAILABLE';
  const gone = credits.find((credit) => !isUsable(credit));
  return {
    promotionalCode: isOver ? undefined : promotionalCode,
    chosenCredits: { ...chosenCredits, credits: credits.filter(isUsable) },
    lost: isOver
      ? `The promo code ${promotionalCode.code} has ended`
      : gone && `The ${gone.name} credit cannot be used any more`,
  };
}

/** The choices but the one that was sold out when it was ordered, whatever is offered now. */
const without = (item: string | null | undefined, choices: BasketChoices): BasketChoices => ({
  ...choices,
  ...(item === 'seats' && { seats: null }),
  ...(item === 'priority' && { priority: null }),
  ...(item === 'transfer' && { transfer: null }),
  ...(item === 'parking' && { carPark: null }),
  ...(item === 'insurance' && { insurance: null }),
});

/**
 * The same choices at their new quotes; what is not on offer any more falls out and shows in the
 * price change. Seats stay as they are: who knows what became of them is the airline's session.
 */
export function requote(
  choices: BasketChoices,
  offers: Offers,
  holiday: PricedHoliday,
): BasketChoices {
  const { seats, priority, transfer, transferFlight, carPark, insurance } = choices;
  const { holdBags, fulfilment } = choices;
  const isSilent = (kind: Offers['unanswered'][number]) => offers.unanswered.includes(kind);
  const bag = holiday.flights?.holdBag;
  const transferAgain = isSilent('transfers')
    ? transfer
    : ((transfer && sameTransfer(transfer, offers, holiday)) ?? null);
  return {
    seats: holiday.flights && seats,
    priority: isSilent('priority')
      ? priority
      : ((priority && priorityFor({ holiday, offers })) ?? null),
    transfer: transferAgain,
    transferFlight: transferAgain && transferFlight,
    carPark: isSilent('parking')
      ? carPark
      : (offers.carParks.find(({ name }) => name === carPark?.name) ?? null),
    insurance: isSilent('insurance')
      ? insurance
      : (offers.insurance.find(({ title }) => title === insurance?.title) ?? null),
    holdBags: holdBags && bag ? { quantity: holdBags.quantity, bag } : null,
    fulfilment: isSelfBookable(holiday) ? fulfilment : 'AUTO_BOOK',
  };
}

/** The same one among today’s offers; of a stay alone from the same airport, as its title says. */
function sameTransfer(
  { type, supplierName, title }: NonNullable<BasketChoices['transfer']>,
  { transfers }: Offers,
  { flights }: PricedHoliday,
): Offers['transfers'][number] | undefined {
  const alike = transfers.filter(
    (offer) => offer.type === type && offer.supplierName === supplierName,
  );
  return alike.find((offer) => offer.title === title) ?? (flights ? alike[0] : undefined);
}
