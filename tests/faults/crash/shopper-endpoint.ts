/**
 * What shoppers ask of the process that is killed, over HTTP as they ask a site. Whoever gets no
 * answer asks the next process the same.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { STANDARD_FLAGS } from '#domain/market/flags.ts';
import { makeSession } from '#server/account/session.ts';
import { findVisitor } from '#server/account/visitor.ts';
import { finishLogin } from '#server/login/login.ts';
import { requestPlacement } from '#server/order/request-placement.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import { sayOutcome } from '#testing/callers/site-visitor.ts';
import { beginLogin, loginContext, mailedCode } from '#testing/login.ts';
import type { FaultWorld } from '../fault-world.ts';
import type { LogIn, Shopper } from '../shoppers/shopper.ts';

const AskedSchema = v.variant('what', [
  v.object({
    what: v.literal('place'),
    session: v.string(),
    checkoutId: v.string(),
    paymentToken: v.string(),
  }),
  v.object({
    what: v.literal('log in'),
    session: v.string(),
    loginId: v.string(),
    code: v.string(),
  }),
]);
type Asked = v.InferOutput<typeof AskedSchema>;

const AnswerSchema = v.object({
  kind: v.string(),
  reason: v.optional(v.string()),
  session: v.optional(v.string()),
});
type Answer = v.InferOutput<typeof AnswerSchema>;

/** Of the process's own address. */
export const SHOPPERS_PATH = '/shoppers';
const ASK_AGAIN_MS = 100;
/** On a busy machine: that nobody knows yet is no answer. */
const TIMEOUT_MS = 3_600_000;

/** Answers what was posted to it: a JSON of `AskedSchema`. */
export async function answerShopper(shop: PurchaseContext, body: string): Promise<Answer> {
  const asked = v.parse(v.pipe(v.string(), v.parseJson(), AskedSchema), body);
  const visitor = await findVisitor(shop.database, asked.session);
  if (asked.what === 'place')
    return requestPlacement({ ...shop, visitor }, asked.checkoutId, asked.paymentToken, TIMEOUT_MS);
  let session: string | undefined;
  const hand = (tokens: { readonly session?: string | null }) => {
    session = tokens.session ?? undefined;
  };
  const client = {
    network: asked.loginId,
    deviceName: 'Firefox',
    deviceSource: 'web',
    userAgent: 'Firefox',
    consentBits: '0000',
    flags: STANDARD_FLAGS,
    sessionToken: asked.session,
    deviceToken: undefined,
  };
  const { kind } = await finishLogin(
    loginContext(shop),
    makeSession(shop.database, visitor, hand, client),
    asked,
  );
  return { kind, ...(session !== undefined && { session }) };
}

/** Places the order of a checkout; the outcome in a word or two. */
export async function placeAtEndpoint(
  world: FaultWorld,
  { browser, checkoutId, token }: Shopper,
): Promise<string> {
  const session = browser.cookies.session!;
  for (;;) {
    await untilOpen(world);
    const answer = await ask(world, { what: 'place', session, checkoutId, paymentToken: token });
    if (answer) return sayOutcome(answer.kind, answer.reason);
  }
}

/** Logs in with a new code each time that there was no answer: the last one may be used up. */
export const logInAtEndpoint: LogIn = async (world, browser, email) => {
  const context = loginContext(world.shop);
  for (;;) {
    await untilOpen(world);
    const loginId = await beginLogin(context, browser, email);
    const code = await mailedCode(context, loginId);
    const session = browser.cookies.session!;
    const answer = await ask(world, { what: 'log in', session, loginId, code });
    if (answer?.session !== undefined) {
      browser.cookies.session = answer.session;
      return;
    }
  }
};

async function untilOpen({ engineUrl }: FaultWorld): Promise<void> {
  while (!(await fetch(new URL(SHOPPERS_PATH, engineUrl)).catch(() => undefined)))
    await sleep(ASK_AGAIN_MS);
}

/** Undefined when the process died with it, or is not there. */
async function ask({ engineUrl }: FaultWorld, asked: Asked): Promise<Answer | undefined> {
  try {
    const response = await fetch(new URL(SHOPPERS_PATH, engineUrl), {
      method: 'POST',
      body: JSON.stringify(asked),
    });
    return response.ok ? v.parse(AnswerSchema, await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
