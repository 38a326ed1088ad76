/**
 * Telling that a price is another one than was seen (decisions: Deal): who changed it, in words.
 */
import type { Tariff } from '#domain/market/tariff.ts';
import { SUPPLIER_CURRENCY, type Pence } from '#domain/money.ts';
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

/** Totals of one currency in minor units, and what is known of what came between them. */
type Change = {
  readonly was: number;
  readonly now: number;
  /** Whose price is another one, by name. */
  readonly changedBy: string | undefined;
  /** What became of the rate of exchange. */
  readonly rate: RateOfSeen | 'changed';
};

/** Of a total that a page showed: nobody noted at which rate, where one is sold at. */
export type RateOfSeen = 'same' | 'unknown';

export const rateOfSeen = ({ currency }: Pick<Tariff, 'currency'>): RateOfSeen =>
  currency === SUPPLIER_CURRENCY ? 'same' : 'unknown';

/**
 * Why a total is another one, beside the name of who changed it; without one the supplier is told
 * of, and the exchange where it may be that.
 */
export function changeReason({ was, now, changedBy, rate }: Change): string {
  if (changedBy !== undefined)
    return `The total is ${now > was ? 'higher' : 'lower'} than when you last saw it${rate === 'changed' ? ', and our exchange rate is another one' : ''}`;
  if (rate === 'changed') return 'Our exchange rate has changed since you last saw the price';
  if (rate === 'unknown')
    return 'The supplier’s price or our exchange rate has changed since you last saw it';
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
