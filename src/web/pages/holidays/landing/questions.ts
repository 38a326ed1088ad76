/** What people ask of a month or a kind of holiday, answered from what its page shows. */
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { monthName } from '#web/parts/in-few-words.ts';
import type { Translate } from '#web/texts/translate.tsx';
import type { LoadedLanding } from '../load-landing.ts';

type Say = Translate<'holidays'>;
type Question = { readonly question: string; readonly answer: string };

/** Only what can be answered is asked. */
export const questionsOf = (t: Say, landing: LoadedLanding): Question[] =>
  [
    askSea(t, landing),
    askCheapestDay(t, landing),
    askSchools(t, landing),
    askCheapestMonth(t, landing),
    { question: t('ask_included'), answer: t('answer_included') },
  ].flatMap((question) => question ?? []);

function askSea(t: Say, { month, discover: { places } }: LoadedLanding): Question | undefined {
  const seas = places
    .flatMap(({ place, weather }) =>
      weather && weather.sea !== null ? [{ place: place.label, sea: weather.sea }] : [],
    )
    .toSorted((a, b) => a.sea - b.sea);
  const [cold, warm] = [seas[0], seas.at(-1)];
  if (month === undefined || !cold || !warm || cold.sea === warm.sea) return undefined;
  return {
    question: t('ask_sea', { month: monthName(month) }),
    answer: t('answer_sea', {
      low: cold.sea,
      coldest: cold.place,
      high: warm.sea,
      warmest: warm.place,
    }),
  };
}

function askCheapestDay(t: Say, { month, days }: LoadedLanding): Question | undefined {
  const found = cheapestAndDearest(days);
  if (!found) return undefined;
  const [cheapest, dearest] = found;
  return {
    question:
      month === undefined ? t('ask_cheapest_late') : t('ask_cheapest', { month: monthName(month) }),
    answer: t('answer_cheapest', {
      ...factsOf(cheapest),
      dearestDate: formatDate(dearest.departureDate),
      dearest: formatMoney(dearest.perPerson),
    }),
  };
}

/** Of days or months; undefined where all cost the same. */
export function cheapestAndDearest<Of extends Cheapest>(
  priced: readonly Of[] = [],
): readonly [cheapest: Of, dearest: Of] | undefined {
  const sorted = priced.toSorted((a, b) => a.total.amount - b.total.amount);
  const [cheapest, dearest] = [sorted[0], sorted.at(-1)];
  if (!cheapest || !dearest || cheapest.total.amount === dearest.total.amount) return undefined;
  return [cheapest, dearest];
}

function askSchools(t: Say, { month, schoolHolidays }: LoadedLanding): Question | undefined {
  if (month === undefined) return undefined;
  const names = schoolHolidays.map(({ nation, name, startDate, endDate }) =>
    t('school_holiday', {
      nation,
      name,
      from: formatDate(startDate, 'short'),
      to: formatDate(endDate, 'short'),
    }),
  );
  return {
    question: t('ask_schools', { month: monthName(month) }),
    answer:
      names.length === 0
        ? t('answer_schools_none')
        : t('answer_schools', { holidays: names.join('. ') }),
  };
}

function askCheapestMonth(t: Say, { months }: LoadedLanding): Question | undefined {
  const found = cheapestAndDearest(months);
  if (!found) return undefined;
  const [cheapest, dearest] = found;
  return {
    question: t('ask_month'),
    answer: t('answer_month', {
      ...factsOf(cheapest),
      month: monthName(cheapest.month),
      dearestMonth: monthName(dearest.month),
      dearest: formatMoney(dearest.perPerson),
    }),
  };
}

type Cheapest = NonNullable<LoadedLanding['days']>[number];

const factsOf = ({ departureDate, perPerson, total, numberOfNights }: Cheapest) => ({
  date: formatDate(departureDate),
  each: formatMoney(perPerson),
  total: formatMoney(total),
  nights: numberOfNights,
});
