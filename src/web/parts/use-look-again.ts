import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const LOOK_EVERY_MS = 5_000;

/** Asks for the page's data again every few seconds while the part that calls it is shown. */
export function useLookAgain(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const looks = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(looks);
  }, [revalidate]);
}
