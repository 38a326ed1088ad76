/**
 * Who may change a simulator's mind or read its books: whoever brings the key that it was started
 * with. Without one, nobody.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { jsonAnswer, type Answer } from './answer.ts';

const CONTROL = /\/_(?:faults|moves|books|messages|notices|uses)$/;

/** 401 for a control address that is asked without `authorization: Bearer KEY`. */
export function refuseControl(
  { url, headers }: IncomingMessage,
  key: string | undefined,
): Answer | undefined {
  const isControl = CONTROL.test(new URL(url ?? '/', 'http://simulator').pathname);
  return isControl && !isBearer(headers.authorization, key) ? REFUSED : undefined;
}

const REFUSED: Answer = (() => {
  const answer = jsonAnswer(401, { message: 'This address wants the key SIMULATOR_CONTROL_KEY' });
  return { ...answer, headers: { ...answer.headers, 'www-authenticate': 'Bearer' } };
})();

const isBearer = (given: string | undefined, key: string | undefined): boolean =>
  key !== undefined && timingSafeEqual(hash(given ?? ''), hash(`Bearer ${key}`));

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
