/** Customers with an authenticator app, for tests. */
import {
  confirmAuthenticator,
  findAuthenticatorSetUp,
  startAuthenticator,
} from '#server/login/authenticator.ts';
import type { Browser, LoginContext } from '../login.ts';
import { appCode } from './app-code.ts';

/** An app that was set up, with the recovery codes that came with it. */
export type App = { readonly secret: string; readonly recoveryCodes: readonly string[] };

/** Sets up an app in a browser whose proof is fresh; the code of the step before is used up. */
export async function setUpApp(context: LoginContext, browser: Browser): Promise<App> {
  await startAuthenticator(context, await browser.request());
  const setUp = await findAuthenticatorSetUp(context, await browser.visitor());
  if (!setUp) throw new Error('no set-up was begun');
  const code = appCode(setUp.secret, -1);
  const made = await confirmAuthenticator(context, await browser.request(), code);
  if (made.kind !== 'recovery codes') throw new Error(JSON.stringify(made));
  return { secret: setUp.secret, recoveryCodes: made.codes };
}
