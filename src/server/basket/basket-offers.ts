/**
 * Asks the suppliers of extras, all at once, what they have for a holiday; and which of it fits.
 */
import { needsStepFree } from '#domain/basket/accessibility.ts';
import { fittingTransfers, travelStart } from '#domain/basket/extras.ts';
import type { Passenger } from '#domain/basket/passengers.ts';
import type { ErrorKind } from '#domain/errors/error-kinds.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { parseFlightQuoteId } from '#domain/holiday/quote-id.ts';
import { headsOf } from '#domain/party.ts';
import { coversFlights } from '#domain/seats/priority.ts';
import { answerWithin } from '#server/holiday/answer-within.ts';
import { flightRequest } from '#server/holiday/live-price.ts';
import { reportError } from '#server/platform/report-error.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import type { TransferQuote } from '#server/suppliers/ports.ts';
import type { Basket, Offers } from './basket-record.ts';
import { quoteTransfers } from './quote-transfers.ts';

const TIMEOUT_MS = 3_000;

/**
 * Car parks go with flights alone; a supplier that does not answer is named in `unanswered`, and
 * told to the log (ERR-26).
 */
export async function askOffers(
  { suppliers, log, market }: Pick<PurchaseContext, 'suppliers' | 'log' | 'market'>,
  holiday: PricedHoliday,
): Promise<Offers> {
  const ask = <Quote>(kind: ErrorKind, quote: () => Promise<Quote>) =>
    answerWithin(TIMEOUT_MS, quote, (reason) => reportError(log, kind, { reason }));
  const { hotel, departureDate, returnDate, flights } = holiday;
  const flight = parseFlightQuoteId(holiday.flightQuoteId);
  const { adults, children, infants } = headsOf(holiday.party);
  const people = { adults, children, infants };
  const [priority, transfers, carParks, insurance] = await Promise.all([
    flight
      ? ask('PriorityBoardingError', () => suppliers.priority.quote(flightRequest(holiday, flight)))
      : [],
    ask('FetchTransfersError', () => quoteTransfers(suppliers, holiday)),
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
        ...people,
      }),
    ),
  ]);
  return {
    priority: (priority ?? []).map((quote) => ({
      ...quote,
      flightReferences: [...quote.flightReferences],
    })),
    transfers: [...(transfers ?? [])],
    carParks: [...(carParks ?? [])],
    insurance: (insurance ?? []).map((quote) => ({ ...quote, documents: [...quote.documents] })),
    unanswered: [
      ...(priority ? [] : ['priority' as const]),
      ...(transfers ? [] : ['transfers' as const]),
      ...(carParks ? [] : ['parking' as const]),
      ...(insurance ? [] : ['insurance' as const]),
    ],
  };
}

/** The priority boarding that can be had for the whole journey, if any (FLT-15). */
export const priorityFor = ({
  holiday: { flights },
  offers,
}: Pick<Basket, 'holiday' | 'offers'>): Offers['priority'][number] | undefined =>
  flights === null
    ? undefined
    : offers.priority.find(({ flightReferences }) =>
        coversFlights(flightReferences, [
          flights.outbound.flightNumber,
          flights.inbound.flightNumber,
        ]),
      );

/** The transfers that this party may choose at `now` (XTRA-05, A11Y-07). */
export function transfersFor(
  { holiday, offers }: Pick<Basket, 'holiday' | 'offers'>,
  passengers: readonly Passenger[],
  now: Date,
): TransferQuote[] {
  return fittingTransfers(offers.transfers, {
    now: now.toISOString(),
    departsAt: travelStart(holiday),
    stepFreeOnly: needsStepFree(passengers),
  });
}
