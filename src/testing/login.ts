/** Browsers that log in, for tests: their cookies, and the mail that reaches them. */
import * as v from 'valibot';
import { STANDARD_FLAGS } from '#domain/market/flags.ts';
import type { AccountContext } from '#server/account/account-context.ts';
import { AccountMailSchema, makeAccountLetter } from '#server/account/account-mail.ts';
import { makeSession, type ClientFacts, type VisitorSession } from '#server/account/session.ts';
import { findVisitor, NOBODY, type Visitor } from '#server/account/visitor.ts';
import { findLogin, finishLogin, startLogin } from '#server/login/login.ts';
import type { Letter } from '#server/mail/letter.ts';
import { takeOver } from '#server/order/lead.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';

export type LoginContext = AccountContext & Pick<PurchaseContext, 'brand'>;

/** A browser with its cookies; each `request` is one. */
export type Browser = {
  readonly cookies: { session: string | undefined; device: string | undefined };
  /** The session of a new request. */
  request(): Promise<VisitorSession>;
  visitor(): Promise<Visitor>;
};

export const loginContext = (
  shop: Pick<
    PurchaseContext,
    'database' | 'clock' | 'newId' | 'secret' | 'quotas' | 'brand' | 'market' | 'eventData'
  >,
): LoginContext => ({ ...shop, takeOver });

export function openBrowser(
  { database }: Pick<AccountContext, 'database'>,
  { network = '192.0.2.0', deviceName = 'Firefox on Linux' }: Partial<ClientFacts> = {},
): Browser {
  const cookies: Browser['cookies'] = { session: undefined, device: undefined };
  const visitor = async () =>
    cookies.session === undefined ? NOBODY : findVisitor(database, cookies.session);
  return {
    cookies,
    visitor,
    request: async () =>
      makeSession(
        database,
        await visitor(),
        ({ session, device }) => {
          if (session !== undefined) cookies.session = session ?? undefined;
          if (device !== undefined) cookies.device = device;
        },
        {
          network,
          deviceName,
          deviceSource: 'web',
          userAgent: 'Firefox',
          consentBits: '0000',
          flags: STANDARD_FLAGS,
          sessionToken: cookies.session,
          deviceToken: cookies.device,
        },
      ),
  };
}

/** Begins a login; its id. */
export async function beginLogin(
  context: LoginContext,
  browser: Browser,
  email: string,
): Promise<string> {
  const started = await startLogin(context, await browser.request(), email);
  if (started.kind !== 'login') throw new Error(JSON.stringify(started));
  return started.login.id;
}

/** Logs in by the code that was mailed. */
export async function logInByCode(
  context: LoginContext,
  browser: Browser,
  email: string,
): Promise<void> {
  const loginId = await beginLogin(context, browser, email);
  const code = await mailedCode(context, loginId);
  const outcome = await finishLogin(context, await browser.request(), { loginId, code });
  if (outcome.kind !== 'logged in') throw new Error(JSON.stringify(outcome));
  if (await findLogin(context, await browser.visitor(), loginId))
    throw new Error(`login ${loginId} is still open`);
}

/** The code of the last mail of a login. */
export const mailedCode = async (context: LoginContext, loginId: string): Promise<string> =>
  (await lastLetter(context, `${loginId}.login-code`)).label?.value.replace(' ', '') ?? '';

/** The last letter whose outbox id begins so. */
export async function lastLetter(context: LoginContext, id: string): Promise<Letter> {
  const { document } = await context.database
    .selectFrom('outbox_mail')
    .select('document')
    .where('id', 'like', `${id}%`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return makeAccountLetter(context, v.parse(AccountMailSchema, document));
}
