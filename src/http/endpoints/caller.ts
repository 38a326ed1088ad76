import type { PlainAnswer } from '#http/exchange/plain-request.ts';
import type { Caller } from '#server/purchase-context.ts';

/**
 * Who asks, and the way out for the answer: it goes as it is, with 429 and `retry-after` when they
 * were told to wait (ASVS 2.4.1), for programs and for browsers without script alike.
 */
export function openCaller(network: string): {
  readonly caller: Caller;
  readonly answer: (response: Response) => Response;
  readonly answerPlainly: (answer: PlainAnswer) => PlainAnswer;
} {
  let wait = 0;
  return {
    caller: { network, refuse: (waitSeconds) => void (wait = Math.max(wait, waitSeconds)) },
    answer: (response) => {
      if (wait === 0) return response;
      const headers = new Headers(response.headers);
      headers.set('retry-after', String(wait));
      return new Response(response.body, { status: TOO_MANY, headers });
    },
    answerPlainly: (answer) =>
      wait === 0
        ? answer
        : {
            ...answer,
            status: TOO_MANY,
            headers: { ...answer.headers, 'retry-after': String(wait) },
          },
  };
}

const TOO_MANY = 429;
