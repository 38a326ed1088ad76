/** For whom tries of passwords count, and how many there are (MSG-17, MSG-20; S-03). */
import type { AccountContext } from '#server/account/account-context.ts';
import type { ClientFacts } from '#server/account/session.ts';
import { whoTries } from '../tries/known-device.ts';
import { forgetTries, type Counted } from '../tries/tries.ts';

/** Passwords of one mailbox, typed at one client or anywhere: first a pause, then a lock. */
export const PAUSED = { name: 'password pause', most: 5, minutes: 15 };
export const LOCKED = { name: 'password lock', most: 10, minutes: 24 * 60 };
export const LOCKED_EVERYWHERE = { name: 'password of', most: 100, minutes: 24 * 60 };

/** Unlocks a mailbox for whoever has shown that it is theirs. */
export async function forgetPasswordTries(
  context: Pick<AccountContext, 'database'>,
  client: ClientFacts,
  key: string,
): Promise<void> {
  const { ofClient, ofMailbox } = await whoCounts(context, client, key);
  const counted: Counted[] = [
    [PAUSED, ofClient],
    [LOCKED, ofClient],
    [LOCKED_EVERYWHERE, ofMailbox],
  ];
  await forgetTries(context.database, counted);
}

/** A browser that the owner has logged in with counts by itself, any other with its network. */
export async function whoCounts(
  { database }: Pick<AccountContext, 'database'>,
  client: ClientFacts,
  key: string,
): Promise<{ readonly ofClient: string; readonly ofMailbox: string; readonly isKnown: boolean }> {
  const { whom, isKnown } = await whoTries(database, client, key);
  return { ofMailbox: whom, ofClient: isKnown ? whom : `${client.network} ${key}`, isKnown };
}
