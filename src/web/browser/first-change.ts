import type { CombinedError } from '@urql/core';

/**
 * Sends changes, the first one alone: a browser that has no session is given one with its answer.
 * Two sent at once would be given one each, and what the first had done would be nobody's. So until
 * one has been answered they go one after the other, from then on as they come. `hold` hears of
 * each that goes alone, by what is kept when it is over.
 */
export function firstChangeAlone(hold: (over: Promise<unknown>) => void) {
  let before: Promise<unknown> = Promise.resolve();
  let isAnswered = false;
  return <Answer extends { readonly error?: CombinedError | undefined }>(
    send: () => Promise<Answer>,
  ): Promise<Answer> => {
    if (isAnswered) return send();
    const sent = before.then(send);
    before = sent.then(({ error }) => (isAnswered ||= !error?.networkError));
    hold(before);
    return sent;
  };
}
