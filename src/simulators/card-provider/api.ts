/**
 * The handler of the provider's API: `/v72/…` of Adyen Checkout, with its key, its idempotency and
 * its faults.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, jsonAnswer, readBody } from '../answer.ts';
import { type Faults, answerUnderFault } from '../faults.ts';
import { findCall, refusedCall } from './calls.ts';
import type { Desk } from './desk.ts';
import { problemAnswer } from './responses.ts';

type ApiHandler = { readonly desk: Desk; readonly faults: Faults; readonly apiKey: string };

export async function handleApi(
  handler: ApiHandler,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const body = await readBody(request);
  const call =
    request.headers['x-api-key'] === handler.apiKey
      ? findCall(handler.desk, request.method ?? '', url, body)
      : refusedCall(problemAnswer(401, '000', 'Invalid API key'));
  const key = request.headers['idempotency-key'];
  const id = typeof key === 'string' ? `${url.pathname} ${key}` : undefined;
  await answerUnderFault(handler.faults.applyFault(call.name), response, async () => {
    const { answer, isFirst } = handler.desk.books.together(() =>
      answerOnce(handler.desk, id, body, call.work),
    );
    if (isFirst && call.holdMs !== undefined) await wait(call.holdMs);
    return answer;
  });
}

/**
 * Does the work, or gives the answer kept from the first time the key was used. A failure (5xx) is
 * not kept.
 */
function answerOnce(
  desk: Desk,
  id: string | undefined,
  body: string,
  work: () => Answer,
): { answer: Answer; isFirst: boolean } {
  const requestHash = createHash('sha256').update(body).digest('hex');
  const kept = id === undefined ? undefined : desk.book.answers.find(id);
  if (kept && kept.requestHash !== requestHash)
    return {
      answer: problemAnswer(422, '704', 'Idempotency key used for another request'),
      isFirst: false,
    };
  if (kept) return { answer: { ...jsonAnswer(kept.status, {}), body: kept.body }, isFirst: false };
  const answer = work();
  if (id !== undefined && answer.status < 500)
    desk.book.answers.save(id, { requestHash, status: answer.status, body: String(answer.body) });
  return { answer, isFirst: true };
}
