/** Takes a holiday into a basket: at the price the visitor saw or not at all (decisions: Deal). */

import type { SupplierSession } from '#domain/basket/expiry.ts';
import { boughtHolidayOf } from '#domain/holiday/bought-holiday.ts';
import { chooseBags } from '#domain/holiday/hold-bags.ts';
import { switchedOn } from '#domain/holiday/perks.ts';
import { changeReason, rateOfSeen } from '#domain/holiday/price-change.ts';
import { totalOf } from '#domain/holiday/price.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import {
  HOTEL_ONLY,
  makeFlightQuoteId,
  parseFlightQuoteId,
  withBags,
} from '#domain/holiday/quote-id.ts';
import { money, type Pence } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import { spendBasket } from '#server/account/caller-quota.ts';
import { customerOf, ownerFor } from '#server/account/visitor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { flightRequest, type LivePrice } from '#server/holiday/live-price.ts';
import { putFact } from '#server/platform/outbox.ts';
import { reportError } from '#server/platform/report-error.ts';
import type { KnownVisitorContext, PurchaseContext } from '#server/purchase-context.ts';
import { SupplierUnavailable } from '#server/suppliers/ports.ts';
import { askOffers } from './basket-offers.ts';
import {
  findBasket,
  NO_CHOICES,
  type Basket,
  type BasketChoices,
  type PriceChange,
} from './basket-record.ts';
import { makeReference } from './references.ts';

export type CreateBasketOutcome =
  | { readonly kind: 'BasketCreated'; readonly basket: Basket }
  | {
      readonly kind: 'BasketPriceChanged';
      readonly priceChange: PriceChange;
      readonly holiday: PricedHoliday;
    }
  | { readonly kind: 'NoAvailability' }
  | { readonly kind: 'HolidayNotFound' }
  | { readonly kind: 'TooManyBaskets'; readonly waitSeconds: number };

/** How long a basket is held at first. */
export const BASKET_LIFE_MS = 30 * 60_000;

/**
 * `price` is the live price of just now, `acceptedTotal` the total in pence that the visitor saw.
 */
export async function createBasket(
  context: KnownVisitorContext,
  { price, acceptedTotal }: { readonly price: LivePrice; readonly acceptedTotal: Pence },
): Promise<CreateBasketOutcome> {
  if (price.kind === 'absent') return { kind: 'HolidayNotFound' };
  if (price.kind === 'unavailable') return { kind: 'NoAvailability' };
  const { changedBy } = price;
  const perks = switchedOn(price.holiday.perks, context.client.flags);
  const holiday = { ...price.holiday, perks };
  const now = totalOf(holiday.lines);
  if (now !== acceptedTotal)
    return {
      kind: 'BasketPriceChanged',
      holiday,
      priceChange: changeOf({ was: acceptedTotal, now, changedBy }, context.market),
    };
  const spending = await spendBasket(context, context.visitor.owner);
  if (spending.kind === 'used up')
    return { kind: 'TooManyBaskets', waitSeconds: spending.waitSeconds };
  const id = context.newId();
  const [hold, offers] = await Promise.all([
    holdFlights(context, holiday, `${id}:hold`),
    askOffers(context, holiday),
  ]);
  if (hold === 'refused') return { kind: 'NoAvailability' };
  const reference = makeReference(id);
  await inTransaction(context.database, async (tx) => {
    await tx
      .insertInto('basket')
      .values({
        id,
        reference,
        owner: ownerFor(context.visitor),
        market: context.market.market,
        ...bagsAsChoice(holiday),
        offers: JSON.stringify(offers),
        supplier_session: hold ? JSON.stringify(hold) : null,
        expires_at: new Date(context.clock().getTime() + BASKET_LIFE_MS).toISOString(),
      })
      .execute();
    await putFact(
      tx,
      context,
      { client: context.client, customer: customerOf(context.visitor) ?? null },
      {
        kind: 'HolidayBasket',
        reference,
        holiday: boughtHolidayOf(holiday, money(now, context.market.currency)),
      },
    );
  });
  const basket = await findBasket(context.database, id);
  if (!basket) throw new Error(`basket ${id} was not kept`);
  return { kind: 'BasketCreated', basket };
}

function changeOf(
  change: Omit<Parameters<typeof changeReason>[0], 'rate'>,
  market: KnownVisitorContext['market'],
): PriceChange {
  return { ...change, reason: changeReason({ ...change, rate: rateOfSeen(market) }) };
}

/**
 * The hold bags that a holiday was asked for with become a choice, which can be taken back; the
 * price stays.
 */
function bagsAsChoice(holiday: PricedHoliday): { holiday: string; extras: string } {
  const flight = parseFlightQuoteId(holiday.flightQuoteId);
  const plain: PricedHoliday = {
    ...holiday,
    flightQuoteId: flight ? makeFlightQuoteId(withBags(flight, 0)) : HOTEL_ONLY,
    lines: holiday.lines.filter(({ kind }) => kind !== 'bags'),
  };
  const holdBags: BasketChoices['holdBags'] = chooseBags(
    holiday.flights?.holdBag,
    flight?.bags ?? 0,
    headsOf(holiday.party).paying,
  );
  return { holiday: JSON.stringify(plain), extras: JSON.stringify({ ...NO_CHOICES, holdBags }) };
}

/**
 * Holds the seats where an airline holds them in a session. Undefined when there is none to hold,
 * or the airline does not answer: the booking then goes without a session (ERR-16).
 */
export async function holdFlights(
  { suppliers, log }: Pick<PurchaseContext, 'suppliers' | 'log'>,
  holiday: PricedHoliday,
  key: string,
): Promise<SupplierSession | undefined | 'refused'> {
  const flight = parseFlightQuoteId(holiday.flightQuoteId);
  if (
    !flight ||
    !holiday.flights ||
    !(holiday.flights.outbound.airlineSession || holiday.flights.inbound.airlineSession)
  )
    return undefined;
  try {
    const held = await suppliers.flights.hold({ ...flightRequest(holiday, flight), key });
    return held.kind === 'held'
      ? { sessionId: held.sessionId, expiresAt: held.expiresAt, extendedCount: held.extendedCount }
      : 'refused';
  } catch (error) {
    if (!(error instanceof SupplierUnavailable)) throw error;
    reportError(log, 'NoFlightBookingSessionError', { reason: error.message });
    return undefined;
  }
}
