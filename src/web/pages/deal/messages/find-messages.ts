/** What the editors say beside a holiday (CONTENT-10). */
import type { DataCall } from '#web/data/data-call.ts';
import { sentenceNamed } from '#web/parts/Content/sentence-named.ts';
import type { NearbyOffersHolidayFragment } from '../price/nearby-offers.generated.ts';
import type { DealHolidayFragment } from '../query.generated.ts';
import { DealMessages, type DealMessagesQuery } from './messages.generated.ts';

/** Undefined when they cannot be told, because a deal sells without them. */
export const findDealMessages = (call: DataCall): Promise<DealMessagesQuery | undefined> =>
  call(DealMessages, {}).catch(() => undefined);

export type SaidOfDeal = {
  /** Above the holiday, on the days that its editors chose. */
  readonly banner: string | undefined;
  /** At its flights: whose they are in a package, and that others of the day cost less. */
  readonly flights: readonly string[];
};

export const NOTHING_SAID: SaidOfDeal = { banner: undefined, flights: [] };

/** Those that are true of this holiday, of which all cheaper ones next to it are known. */
export function messagesOf(
  { isPackage, flightItinerary }: Pick<DealHolidayFragment, 'isPackage' | 'flightItinerary'>,
  nearbyOffers: readonly Pick<NearbyOffersHolidayFragment, 'change' | 'difference'>[],
  read: DealMessagesQuery | undefined,
): SaidOfDeal {
  const isCheaper = nearbyOffers.some(
    ({ change, difference }) => change === 'FLIGHTS' && difference.amount < 0,
  );
  const flights = [
    isPackage && flightItinerary ? sentenceNamed('text', read?.airlineFlights) : undefined,
    isCheaper ? sentenceNamed('text', read?.cheaperFlights) : undefined,
  ];
  return {
    banner: sentenceNamed('text', read?.banner),
    flights: flights.filter((words) => words !== undefined),
  };
}
