/** A worked example: the cheapest week of two months at one place, and what the second gains. */
import type { ContentBlock } from '#domain/content/blocks.ts';
import type { IsoDate } from '#domain/dates.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { makeCriteriaInput } from '#web/parts/criteria-input.ts';
import { ContentComparison, type ContentComparisonQuery } from './query.generated.ts';

type CompareBlock = Extract<ContentBlock, { kind: 'compare' }>;

type Priced = ContentComparisonQuery['cheapestMonths']['months'][number];
type Weather = NonNullable<
  ContentComparisonQuery['placeGuide']
>['climates'][number]['months'][number];

/** A month: 1 to 12, its cheapest week and its usual weather. */
export type ComparedMonth = {
  readonly month: number;
  readonly priced: Priced;
  readonly weather: Weather;
};

export type ComparedMonths = {
  readonly place: string;
  readonly first: ComparedMonth;
  readonly second: ComparedMonth;
  /** By what the second month is the better one, and by how much of it. */
  readonly by: CompareBlock['by'];
  readonly gain: number;
};

/** What it is now; undefined where a price or the weather is not known, or it holds no longer. */
export async function loadComparison(
  call: DataCall,
  { place, months: [first, second], by }: CompareBlock,
  earliest: IsoDate,
): Promise<ComparedMonths | undefined> {
  const criteria = makeCriteriaInput({ ...defaultCriteria(earliest), locationIds: [place] });
  const found = await call(ContentComparison, { id: place, criteria }).catch(() => undefined);
  const climate = found?.placeGuide?.climates[0]?.months;
  const monthAt = (month: number): ComparedMonth | undefined => {
    const priced = found?.cheapestMonths.months.find((one) => Number(one.month.slice(5)) === month);
    const weather = climate?.[month - 1];
    return priced && weather && { month, priced, weather };
  };
  const [one, other] = [monthAt(first), monthAt(second)];
  const name = found?.destinationById?.label;
  if (!one || !other || name === undefined) return undefined;
  const gain = gainOf(by, one, other);
  return gain > 0 ? { place: name, first: one, second: other, by, gain } : undefined;
}

function gainOf(by: CompareBlock['by'], one: ComparedMonth, other: ComparedMonth): number {
  if (by === 'price') return one.priced.perPerson.amount - other.priced.perPerson.amount;
  if (by === 'rain') return one.weather.rainDays - other.weather.rainDays;
  return (other.weather[by] ?? 0) - (one.weather[by] ?? 0);
}
