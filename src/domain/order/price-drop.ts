/**
 * Price-drop protection: what a customer gets back when the holiday they have booked is sold for
 * less (decisions: GQL-08).
 */
import { addDays, addMonths, type IsoDate } from '#domain/dates.ts';
import {
  LINE_KINDS,
  OF_AIRLINE,
  totalOf,
  type LineKind,
  type PriceLine,
} from '#domain/holiday/price.ts';
import type { Pence } from '#domain/money.ts';
import type { OrderState } from '#domain/order/order-states.ts';
import { airlinePaid, soldFor, type SoldLines } from './changes/flights-gone.ts';

/** What the same holiday with the same extras would cost now. */
export type PriceNow =
  /** In pence: what would be paid to us, before any code or credit. */
  | { readonly kind: 'priced'; readonly payable: Pence; readonly found: PricesByKind }
  /** It cannot be had any more as it was booked. */
  | { readonly kind: 'sold_out' }
  /** A supplier did not answer: a list price is none to give money back for. */
  | { readonly kind: 'unknown' };

/** What is paid to us, by the kinds of lines. */
export type PricesByKind = Partial<Record<LineKind, Pence>>;

export const pricesByKind = (lines: readonly PriceLine[]): PricesByKind =>
  lines
    .filter(({ due }) => due === 'booking')
    .reduce<PricesByKind>(
      (sums, { kind, amount }) => ({ ...sums, [kind]: (sums[kind] ?? 0) + amount }),
      {},
    );

/** Why nothing is given back. */
export type NoDrop = 'not_cheaper' | 'sold_out' | 'unknown';

export type ClaimDecision =
  | { readonly kind: 'granted'; readonly was: Pence; readonly now: Pence }
  | { readonly kind: 'refused'; readonly reason: NoDrop };

/**
 * Decides a claim: `last` is the price that was claimed last, or booked. A drop is given back once:
 * the next claim is measured by what this one found.
 */
export function decideClaim(last: Pence, now: PriceNow): ClaimDecision {
  if (now.kind !== 'priced') return { kind: 'refused', reason: now.kind };
  return now.payable < last
    ? { kind: 'granted', was: last, now: now.payable }
    : { kind: 'refused', reason: 'not_cheaper' };
}

/** So many days before it leaves a holiday is protected for the last time. */
const LAST_DAYS_BEFORE = 60;

/** The last day on which a drop can be claimed. */
export const protectedUntil = (departureDate: IsoDate): IsoDate =>
  addDays(departureDate, -LAST_DAYS_BEFORE);

/** What is only requested has no price yet, what is cancelled none any more. */
export const PROTECTED_STATES: readonly OrderState[] = ['PLACED', 'PROCESSING', 'CONFIRMED'];

/** Whether a drop can be claimed on `today`. */
export const isProtected = (
  { status, departureDate }: { readonly status: OrderState; readonly departureDate: IsoDate },
  today: IsoDate,
): boolean => PROTECTED_STATES.includes(status) && today <= protectedUntil(departureDate);

/** What is given back can be used for so many months. */
const CREDIT_MONTHS = 12;

/** The last day of a credit that is given on `today`. */
export const creditEndsOn = (today: IsoDate): IsoDate => addMonths(today, CREDIT_MONTHS);

/** Less is not worth a letter; whoever looks gets it all the same. */
const LEAST_WRITTEN: Pence = 1_000;

/**
 * Whether we write of a price: when it is well below what was claimed or booked `last`, and below
 * what we have written of before.
 */
export const isWorthALetter = (last: Pence, writtenBefore: Pence | null, now: Pence): boolean =>
  now <= Math.min(last, writtenBefore ?? last) - LEAST_WRITTEN;

/** What was given for an order as its price dropped. */
export type DropsGiven = {
  /** In all. */
  readonly given: Pence;
  /** What was found last; null where it was not kept. */
  readonly found: PricesByKind | null;
};

/** Of reductions of an order, what was counted as given back already. */
export const dropsCounted = (reductions: readonly PriceLine[] = []): Pence =>
  reductions.reduce((sum, { kind, amount }) => (kind === 'drop_given' ? sum + amount : sum), 0);

/** What the line of it is called, on papers too. */
export const DROPS_GIVEN = 'Given to you before, as a price-drop credit';

/** The line that says it. */
export const dropsLine = (amount: Pence): PriceLine => ({
  kind: 'drop_given',
  label: DROPS_GIVEN,
  basis: 'For what costs less now, so it isn’t refunded a second time',
  amount,
  due: 'booking',
  chosen: false,
});

type Fall = {
  /** Everything that was booked and is to be, before any code or credit. */
  readonly was: PricesByKind;
  readonly now: PricesByKind;
} & DropsGiven;

/**
 * What of a change's fall was given before: of each kind of line that costs less by it, as much as
 * the last claim has found it cheaper than it was booked; `given` is what is not counted yet. So a
 * claim and a change come to the same in either order.
 */
export function givenBefore({ was, now, given, found }: Fall): Pence {
  const same = LINE_KINDS.reduce((sum, kind) => {
    const less = fallOf(kind, was, now);
    return sum + (found ? Math.min(less, fallOf(kind, was, found)) : less);
  }, 0);
  return Math.max(0, Math.min(given, same));
}

const fallOf = (kind: LineKind, was: PricesByKind, now: PricesByKind): Pence =>
  Math.max(0, (was[kind] ?? 0) - (now[kind] ?? 0));

/** What was owed for flights that were given up. */
const owedForGone = (reductions: readonly PriceLine[] = []): Pence =>
  totalOf(reductions.filter(({ kind }) => kind === 'flights_gone'));

type Reduced = { readonly reductions?: readonly PriceLine[] | undefined };

/** Whether a change gives up flights that were booked, all of them or those of some travellers. */
export const givesFlightsUp = (was: Reduced, now: Reduced): boolean =>
  owedForGone(now.reductions) > owedForGone(was.reductions);

/** Which part of the flights that were booked a change gives up: 1, all of them. */
function partGone(was: Priced, now: Priced): number {
  const paid = soldFor(airlinePaid(was.lines), was);
  const gone = owedForGone(now.reductions) - owedForGone(was.reductions);
  return gone <= 0 || paid === 0 ? 0 : Math.min(1, gone / paid);
}

/** Without what stays owed for flights that are given up: nothing of it is refunded. */
export const withoutFlights = (lines: readonly PriceLine[]): readonly PriceLine[] =>
  lines.filter(({ kind }) => !OF_AIRLINE.includes(kind));

/** An order as it was for some time. */
type Priced = Reduced & SoldLines & { readonly number: number };
type Granted = {
  /** Of the order, whose price it was measured by. */
  readonly version: number;
  readonly amount: Pence;
  readonly found: PricesByKind | null;
};

/** Which part of the flights of a version is booked yet in a later one. */
const leftOf = (versions: readonly Priced[], from: number, to: number): number =>
  versions.reduce(
    (left, now, i) =>
      now.number > from && now.number <= to ? left * (1 - partGone(versions[i - 1]!, now)) : left,
    1,
  );

/**
 * Of what was given, what was for flights that were given up since: they stayed owed at their
 * price, so it is neither refunded less for it, nor is what is booked now any cheaper by it.
 * Versions and claims the oldest first.
 */
export const givenForGone = (versions: readonly Priced[], claims: readonly Granted[]): Pence =>
  versions.slice(1).reduce((sum, now, i) => {
    const was = versions[i]!;
    if (!givesFlightsUp(was, now)) return sum;
    const before = claims.filter(({ version }) => version <= was.number);
    const last = before.at(-1);
    const measured = versions.find(({ number }) => number === last?.version);
    // Whoever claimed for the flights before these was given nothing for these.
    if (!last?.found || !measured || leftOf(versions, measured.number, was.number) === 0)
      return sum;
    const { found } = last;
    const booked = pricesByKind(measured.lines);
    const fell = OF_AIRLINE.reduce((less, kind) => less + fallOf(kind, booked, found), 0);
    const part = partGone(was, now) * leftOf(versions, measured.number, was.number);
    const given = before.reduce((all, { amount }) => all + amount, 0);
    return (
      sum +
      Math.max(0, Math.min(Math.round(fell * part), given - dropsCounted(now.reductions) - sum))
    );
  }, 0);
