/** Another transfer for a booked holiday, or none. */
import { needsStepFree } from '#domain/basket/accessibility.ts';
import { fittingTransfers } from '#domain/basket/extras.ts';
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import { hoursUntil, holidayStart, TRANSFER_HOURS } from '#domain/order/changing.ts';
import { headsOf } from '#domain/party.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { SupplierUnavailable, type TransferQuote } from '#server/suppliers/ports.ts';
import type { OrderVersion } from '../../versions.ts';
import type { Wanted } from './wanted.ts';

export type TransferOffers =
  | { readonly kind: 'offers'; readonly offers: readonly TransferQuote[] }
  | { readonly kind: 'refused'; readonly refusal: ChangeRefusal };

/** The transfers that the people of an order may choose now, at the supplier's price of now. */
export async function offerTransfers(
  { suppliers, clock }: VisitorContext,
  { accepted: { holiday, passengers }, document }: Pick<OrderVersion, 'accepted' | 'document'>,
): Promise<TransferOffers> {
  const { flights } = holiday;
  if (!flights) return { kind: 'refused', refusal: 'no_flight_to_meet' };
  if (hoursUntil(holidayStart(document), clock()) <= TRANSFER_HOURS)
    return { kind: 'refused', refusal: 'transfer_too_late' };
  const { adults, children, infants } = headsOf(holiday.party);
  try {
    const quotes = await suppliers.transfers.quote({
      airport: flights.outbound.destination,
      hotelId: holiday.hotel.id,
      arrivalDate: holiday.checkIn,
      departureDate: holiday.returnDate,
      adults,
      children,
      infants,
    });
    const offers = fittingTransfers([...quotes], {
      now: clock().toISOString(),
      departsAt: flights.outbound.departsAt,
      stepFreeOnly: needsStepFree(passengers),
    });
    return { kind: 'offers', offers };
  } catch (error) {
    if (error instanceof SupplierUnavailable)
      return { kind: 'refused', refusal: 'supplier_silent' };
    throw error;
  }
}

/** The order with the transfer of this quote, null: with none. */
export async function wantTransfer(
  context: VisitorContext,
  version: OrderVersion,
  quoteId: string | null,
): Promise<Wanted> {
  const { accepted } = version;
  if ((accepted.choices.transfer?.quoteId ?? null) === quoteId)
    return { kind: 'refused', refusal: 'nothing_changes' };
  const found = await offerTransfers(context, version);
  if (found.kind === 'refused') return found;
  const transfer = found.offers.find((offer) => offer.quoteId === quoteId) ?? null;
  if (quoteId !== null && !transfer) return { kind: 'refused', refusal: 'transfer_gone' };
  return {
    kind: 'wanted',
    accepted: { ...accepted, choices: { ...accepted.choices, transfer } },
  };
}
