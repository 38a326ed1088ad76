/**
 * How often codes are mailed and typed (S-03). A browser in which the owner of the mailbox has
 * logged in counts by itself alone, so that nobody else shuts it out.
 */
import { noteSecurityEvent } from '#server/account/security-events.ts';
import type { ClientFacts } from '#server/account/session.ts';
import type { Database } from '#server/db/kysely.ts';
import { whoTries } from './known-device.ts';
import { mayTry } from './tries.ts';

/**
 * Codes that are mailed: from one network to one mailbox, from one network, to one mailbox from
 * anywhere, and by all of us.
 */
const MAILED_BETWEEN = { name: 'code mail between', most: 5, minutes: 60 };
const MAILED_FROM = { name: 'code mail from', most: 30, minutes: 15 };
const MAILED_TO = { name: 'code mail to', most: 10, minutes: 60 };
const MAILED = { name: 'code mail', most: 3_000, minutes: 15 };

/** Whether one more code may be mailed to the mailbox; counted before it is. */
export async function mayMailCode(
  database: Database,
  client: ClientFacts,
  emailKey: string,
): Promise<boolean> {
  const { network } = client;
  const { whom, isKnown } = await whoTries(database, client, emailKey);
  const isWelcome = await mayTry(
    database,
    isKnown
      ? [[MAILED_TO, whom]]
      : [
          [MAILED_BETWEEN, `${network} ${emailKey}`],
          [MAILED_FROM, network],
          [MAILED_TO, whom],
          [MAILED, 'everybody'],
        ],
  );
  if (!isWelcome) await noteSecurityEvent(database, { kind: 'tries refused', network });
  return isWelcome;
}

/**
 * Codes that are tried: from one network for one mailbox, from one network, and for one mailbox
 * from anywhere.
 */
const TRIED_BETWEEN = { name: 'code between', most: 25, minutes: 24 * 60 };
const TRIED_FROM = { name: 'code from', most: 50, minutes: 15 };
const TRIED_FOR = { name: 'code for', most: 50, minutes: 24 * 60 };

/** Whether one more code of the mailbox may be looked at; counted before it is. */
export async function mayTryCode(
  database: Database,
  client: ClientFacts,
  emailKey: string,
): Promise<boolean> {
  const { network } = client;
  const { whom, isKnown } = await whoTries(database, client, emailKey);
  return mayTry(
    database,
    isKnown
      ? [[TRIED_FOR, whom]]
      : [
          [TRIED_BETWEEN, `${network} ${emailKey}`],
          [TRIED_FROM, network],
          [TRIED_FOR, whom],
        ],
  );
}
