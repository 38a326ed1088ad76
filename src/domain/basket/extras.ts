/** Which extras go with a holiday (XTRA-05, A11Y-07), and who may book its flights (FLT-16). */
import { totalOf, type PriceLine } from '#domain/holiday/price.ts';
import type { HolidayLeg } from '#domain/holiday/priced-holiday.ts';
import type { Pence } from '#domain/money.ts';

/** Transfers cannot be arranged within 48 hours of travel (XTRA-05). */
const TRANSFER_LEAD_MS = 48 * 3_600_000;

export type TransferFacts = {
  /** Now and the departure of the outbound flight, as ISO instants. */
  readonly now: string;
  readonly departsAt: string;
  /** Somebody cannot climb three steps. */
  readonly stepFreeOnly: boolean;
};

/**
 * The transfers that may be offered: none within 48 hours; only step-free and wheelchair-adapted
 * ones where steps cannot be climbed.
 */
export function fittingTransfers<T extends { readonly type: string; readonly stepFree: boolean }>(
  transfers: readonly T[],
  facts: TransferFacts,
): T[] {
  if (Date.parse(facts.departsAt) - Date.parse(facts.now) <= TRANSFER_LEAD_MS) return [];
  return transfers.filter(
    ({ stepFree, type }) => !facts.stepFreeOnly || stepFree || type === 'wheelchair_adapted_taxi',
  );
}

/** Who books the flights: we do, or those who fly, with a card that we pay (FLT-16). */
export const BOOKING_MODES = ['AUTO_BOOK', 'SELF_BOOK'] as const;
export type BookingMode = (typeof BOOKING_MODES)[number];

type FlownHoliday = {
  readonly flights: Readonly<
    Record<'outbound' | 'inbound', Pick<HolidayLeg, 'agentFee' | 'airlineSession'>>
  > | null;
  readonly lines: readonly PriceLine[];
};

/**
 * What a party saves by booking its flights itself: the airline's fee for agents, in minor units of
 * the lines (FLT-17). Nothing where one of the flights has none, or is held for us by its airline:
 * then we book both.
 */
export function selfBookingSaves({ flights, lines }: FlownHoliday): Pence {
  const isTheirs =
    flights !== null &&
    [flights.outbound, flights.inbound].every((leg) => leg.agentFee && !leg.airlineSession);
  return isTheirs ? totalOf(lines.filter(({ kind }) => kind === 'booking_fee')) : 0;
}
