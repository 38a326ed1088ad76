import { useEffect, useState } from 'react';
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaInput } from '#web/parts/criteria-input.ts';
import { ResultsMapPins, type ResultsMapPinsQuery } from './query.generated.ts';

export type SearchPin = ResultsMapPinsQuery['mapPins']['pins'][number];

export type FoundPins =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'found'; readonly pins: readonly SearchPin[] };

const LOADING: FoundPins = { kind: 'loading' };

/**
 * The pins of a search, cheapest first: a resort each, or each a hotel of `resorts`. Asked for anew
 * when the question changes, or by `retry` after a failure.
 */
export function usePins(
  criteria: Criteria,
  resorts?: readonly string[],
): FoundPins & { readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const isAsked = resorts === undefined || resorts.length > 0;
  const question = isAsked
    ? JSON.stringify({ criteria: questionOf(criteria), resorts, attempt })
    : '';
  const [answer, setAnswer] = useState<{ question: string; found: FoundPins }>({
    question: '',
    found: { kind: 'found', pins: [] },
  });
  useEffect(() => {
    if (question === '') return;
    let isCurrent = true;
    const load = async () => {
      const found = await ask(parseQuestion(question)).catch((): FoundPins => ({ kind: 'failed' }));
      if (isCurrent) setAnswer({ question, found });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [question]);
  const retry = (): void => setAttempt(attempt + 1);
  if (!isAsked) return { kind: 'found', pins: [], retry };
  return { ...(answer.question === question ? answer.found : LOADING), retry };
}

type Question = { readonly criteria: Criteria; readonly resorts?: string[] };

/** What was written a moment ago. */
const parseQuestion: (text: string) => Question = JSON.parse;

/** Neither the order nor the page of a list matters to a map. */
const questionOf = (criteria: Criteria): Criteria => ({ ...criteria, sort: 'POPULARITY', page: 1 });

async function ask({ criteria, resorts }: Question): Promise<FoundPins> {
  const { postOperation } = await import('#web/browser/data-call.ts');
  const { mapPins } = await postOperation(ResultsMapPins, {
    criteria: makeCriteriaInput(criteria),
    ...(resorts && { resorts }),
  });
  return { kind: 'found', pins: mapPins.pins };
}
