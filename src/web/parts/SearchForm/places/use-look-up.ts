import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 150;

export type Found<T> = { readonly found: readonly T[]; readonly isDone: boolean };

type LookUpWish<T> = {
  /** Fewer letters are not looked up. */
  readonly least: number;
  /** On what the answer depends besides the text. */
  readonly kind?: string;
  readonly initial?: readonly T[];
  readonly ask: (text: string) => Promise<readonly T[]>;
};

/**
 * What a text may mean, asked for when the typing pauses; `initial` is of the first text and kind.
 * Until there is another answer the last one stands.
 */
export function useLookUp<T>(
  text: string,
  { least, kind = '', initial = [], ask }: LookUpWish<T>,
): Found<T> {
  const sought = `${kind} ${text}`;
  const [answer, setAnswer] = useState<{
    readonly sought: string;
    readonly found: readonly T[];
  }>({ sought, found: initial });
  const isLongEnough = text.trim().length >= least;
  const look = useEffectEvent(async () => (isLongEnough ? ask(text) : []));
  useEffect(() => {
    if (sought === answer.sought) return undefined;
    let isCurrent = true;
    const answerIt = async () => {
      const found = await look();
      if (isCurrent) setAnswer({ sought, found });
    };
    const timer = setTimeout(() => void answerIt(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [sought, answer.sought]);
  return { found: answer.found, isDone: answer.sought === sought && isLongEnough };
}
