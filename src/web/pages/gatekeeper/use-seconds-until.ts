import { useEffect, useState } from 'react';

const SECOND = 1_000;

/**
 * Whole seconds until an instant, counted down by the time that passes since the page was made, so
 * that a clock that is wrong does not matter. 0 on the server and without script.
 */
export function useSecondsUntil(instant: string, madeAt: string): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const whole = Math.ceil((Date.parse(instant) - Date.parse(madeAt)) / SECOND);
    const began = performance.now();
    const look = () => {
      const left = Math.ceil(whole - (performance.now() - began) / SECOND);
      setSeconds(Math.max(0, left));
      if (left <= 0) clearInterval(timer);
    };
    const timer = setInterval(look, SECOND);
    look();
    return () => clearInterval(timer);
  }, [instant, madeAt]);
  return seconds;
}
