/**
 * How often something may be tried for a mailbox (S-03; MSG-17, MSG-20), whether it has an account
 * or not. What others try does not lock out a browser in which its owner has logged in.
 */
import type { AccountContext } from '#server/account/account-context.ts';
import type { Limited } from '#server/account/quota-rules.ts';
import { giveBack, mayTry } from '#server/account/quota.ts';
import type { ClientFacts } from '#server/account/session.ts';
import { whoTries } from './known-device.ts';

/** Whether one more may be tried; counted before it is. */
export const mayTryMailbox = async (
  context: AccountContext,
  client: ClientFacts,
  emailKey: string,
  what: Limited,
): Promise<boolean> => mayTry(context, what, await whoTries(context.database, client, emailKey));

/** Unlocks a mailbox for whoever has shown that it is theirs. */
export const forgetPasswordTries = async (
  context: AccountContext,
  client: ClientFacts,
  emailKey: string,
): Promise<void> => {
  const { network: _, ...spender } = await whoTries(context.database, client, emailKey);
  await giveBack(context, ['passwords', 'passwords before a lock', 'passwords anywhere'], spender);
};
