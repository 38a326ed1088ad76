import type { CombinedError } from '@urql/core';

/** Long enough for an answer; after it the next goes, whatever becomes of this one. */
export const LONGEST_MS = 10_000;

/**
 * Sends changes, the first one alone: a browser that has no session is given one with its answer.
 * Two sent at once would be given one each, and what the first had done would be nobody's. So until
 * one has been answered they go one after the other, those of other tabs among them, from then on
 * as they come; none waits for any of them for more than `LONGEST_MS`. `hold` hears of each that
 * goes alone, by what is kept when it is over; none goes before `isFree` is kept.
 */
export function firstChangeAlone(
  hold: (over: Promise<unknown>) => void,
  isFree: () => Promise<unknown>,
) {
  let before: Promise<unknown> = Promise.resolve();
  let isAnswered = false;
  return <Answer extends { readonly error?: CombinedError | undefined }>(
    send: () => Promise<Answer>,
  ): Promise<Answer> => {
    if (isAnswered) return send();
    const sent = before.then(isFree).then(() => {
      const answer = oneTabAtOnce(send);
      hold(answer);
      return answer;
    });
    const over = sent.then(
      ({ error }) => (isAnswered ||= !error?.networkError),
      () => undefined,
    );
    before = Promise.race([over, after(LONGEST_MS)]);
    return sent;
  };
}

/** By a lock that all tabs of the browser share, where it has any: pages of `http:` do not. */
async function oneTabAtOnce<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  if (!('locks' in navigator)) return send();
  let sent: Promise<Answer> | undefined;
  const sendLocked = () => Promise.race([(sent = send()), after(LONGEST_MS)]);
  const signal = AbortSignal.timeout(LONGEST_MS);
  await navigator.locks.request('first-change', { signal }, sendLocked).catch(() => undefined);
  return sent ?? send();
}

/** Kept after so many milliseconds. */
export const after = (ms: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, ms));
