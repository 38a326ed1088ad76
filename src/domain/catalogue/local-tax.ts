/** Local taxes paid at the hotel, computed from dated rules (visitors: R3; decisions: Prices). */
import { addDays, type IsoDate } from '#domain/dates.ts';
import { toPence, type ForeignCurrency } from './exchange.ts';

export type TaxRate = {
  readonly stars: readonly [number, number] | null;
  readonly amount: number;
  readonly season: { readonly start: string; readonly end: string } | null;
};

/**
 * One rule of a place. `amount` is in units of `currency`, or in percent; `range` where only bounds
 * are published.
 */
export type TaxRule = {
  readonly id: string;
  readonly name: string;
  readonly unit: 'person-night' | 'room-night' | 'percent' | 'none';
  readonly currency: ForeignCurrency;
  readonly rates: readonly TaxRate[];
  readonly range: { readonly min: number; readonly max: number } | null;
  readonly exemptUnderAge: number | null;
  readonly reducedAges: {
    readonly from: number;
    readonly to: number;
    readonly factor: number;
  } | null;
  readonly reducedAfterNights: { readonly fromNight: number; readonly factor: number } | null;
  readonly capNights: number | null;
  /** Most that one person pays for the stay, in units of `currency`. */
  readonly capAmount: number | null;
  readonly payAt: 'hotel' | 'included';
  readonly effectiveFrom: IsoDate | null;
};

export type TaxedStay = {
  readonly checkIn: IsoDate;
  readonly nights: number;
  readonly stars: number;
  readonly rooms: number;
  readonly adults: number;
  readonly childAges: readonly number[];
};

/**
 * What a stay owes under a rule: a fixed part in hundredths of the currency, and a share of the
 * room price in hundredths of a percent (basis points). `basis` says how it was computed;
 * `estimated` when only a range is published and its upper end was used. Figures that nobody
 * publishes give zero with `known: false`: say "payable locally".
 */
export type TaxDue = {
  readonly hundredths: number;
  readonly basisPoints: number;
  readonly known: boolean;
  readonly estimated: boolean;
};

const NOTHING: TaxDue = { hundredths: 0, basisPoints: 0, known: true, estimated: false };

/** The tax that `stay` owes; see TaxDue. */
export function taxDue(rule: TaxRule, stay: TaxedStay): TaxDue {
  if (rule.unit === 'none' || rule.payAt === 'included') return NOTHING;
  if (rule.effectiveFrom !== null && stay.checkIn < rule.effectiveFrom) return NOTHING;
  if (rule.rates.length === 0 && rule.range === null) return { ...NOTHING, known: false };
  const estimated = rule.rates.length === 0;
  if (rule.unit === 'percent') return { ...NOTHING, basisPoints: percentOf(rule, stay), estimated };
  let perUnit = 0;
  for (let night = 0; night < stay.nights; night += 1) perUnit += nightAmount(rule, stay, night);
  const oneUnit = capped(rule, perUnit);
  const units = rule.unit === 'room-night' ? stay.rooms : personUnits(rule, stay);
  return { hundredths: Math.round(oneUnit * units), basisPoints: 0, known: true, estimated };
}

/** What some of a stay pay for some of its nights: `count × nights × each`, in hundredths. */
export type TaxPart = {
  readonly who: 'people' | 'rooms';
  readonly count: number;
  readonly nights: number;
  readonly each: number;
};

/**
 * How a fixed tax is worked out, nights of one rate together; their sum is what `taxDue` rounds.
 * None where a most per person cuts it, and where nothing is fixed.
 */
export function taxParts(rule: TaxRule, stay: TaxedStay): TaxPart[] {
  if (taxDue(rule, stay).hundredths === 0) return [];
  const rates = Map.groupBy(
    Array.from({ length: stay.nights }, (_, night) => nightAmount(rule, stay, night)),
    (each) => each,
  );
  const whole = [...rates].reduce((sum, [each, nights]) => sum + each * nights.length, 0);
  if (capped(rule, whole) < whole) return [];
  const [who, groups] =
    rule.unit === 'room-night'
      ? (['rooms', new Map([[1, stay.rooms]])] as const)
      : (['people', payingAt(rule, stay)] as const);
  return [...groups].flatMap(([factor, count]) =>
    [...rates].flatMap(([each, { length: nights }]) =>
      each * factor === 0 ? [] : [{ who, count, nights, each: each * factor }],
    ),
  );
}

/** How many pay which part of the rate. */
function payingAt(rule: TaxRule, { adults, childAges }: TaxedStay): ReadonlyMap<number, number> {
  const counts = new Map([[1, adults]]);
  for (const age of childAges) {
    const factor = childFactor(rule, age);
    counts.set(factor, (counts.get(factor) ?? 0) + 1);
  }
  return counts;
}

/**
 * What of a rule a date decides: stays alike but for their dates owe the same when these agree in
 * it night by night.
 */
export const taxPeriod = (rule: TaxRule, date: IsoDate): string =>
  `${rule.effectiveFrom === null || date >= rule.effectiveFrom} ${rule.rates.map(({ season }) => inSeason(season, date)).join(' ')}`;

/** Pence of a tax on top of a room price in pence; both roundings half up, each once. */
export const taxPence = (due: TaxDue, currency: ForeignCurrency, roomPrice: number): number =>
  toPence(due.hundredths, currency) + Math.floor((roomPrice * due.basisPoints + 5_000) / 10_000);

/** Hundredths of the currency for the night with this number (0 = first). */
function nightAmount(rule: TaxRule, stay: TaxedStay, night: number): number {
  if (rule.capNights !== null && night >= rule.capNights) return 0;
  const reduced =
    rule.reducedAfterNights !== null && night + 1 >= rule.reducedAfterNights.fromNight;
  return (
    rateOn(rule, stay, addDays(stay.checkIn, night)) *
    100 *
    (reduced ? rule.reducedAfterNights.factor : 1)
  );
}

function rateOn(rule: TaxRule, stay: TaxedStay, date: IsoDate): number {
  if (rule.rates.length === 0) return rule.range?.max ?? 0;
  const rate = rule.rates.find(
    ({ stars, season }) =>
      (stars === null || (stay.stars >= stars[0] && stay.stars <= stars[1])) &&
      inSeason(season, date),
  );
  return rate?.amount ?? 0;
}

const percentOf = (rule: TaxRule, stay: TaxedStay): number =>
  Math.round(rateOn(rule, stay, stay.checkIn) * 100);

const capped = (rule: TaxRule, hundredths: number): number =>
  rule.capAmount === null ? hundredths : Math.min(hundredths, rule.capAmount * 100);

/** People who pay, with reduced ages as fractions. */
const personUnits = (rule: TaxRule, { adults, childAges }: TaxedStay): number =>
  childAges.reduce((units, age) => units + childFactor(rule, age), adults);

/** Which part of the rate a child pays. */
function childFactor(rule: TaxRule, age: number): number {
  if (age < (rule.exemptUnderAge ?? 0)) return 0;
  return isReduced(rule, age) ? rule.reducedAges!.factor : 1;
}

const isReduced = (rule: TaxRule, age: number): boolean =>
  rule.reducedAges !== null && age >= rule.reducedAges.from && age <= rule.reducedAges.to;

/**
 * Whether a date lies in a yearly season `MM-DD`..`MM-DD`; an end before its start runs over New
 * Year.
 */
export function inSeason(
  season: { readonly start: string; readonly end: string } | null,
  date: IsoDate,
): boolean {
  if (season === null) return true;
  const day = date.slice(5);
  return season.start <= season.end
    ? day >= season.start && day <= season.end
    : day >= season.start || day <= season.end;
}
