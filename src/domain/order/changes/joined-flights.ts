/**
 * Whoever joins an order flies by a booking of their own: whose each airline's booking is. Those of
 * children and infants are made beside the booking of all who were sold their flights together,
 * where the lead passenger always is.
 */
import type { PassengerType } from '#domain/basket/passenger-ages.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { convert, type Tariff } from '#domain/market/tariff.ts';
import type { Pence } from '#domain/money.ts';
import { headsOf, INFANT_BELOW, type Party } from '#domain/party.ts';
import { withParty } from '../party-price.ts';
import { partyWithout } from './fewer-travellers.ts';

export type Joined = {
  /** In the passenger list, counted from 1. */
  readonly traveller: number;
  /** Of their flights, both ways. */
  readonly price: Pence;
  /** Under which their flights are booked. */
  readonly key?: string;
  /** What the airline knows them by. */
  readonly references?: { readonly outbound: string; readonly inbound: string };
};

/** Of a party those who were sold their flights together. */
export const partySold = (party: Party, joined: readonly Joined[]): Party =>
  partyWithout(
    party,
    joined.map(({ traveller }) => traveller),
  );

/**
 * Whether each infant has a lap. An airline knows infants by the booking of who holds them: all go
 * on laps of those who were sold their flights together, whenever they came.
 */
export const haveInfantsLaps = (party: Party, joined: readonly Joined[]): boolean =>
  headsOf(party).infants <= headsOf(partySold(party, joined)).adults;

/** Whoever joins, as a party of one: infants take no seat, children one at an adult’s price. */
export const partyOfOne = (type: PassengerType): Party => [
  {
    adult: { adults: 1, childAges: [] },
    child: { adults: 0, childAges: [INFANT_BELOW] },
    infant: { adults: 0, childAges: [0] },
  }[type],
];

/** Who flies by the booking under this key: one who joined, or all who were sold it together. */
export function travellersUnder<Traveller>(
  key: string,
  travellers: readonly Traveller[],
  joined: readonly Joined[] = [],
): readonly Traveller[] {
  const own = joined.find((one) => one.key === key);
  return travellers.filter((_, i) =>
    own ? own.traveller === i + 1 : joined.every(({ traveller }) => traveller !== i + 1),
  );
}

/**
 * What each has on a flight, parted by the bookings that they fly by: of all who were sold theirs
 * together, and of each who joined.
 */
export function byBooking<Thing>(
  things: readonly Thing[],
  joined: readonly Joined[] = [],
): readonly { readonly of: Joined | undefined; readonly things: readonly Thing[] }[] {
  const ownOf = (i: number) => joined.find(({ traveller }) => traveller === i + 1);
  return [undefined, ...joined]
    .map((of) => ({ of, things: things.filter((_, i) => ownOf(i) === of) }))
    .filter((one) => one.things.length > 0);
}

/** Those who have joined, once somebody more stands at this number. */
export const joinedBeside = (joined: readonly Joined[], number: number): Joined[] =>
  joined.map((one) =>
    one.traveller >= number ? { ...one, traveller: one.traveller + 1 } : { ...one },
  );

/** Those of them who are left without the travellers of these numbers. */
export const joinedWithout = (joined: readonly Joined[], leaving: readonly number[]): Joined[] =>
  joined
    .filter(({ traveller }) => !leaving.includes(traveller))
    .map((one) => ({
      ...one,
      traveller:
        one.traveller - [...new Set(leaving)].filter((number) => number < one.traveller).length,
    }));

/**
 * The holiday for this party, of whom some have joined: the flights of the others at the fares that
 * they were sold at, theirs at those of their day. Its stay is left as it is.
 */
export function withJoined(
  holiday: PricedHoliday,
  { party, joined }: { readonly party: Party; readonly joined: readonly Joined[] },
  tariff: Tariff,
): PricedHoliday {
  const all = withParty(holiday, party, tariff);
  const sold = withParty(holiday, partySold(party, joined), tariff);
  const rate = holiday.sale?.rate ?? tariff.rate;
  const theirs = joined.reduce((sum, { price }) => sum + convert(price, rate), 0);
  const together = sold.lines.find(({ kind }) => kind === 'flights')?.amount ?? 0;
  return {
    ...all,
    lines: all.lines.map((line) =>
      line.kind === 'flights'
        ? { ...line, basis: basisOf(line.basis, joined), amount: together + theirs }
        : line,
    ),
  };
}

const basisOf = (basis: string, joined: readonly Joined[]): string =>
  `${basis.replace(JOINED, '')}${joined.length > 0 ? JOINED : ''}`;

const JOINED = ', those who joined at that day’s price';
