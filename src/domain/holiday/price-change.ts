/**
 * Telling that a price is another one than was seen (decisions: Deal): who changed it, in words.
 */
import type { Pence } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import { flightsPrice, type PriceLine } from './price.ts';
import type { PricedHoliday } from './priced-holiday.ts';

type Asked = Pick<PricedHoliday, 'rooms' | 'party' | 'flights'> & {
  readonly lines: readonly PriceLine[];
};

/**
 * The hotel, the airlines or both by name, whichever asks for another price than before; undefined
 * when neither does. What each asks is compared, in pence: converted lines share odd cents.
 */
export function whoChangedPrice(
  before: Asked,
  after: Asked & Pick<PricedHoliday, 'hotel'>,
): string | undefined {
  const airlines = after.flights
    ? [after.flights.outbound.carrierName, after.flights.inbound.carrierName]
    : [];
  const names = [
    ...(hotelAsks(before) === hotelAsks(after) ? [] : [after.hotel.name]),
    ...(airlinesAsk(before) === airlinesAsk(after) ? [] : new Set(airlines)),
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

const hotelAsks = ({ rooms }: Asked): Pence => rooms.reduce((sum, { price }) => sum + price, 0);

/** For seats, and for hold bags where the holiday has them. */
function airlinesAsk({ flights, party, lines }: Asked): Pence {
  if (!flights) return 0;
  const { outbound, inbound, holdBag } = flights;
  const hasBags = lines.some(({ kind }) => kind === 'bags');
  return (
    flightsPrice([outbound, inbound], headsOf(party)) +
    (hasBags && holdBag ? holdBag.price + (holdBag.priceForAll ?? 0) : 0)
  );
}
