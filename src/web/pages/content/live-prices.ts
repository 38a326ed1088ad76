/** Live prices beside a text: the cheapest holiday to each of up to three places. */
import type { ContentBlock } from '#domain/content/blocks.ts';
import { addDays, addMonths, type IsoDate } from '#domain/dates.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { makeCriteriaInput } from '#web/parts/criteria-input.ts';
import { ContentPrices, type ContentPricesQuery } from './query.generated.ts';

type PricesBlock = Extract<ContentBlock, { kind: 'prices' }>;

export type LivePrices = {
  readonly title: string;
  readonly holidays: readonly ContentPricesQuery['first']['packages'][number][];
};

/** Days of "any time": four weeks from the first day on which one can leave. */
const ANY_TIME = 27;

/** What the prices of a text are now; those that cannot be had are left out. */
export async function loadLivePrices(
  call: DataCall,
  block: PricesBlock,
  earliest: IsoDate,
): Promise<LivePrices | undefined> {
  const { title, places, month } = block;
  const [departureDate, departureRangeEndDate] = monthDays(month, earliest);
  const criteria = places.map((place) =>
    makeCriteriaInput({
      ...defaultCriteria(earliest),
      locationIds: [place],
      departureDate,
      departureRangeEndDate,
      sort: 'PRICE_LOW_HIGH',
    }),
  );
  const [first] = criteria;
  if (!first) return undefined;
  const found = await call(ContentPrices, {
    one: first,
    two: criteria[1] ?? first,
    three: criteria[2] ?? first,
    hasSecond: criteria.length > 1,
    hasThird: criteria.length > 2,
  }).catch(() => undefined);
  if (!found) return undefined;
  const holidays = [found.first, found.second, found.third].flatMap((one) => one?.packages ?? []);
  return holidays.length === 0 ? undefined : { title, holidays };
}

/** The days of a month that begins after the first day on which one can leave. */
export function monthDays(month: number | null, earliest: IsoDate): readonly [IsoDate, IsoDate] {
  if (month === null) return [earliest, addDays(earliest, ANY_TIME)];
  const year = Number(earliest.slice(0, 4));
  const starts = [year, year + 1].map((one) => `${one}-${String(month).padStart(2, '0')}-01`);
  const start = starts.find((day) => day >= earliest) ?? starts[1] ?? earliest;
  return [start, addDays(addMonths(start, 1), -1)];
}
