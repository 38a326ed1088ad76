/**
 * Telling that a price is another one than was seen (decisions: Deal): who changed it, in words.
 */
import type { Pence } from '#domain/money.ts';
import type { LineKind, PriceLine } from './price.ts';
import type { PricedHoliday } from './priced-holiday.ts';

type Lines = { readonly lines: readonly PriceLine[] };

/**
 * The hotel, the airlines or both by name, whichever asks for another price than before; undefined
 * when neither does.
 */
export function whoChangedPrice(
  before: Lines,
  after: Pick<PricedHoliday, 'lines' | 'hotel' | 'flights'>,
): string | undefined {
  const isOther = (kind: LineKind) => amountOf(before, kind) !== amountOf(after, kind);
  const airlines = after.flights
    ? [after.flights.outbound.carrierName, after.flights.inbound.carrierName]
    : [];
  const names = [
    ...(isOther('hotel') ? [after.hotel.name] : []),
    ...(isOther('flights') || isOther('bags') ? new Set(airlines) : []),
  ];
  return names.length === 0 ? undefined : names.join(' and ');
}

/**
 * Why a total is another one, beside the name of who changed it; without one the supplier is told
 * of.
 */
export function changeReason(was: Pence, now: Pence, changedBy: string | undefined): string {
  if (changedBy !== undefined)
    return `The total is ${now > was ? 'higher' : 'lower'} than when you last saw it`;
  return `The supplier ${now > was ? 'raised' : 'lowered'} the price after you last saw it`;
}

const amountOf = ({ lines }: Lines, kind: LineKind): Pence =>
  lines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
