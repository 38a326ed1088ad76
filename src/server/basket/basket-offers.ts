/**
 * Asks the suppliers of extras, all at once, what they have for a holiday; and which of it fits.
 */
import { needsStepFree } from '#domain/basket/accessibility.ts';
import { fittingTransfers } from '#domain/basket/extras.ts';
import type { Passenger } from '#domain/basket/passengers.ts';
import type { ErrorKind } from '#domain/errors/error-kinds.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { headsOf } from '#domain/party.ts';
import { answerWithin } from '#server/holiday/answer-within.ts';
import { reportError } from '#server/platform/report-error.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import type { TransferQuote } from '#server/suppliers/ports.ts';
import type { Basket, Offers } from './basket-record.ts';

const TIMEOUT_MS = 3_000;

/**
 * Transfers and car parks go with flights alone; a supplier that does not answer is named in
 * `unanswered`, and told to the log (ERR-26).
 */
export async function askOffers(
  { suppliers, log, market }: Pick<PurchaseContext, 'suppliers' | 'log' | 'market'>,
  holiday: PricedHoliday,
): Promise<Offers> {
  const ask = <Quote>(kind: ErrorKind, quote: () => Promise<Quote>) =>
    answerWithin(TIMEOUT_MS, quote, (reason) => reportError(log, kind, { reason }));
  const { hotel, departureDate, returnDate, flights } = holiday;
  const { adults, children, infants } = headsOf(holiday.party);
  const [transfers, carParks, insurance] = await Promise.all([
    flights
      ? ask('FetchTransfersError', () =>
          suppliers.transfers.quote({
            airport: flights.outbound.destination,
            hotelId: hotel.id,
            arrivalDate: holiday.checkIn,
            departureDate: returnDate,
            adults,
            children,
            infants,
          }),
        )
      : [],
    flights
      ? ask('FetchCarParkingError', () =>
          suppliers.carParks.quote({
            airport: flights.outbound.origin,
            from: departureDate,
            to: returnDate,
          }),
        )
      : [],
    ask('FetchInsuranceError', () =>
      suppliers.insurance.quote({
        country: hotel.country,
        residence: market.countryCode,
        from: departureDate,
        to: returnDate,
        adults,
        children,
        infants,
      }),
    ),
  ]);
  return {
    transfers: [...(transfers ?? [])],
    carParks: [...(carParks ?? [])],
    insurance: (insurance ?? []).map((quote) => ({ ...quote, documents: [...quote.documents] })),
    unanswered: [
      ...(transfers ? [] : ['transfers' as const]),
      ...(carParks ? [] : ['parking' as const]),
      ...(insurance ? [] : ['insurance' as const]),
    ],
  };
}

/** The transfers that this party may choose at `now` (XTRA-05, A11Y-07). */
export function transfersFor(
  { holiday, offers }: Pick<Basket, 'holiday' | 'offers'>,
  passengers: readonly Passenger[],
  now: Date,
): TransferQuote[] {
  if (!holiday.flights) return [];
  return fittingTransfers(offers.transfers, {
    now: now.toISOString(),
    departsAt: holiday.flights.outbound.departsAt,
    stepFreeOnly: needsStepFree(passengers),
  });
}
