/**
 * Places an order, from a claimed checkout to a told customer, as one durable workflow. Each
 * refusal gives back what was taken before it. Capture comes last; after it the order stands.
 */
import type { OrderFailure } from '#domain/checkout/payment-problem.ts';
import { holdBagsPrice } from '#domain/holiday/hold-bags.ts';
import { addedPrice, AT_COST, convert } from '#domain/market/tariff.ts';
import type { Pence } from '#domain/money.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import type { PlaceOutcome } from '#server/checkout/place-outcome.ts';
import { inMarket } from '#server/purchase-context.ts';
import { readPlacement, type Accepted } from '../accepted.ts';
import type { PlacementContext } from '../placement-context.ts';
import { authorise, captureFirst } from './authorise.ts';
import { bookPart, isStanding, type BookedPart, type PartResult } from './book-part.ts';
import { extendHeldFlights } from './held-flights.ts';
import { recordProgress } from './history.ts';
import { partBookings } from './parts.ts';
import { releaseOrder, type Taken } from './release-order.ts';
import { saveOrder } from './save-order.ts';

/**
 * Runs the placement with this id to its end; its answer to the visitor is stored with it on the
 * way.
 */
export async function placeOrder(
  site: PlacementContext,
  placementId: string,
): Promise<PlaceOutcome> {
  const { step, read } = site.steps;
  // Placements that are under way have this step in their history. It used to keep the data.
  await step('read what was accepted', async () => placementId);
  const placement = await read(() => readPlacement(site.database, placementId));
  const context = inMarket(site, placement.market);
  const refuse = (taken: Omit<Taken, 'outcome'>, outcome: PlaceOutcome) =>
    releaseOrder(context, placement, { ...taken, outcome });

  const payment = await step('authorise', () => authorise(context, placement));
  if (payment.kind !== 'authorised')
    return refuse(
      { payment, tried: [] },
      failure(payment.kind === 'refused' ? payment.refusal : 'card_provider_unavailable'),
    );
  await step('note authorisation', () => recordProgress(context.database, placement, 'AUTHORISED'));

  const isHeld = await step('extend held flights', () => extendHeldFlights(context, placement));
  if (!isHeld) return refuse({ payment, tried: [] }, { kind: 'BasketExpired' });

  const tried: PartResult[] = [];
  for (const booking of partBookings(context.suppliers, placement)) {
    const result = await step(`book ${booking.part}`, () => bookPart(context, booking, placement));
    tried.push(result);
    if (!isStanding(result.answer))
      return refuse({ payment, tried }, refusalOf(result, booking.price, placement.accepted));
  }
  await step('note bookings', () => recordProgress(context.database, placement, 'BOOKED'));

  const booked = tried.flatMap(bookedPart);
  const isRequest = booked.some(({ kind }) => kind === 'on_request');
  const isCaptured =
    isRequest ||
    (await step('capture', () => captureFirst(context, placement, payment.pspReference)));
  if (!isCaptured) return refuse({ payment, tried }, failure('payment_refused'));
  return step('save order', () =>
    saveOrder(context, placement, { payment, booked, status: isRequest ? 'PENDING' : 'PLACED' }),
  );
}

const failure = (reason: OrderFailure): PlaceOutcome => ({
  kind: 'OrderPlacementFailed',
  reason,
  priceChange: null,
  moneyReturned: true,
});

function refusalOf({ part, answer }: PartResult, price: Pence, accepted: Accepted): PlaceOutcome {
  switch (answer.kind) {
    case 'unavailable':
      return { kind: 'ItemDoesNotExist', item: part };
    case 'expired':
      return { kind: 'BasketExpired' };
    case 'price_changed': {
      const was = receiptOf(accepted, accepted.currency).total;
      const now = was + dearerBy(part, price, answer.price, accepted);
      return {
        kind: 'OrderPlacementFailed',
        reason: 'price_changed',
        priceChange: { was, now, reason: `The supplier of the ${part} has changed the price` },
        moneyReturned: true,
      };
    }
    case 'refused':
      return failure('name_refused');
    default:
      return failure('supplier_unavailable');
  }
}

/**
 * What the order comes to more when a supplier asks `after` for `before`, both in pence: flights,
 * bags and stay are converted together, an extra by itself.
 */
function dearerBy(
  part: PartResult['part'],
  before: Pence,
  after: Pence,
  { holiday: { sale = AT_COST }, choices: { holdBags } }: Accepted,
): number {
  if (part !== 'flight' && part !== 'stay')
    return convert(after, sale.rate) - convert(before, sale.rate);
  const bags = holdBags ? holdBagsPrice(holdBags.bag, holdBags.quantity) : 0;
  return addedPrice({ rate: sale.rate, pence: sale.pence + bags }, after - before);
}

const bookedPart = ({ part, answer }: PartResult): BookedPart[] =>
  isStanding(answer) ? [{ part, ...answer }] : [];
