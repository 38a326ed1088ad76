import { useEffect, useState } from 'react';
import { addDays, daysBetween, type IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaInput } from '#web/parts/criteria-input.ts';
import { dayPrices, NO_PRICES, type DayPrices } from './day-prices.ts';
import { CalendarPrices, type CalendarPricesQueryVariables } from './prices.generated.ts';

export type PricedDays = {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly prices: DayPrices;
};

const LOADING: PricedDays = { state: 'loading', prices: NO_PRICES };
/** Prices help to choose a day; without them any day can be chosen. */
const FAILED: PricedDays = { state: 'failed', prices: NO_PRICES };

/**
 * Prices of a search for every departure from `from` until before `until`, asked for anew when any
 * of them changes, or by `retry` after a failure (MSG-24).
 */
export function useDayPrices(
  criteria: Criteria,
  from: IsoDate,
  until: IsoDate,
): PricedDays & { readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const question = JSON.stringify({ asked: questionsOf(criteria, from, until), attempt });
  const [answer, setAnswer] = useState({ question: '', days: LOADING });
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const days = await ask(parseQuestion(question).asked).catch(() => FAILED);
      if (isCurrent) setAnswer({ question, days });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [question]);
  const retry = (): void => setAttempt(attempt + 1);
  return { ...(answer.question === question ? answer.days : LOADING), retry };
}

/** What was written a moment ago. */
const parseQuestion: (text: string) => { readonly asked: CalendarPricesQueryVariables[] } =
  JSON.parse;

/** The most days of one question. */
const MOST_DAYS = 270;

/** A page of nine months and the one beside it is more than one question. */
function questionsOf(
  criteria: Criteria,
  from: IsoDate,
  until: IsoDate,
): CalendarPricesQueryVariables[] {
  const all = daysBetween(from, until);
  const input = makeCriteriaInput({
    ...criteria,
    departureDate: from,
    departureRangeEndDate: from,
    page: 1,
  });
  const starts = Array.from({ length: Math.ceil(all / MOST_DAYS) }, (_, at) => at * MOST_DAYS);
  return starts.map((start) => ({
    criteria: input,
    from: addDays(from, start),
    days: Math.min(MOST_DAYS, all - start),
  }));
}

async function ask(questions: readonly CalendarPricesQueryVariables[]): Promise<PricedDays> {
  const { postOperation } = await import('#web/browser/data-call.ts');
  const answers = await Promise.all(
    questions.map(
      async (variables) => (await postOperation(CalendarPrices, variables)).holidayCalendar,
    ),
  );
  return answers.some(({ errors }) => errors.length > 0)
    ? FAILED
    : { state: 'ready', prices: dayPrices(answers) };
}
