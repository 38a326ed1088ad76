import { useEffect, useRef, useState } from 'react';

/** So much lies between two sentences of a live region, in milliseconds. */
const BREATH = 1_000;

/** Words for a live region as they change, at most once a second; nothing until they change. */
export function useSpoken(words: string): string {
  const [spoken, setSpoken] = useState('');
  const first = useRef(words);
  const spokenAt = useRef(0);
  useEffect(() => {
    if (spokenAt.current === 0 && words === first.current) return;
    const speak = (): void => {
      spokenAt.current = Date.now();
      setSpoken(words);
    };
    const timer = setTimeout(speak, Math.max(0, spokenAt.current + BREATH - Date.now()));
    return () => clearTimeout(timer);
  }, [words]);
  return spoken;
}
