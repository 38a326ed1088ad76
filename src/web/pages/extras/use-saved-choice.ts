import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ExtrasProblem } from './extras-problem.ts';
import { inPlace } from './save-in-place.ts';
import type { ExtraSectionName } from './sections.ts';

/**
 * Saves the choices of one extra, one after the other: what is chosen while another is being saved
 * waits, and only the last of it is saved then. Two at once would be answered in any order, and
 * leave the basket with another than the page shows.
 */
export function useSavedChoice(section: ExtraSectionName) {
  const { state, data, submit } = useFetcher<ExtrasProblem | null>();
  const [waiting, wait] = useState<string>();
  const queue = useRef({ last: 0, saved: Promise.resolve() });
  useEffect(() => {
    const { current } = queue;
    return () => void (current.last += 1);
  }, []);
  const choose = (choice: string): void => {
    const { current } = queue;
    const mine = (current.last += 1);
    wait(choice);
    const save = async () => {
      if (current.last !== mine) return;
      wait(undefined);
      await submit(inPlace({ [section]: choice }), { method: 'post' });
    };
    current.saved = current.saved.then(save).catch(() => undefined);
  };
  return { choose, waiting, isSaving: state !== 'idle' || waiting !== undefined, answer: data };
}
