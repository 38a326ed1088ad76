/** Another transfer for a booked holiday, or none. */
import { needsStepFree } from '#domain/basket/accessibility.ts';
import {
  checkTransferFlight,
  fittingTransfers,
  tidyTransferFlight,
  transferFlightWords,
  travelStart,
  type TransferFlight,
} from '#domain/basket/extras.ts';
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import { hoursUntil, holidayStart, TRANSFER_HOURS } from '#domain/order/changing.ts';
import { quoteTransfers } from '#server/basket/quote-transfers.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { SupplierUnavailable, type TransferQuote } from '#server/suppliers/ports.ts';
import type { OrderVersion } from '../../../versions.ts';
import type { Wanted } from './wanted.ts';

export type TransferOffers =
  | { readonly kind: 'offers'; readonly offers: readonly TransferQuote[] }
  | { readonly kind: 'refused'; readonly refusal: ChangeRefusal };

/** The transfers that the people of an order may choose now, at the supplier's price of now. */
export async function offerTransfers(
  { suppliers, clock }: VisitorContext,
  { accepted: { holiday, passengers }, document }: Pick<OrderVersion, 'accepted' | 'document'>,
): Promise<TransferOffers> {
  if (hoursUntil(holidayStart(document), clock()) <= TRANSFER_HOURS)
    return { kind: 'refused', refusal: 'transfer_too_late' };
  try {
    const quotes = await quoteTransfers(suppliers, holiday);
    const offers = fittingTransfers([...quotes], {
      now: clock().toISOString(),
      departsAt: travelStart(holiday),
      stepFreeOnly: needsStepFree(passengers),
    });
    return { kind: 'offers', offers };
  } catch (error) {
    if (error instanceof SupplierUnavailable)
      return { kind: 'refused', refusal: 'supplier_silent' };
    throw error;
  }
}

type AskedTransfer = {
  /** Null: none. */
  readonly quoteId: string | null;
  readonly flight?: TransferFlight | null | undefined;
};

/** The order with the transfer of this quote, and of a stay alone with the flight that it meets. */
export async function wantTransfer(
  context: VisitorContext,
  version: OrderVersion,
  { quoteId, flight }: AskedTransfer,
): Promise<Wanted> {
  const { accepted } = version;
  const { choices, holiday } = accepted;
  const errors = flight && quoteId !== null ? checkTransferFlight(flight) : [];
  if (errors.length > 0) return { kind: 'wrong', errors };
  const said = flight === undefined ? choices.transferFlight : flight && tidyTransferFlight(flight);
  const transferFlight = (quoteId !== null && !holiday.flights && said) || null;
  if (
    (choices.transfer?.quoteId ?? null) === quoteId &&
    wordsOf(choices.transferFlight) === wordsOf(transferFlight)
  )
    return { kind: 'refused', refusal: 'nothing_changes' };
  const found = await offerTransfers(context, version);
  if (found.kind === 'refused') return found;
  const transfer = found.offers.find((offer) => offer.quoteId === quoteId) ?? null;
  if (quoteId !== null && !transfer) return { kind: 'refused', refusal: 'transfer_gone' };
  return {
    kind: 'wanted',
    accepted: { ...accepted, choices: { ...choices, transfer, transferFlight } },
  };
}

const wordsOf = (flight: TransferFlight | null | undefined): string =>
  flight ? transferFlightWords(flight) : '';
