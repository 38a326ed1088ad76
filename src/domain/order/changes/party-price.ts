/** What a booked holiday and what was added to its flights come to for another party. */
import type { Choices } from '#domain/basket/receipt.ts';
import type { HoldBag } from '#domain/holiday/hold-bags.ts';
import { priceHoliday, saleOf, type LineKind } from '#domain/holiday/price.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import type { Tariff } from '#domain/market/tariff.ts';
import { SUPPLIER_CURRENCY } from '#domain/money.ts';
import { headsOf, type Party } from '#domain/party.ts';

/** What is paid by the head, with the flights. */
const BY_HEAD: readonly LineKind[] = ['flights', 'booking_fee', 'atol'];

/**
 * The holiday with its flights for this party, at the fares and the rate that it was priced at. Its
 * stay is left as it is.
 */
export function withParty(holiday: PricedHoliday, party: Party, tariff: Tariff): PricedHoliday {
  const { flights, lines, rooms, hotel, checkIn, nights, sale } = holiday;
  const people = party.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] }));
  if (!flights) return { ...holiday, party: people };
  const was = headsOf(holiday.party).paying;
  const now = headsOf(party).paying;
  const at = { ...tariff, rate: sale?.rate ?? tariff.rate };
  const input = {
    party,
    legs: [flights.outbound, flights.inbound],
    flightLabel: lines.find(({ kind }) => kind === 'flights')?.basis ?? '',
    hotelLabel: hotel.name,
    stayBasis: '',
    roomPrices: rooms.map(({ price }) => price),
    checkIn,
    nights,
    stars: hotel.stars,
    taxRule: undefined,
  };
  const priced = priceHoliday(input, at);
  return {
    ...holiday,
    party: people,
    flights: { ...flights, holdBag: flights.holdBag && bagFor(flights.holdBag, was, now) },
    lines: lines.flatMap((line) =>
      BY_HEAD.includes(line.kind) ? priced.filter(({ kind }) => kind === line.kind) : [line],
    ),
    ...(tariff.currency !== SUPPLIER_CURRENCY && { sale: saleOf(input, at) }),
  };
}

/** A bag that one way sells to all of them has to be bought by as many as there are. */
const bagFor = <Bag extends Pick<HoldBag, 'price' | 'priceForAll'>>(
  bag: Bag,
  was: number,
  now: number,
): Bag =>
  bag.priceForAll === undefined
    ? bag
    : { ...bag, priceForAll: Math.round((bag.priceForAll * now) / was) };

type AddedToFlights = Pick<Choices, 'holdBags' | 'priority' | 'seats'>;

/**
 * What was added to the flights, without these travellers: at most a hold bag for each seat, no
 * priority boarding and no seats for who is not there. `was` and `now`: those with a seat.
 */
export function addedWithout<Added extends AddedToFlights>(
  choices: Added,
  leaving: readonly number[],
  { was, now }: { readonly was: number; readonly now: number },
): Added {
  const { holdBags, priority, seats } = choices;
  const stays = (_: unknown, i: number) => !leaving.includes(i + 1);
  return {
    ...choices,
    holdBags: holdBags && {
      quantity: Math.min(holdBags.quantity, now),
      bag: bagFor(holdBags.bag, was, now),
    },
    priority: priority && { ...priority, price: Math.round((priority.price * now) / was) },
    seats: seats && {
      outbound: seats.outbound.filter(stays),
      inbound: seats.inbound.filter(stays),
    },
  };
}
