import { useState } from 'react';
import type { Choice, DealQuotes, FoundChoices, ListName } from './find-choices.ts';

/** A list of choices: not asked for, on its way, did not come, or there. */
export type ChoicesState<One> = 'idle' | 'loading' | 'failed' | readonly One[];

/**
 * A list of a deal's choices and the way to ask for it, which does nothing once it is there; a list
 * that the address asked for came with the page.
 */
export function useChoices<List extends ListName>(
  list: List,
  quotes: DealQuotes,
  found: FoundChoices,
): readonly [asked: ChoicesState<Choice[List]>, ask: () => void] {
  const [asked, setAsked] = useState<ChoicesState<Choice[List]>>(found[list] ?? 'idle');
  const ask = async () => {
    if (asked !== 'idle' && asked !== 'failed') return;
    setAsked('loading');
    setAsked(await find(list, quotes).catch(() => 'failed' as const));
  };
  return [asked, () => void ask()];
}

async function find<List extends ListName>(
  list: List,
  { hotelQuoteId, flightQuoteId }: DealQuotes,
): Promise<readonly Choice[List][]> {
  const [{ postOperation }, { findChoices }] = await Promise.all([
    import('#web/browser/data-call.ts'),
    import('./find-choices.ts'),
  ]);
  return findChoices[list](postOperation, { hotelQuoteId, flightQuoteId });
}
