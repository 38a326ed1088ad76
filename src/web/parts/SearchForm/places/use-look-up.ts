import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 150;

export type Found<T> = { readonly found: readonly T[]; readonly isDone: boolean };

type LookUpWish<T> = {
  /** Fewer letters are not looked up. */
  readonly least: number;
  readonly initial?: readonly T[];
  readonly ask: (text: string) => Promise<readonly T[]>;
};

/** What a text may mean, asked for when the typing pauses; `initial` is of the first text. */
export function useLookUp<T>(text: string, { least, initial = [], ask }: LookUpWish<T>): Found<T> {
  const [answer, setAnswer] = useState<{
    readonly text: string;
    readonly found: readonly T[];
  }>({ text, found: initial });
  const isLongEnough = text.trim().length >= least;
  const look = useEffectEvent(async () => (isLongEnough ? ask(text) : []));
  useEffect(() => {
    if (text === answer.text) return undefined;
    let isCurrent = true;
    const answerIt = async () => {
      const found = await look();
      if (isCurrent) setAnswer({ text, found });
    };
    const timer = setTimeout(() => void answerIt(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, answer.text]);
  return { found: answer.found, isDone: answer.text === text && isLongEnough };
}
