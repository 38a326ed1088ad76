import type { IsoDate } from '#domain/dates.ts';
import {
  FEWEST_HOTELS,
  monthsToTravel,
  yearsToTravel,
} from '#domain/place-guide/holiday-subjects.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { makeCriteriaInput } from '#web/parts/criteria-input.ts';
import { HolidaysIndex } from './query.generated.ts';

/** As many leaves as a calendar has. */
const MOST_MONTHS = 12;

/** The first months of some years that can be booked, with their cheapest, and all themes. */
export async function loadMonths(call: DataCall, earliest: IsoDate, years: readonly number[]) {
  const toTravel = years.flatMap((year) => monthsToTravel(year, earliest)).slice(0, MOST_MONTHS);
  const shown = [...new Set(toTravel.map((month) => Number(month.slice(0, 4))))];
  const found = await call(HolidaysIndex, {
    criteria: makeCriteriaInput(defaultCriteria(earliest)),
    months: toTravel,
  });
  const months = toTravel.map((month) => ({
    month,
    picture: found.monthPosters.find((one) => one.month === month)?.picture,
    cheapest: found.cheapestMonths.months.find((one) => one.month === month),
    warm: found.warmMonths.find((one) => one.month === Number(month.slice(5))),
  }));
  const themes = found.themes.filter(({ hotels }) => hotels >= FEWEST_HOTELS);
  return { shown, years: yearsToTravel(earliest), months, themes };
}

export type HolidaysInYear = Awaited<ReturnType<typeof loadMonths>>;
