/**
 * What cancelling costs on each day, from the booking terms as data (visitors: section 3,
 * complaints 1 and 6; product.md).
 */
import { addDays, daysBetween, type IsoDate } from '#domain/dates.ts';
import type { Pence } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import { OWED_BESIDE, payableOf, totalOf, type PriceLine } from './price.ts';
import type { PricedHoliday } from './priced-holiday.ts';

/**
 * The deposit of the booking terms, per adult and child: what a booking is bound to from the first
 * day, whatever is paid first.
 */
export const DEPOSIT_PER_PERSON: Pence = 12_000;

/**
 * The booking terms, latest first: from this many days before departure on, this share is lost,
 * never less than the deposit. Further out the deposit alone is lost.
 */
const TERMS = [
  { fromDays: 14, percent: 100, words: 'everything', tone: 'bad' },
  { fromDays: 42, percent: 80, words: '80%', tone: 'bad' },
  { fromDays: 70, percent: 50, words: 'half', tone: 'warn' },
] as const;

export type Tone = 'good' | 'warn' | 'bad';

export type CancellationFacts = {
  /** What is paid to us in all, in pence. */
  readonly payable: Pence;
  /** What former flights cost, lost whatever the day; none unless told. */
  readonly gone?: Pence;
  /** The hotel's part of it, given back on days up to `refundableUntil`. */
  readonly hotel: Pence;
  readonly refundableUntil: IsoDate | null;
  /** Adults and children. */
  readonly paying: number;
  readonly departureDate: IsoDate;
};

export type CancellationSpan = {
  /** First day; null = from today. */
  readonly from: IsoDate | null;
  /** Last day; null = until departure. */
  readonly until: IsoDate | null;
  readonly lost: Pence;
  readonly words: string;
  readonly tone: Tone;
};

type Bookable = Pick<PricedHoliday, 'party' | 'departureDate' | 'refundableUntil'> & {
  readonly lines: readonly PriceLine[];
};

/** A holiday with its lines, those of a basket's receipt included, as the terms see it. */
export const cancellationFacts = ({
  lines,
  refundableUntil,
  party,
  departureDate,
}: Bookable): CancellationFacts => ({
  payable: payableOf(lines.filter(({ kind }) => !OWED_BESIDE.includes(kind))),
  gone: totalOf(lines.filter(({ kind }) => kind === 'flights_gone')),
  hotel: totalOf(lines.filter(({ kind }) => kind === 'hotel')),
  refundableUntil,
  paying: headsOf(party).paying,
  departureDate,
});

/**
 * What is lost in all by cancelling on `date`, in pence; fractions of a penny are the customer's.
 */
export const lossOn = (facts: CancellationFacts, date: IsoDate): Pence => termsOn(facts, date).lost;

/** A part of what is paid to us, and what of it is lost. */
export type LostPart = {
  readonly kind: 'HOTEL' | 'FORMER_FLIGHTS' | 'REST' | 'ALL';
  readonly amount: Pence;
  readonly lost: Pence;
};

/** What `lossOn` comes to, part by part: a refundable hotel, former flights, and the rest. */
export function lossByPart(facts: CancellationFacts, date: IsoDate): readonly LostPart[] {
  const { payable, gone = 0 } = facts;
  const hotel = refundedOn(facts, date);
  const parts: readonly LostPart[] = [
    { kind: 'HOTEL', amount: hotel, lost: 0 },
    { kind: 'REST', amount: payable - hotel, lost: lossOn(facts, date) - gone },
    { kind: 'FORMER_FLIGHTS', amount: gone, lost: gone },
  ];
  const listed = parts.filter(({ amount }) => amount > 0);
  return listed.map((part) => (listed.length === 1 ? { ...part, kind: 'ALL' } : part));
}

/** The days from `today` to departure as spans of equal loss, earliest first. */
export function cancellationSpans(facts: CancellationFacts, today: IsoDate): CancellationSpan[] {
  const starts = [today, ...turningPoints(facts)]
    .filter((date) => date >= today && date <= facts.departureDate)
    .sort();
  const distinct = starts.filter(
    (date, i) => i === 0 || lossOn(facts, date) !== lossOn(facts, starts[i - 1]!),
  );
  return distinct.map((from, i) => ({
    from: i === 0 ? null : from,
    until: distinct[i + 1] === undefined ? null : addDays(distinct[i + 1]!, -1),
    ...termsOn(facts, from),
  }));
}

/** What stands beside a plan: the first of the spans, for whoever made the first payment. */
export type FirstSpan = {
  /** In all, whatever is paid when. */
  readonly lost: Pence;
  /** Of it, what the first payment does not cover. */
  readonly owed: Pence;
  /** Last day on which it holds, from the next on more is lost; null = until departure. */
  readonly until: IsoDate | null;
};

/** What cancelling costs from `today` on after a first payment of `paid` (R6). */
export function firstSpanAfterPaying(
  facts: CancellationFacts,
  today: IsoDate,
  paid: Pence,
): FirstSpan {
  const [first] = cancellationSpans(facts, today);
  const { lost, until } = first ?? { lost: lossOn(facts, today), until: null };
  return { lost, owed: Math.max(0, lost - paid), until };
}

function termsOn(
  facts: CancellationFacts,
  date: IsoDate,
): Pick<CancellationSpan, 'lost' | 'words' | 'tone'> {
  const { lost, words, tone } = termsOfSold(facts, date);
  const { gone = 0 } = facts;
  if (gone === 0) return { lost, words, tone };
  const flights = 'the price of your former flights';
  return { lost: lost + gone, words: lost === 0 ? flights : `${words} and ${flights}`, tone };
}

function termsOfSold(
  facts: CancellationFacts,
  date: IsoDate,
): Pick<CancellationSpan, 'lost' | 'words' | 'tone'> {
  const refunded = refundedOn(facts, date);
  const bound = facts.payable - refunded;
  if (bound <= 0) return { lost: 0, words: 'nothing', tone: 'good' };
  const deposit = Math.min(bound, facts.paying * DEPOSIT_PER_PERSON);
  const days = daysBetween(date, facts.departureDate);
  const terms = TERMS.find(({ fromDays }) => days <= fromDays);
  const share = terms ? Math.floor((bound * terms.percent) / 100) : 0;
  const lost = Math.max(deposit, share);
  const words =
    lost === bound
      ? wordsForAll(refunded)
      : terms && share > deposit
        ? `${terms.words}${refunded > 0 ? ' of all but the hotel' : ''}`
        : 'the deposit';
  return { lost, words, tone: terms?.tone ?? 'good' };
}

/** Of the hotel, what is given back whatever the rest costs. */
const refundedOn = ({ refundableUntil, hotel }: CancellationFacts, date: IsoDate): Pence =>
  refundableUntil !== null && date <= refundableUntil ? hotel : 0;

const wordsForAll = (refunded: Pence): string =>
  refunded > 0 ? 'everything but the hotel' : 'everything paid to us';

/** Days on which something else may begin to hold. */
const turningPoints = ({ departureDate, refundableUntil }: CancellationFacts): IsoDate[] => [
  ...TERMS.map(({ fromDays }) => addDays(departureDate, -fromDays)),
  ...(refundableUntil === null ? [] : [addDays(refundableUntil, 1)]),
];
