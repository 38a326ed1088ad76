/**
 * What a passkey is to sign: given to one session, good for five minutes and for one answer, right
 * or wrong.
 */
import { sql } from 'kysely';
import type { Database } from '#server/db/kysely.ts';

export const CHALLENGE_MINUTES = 5;

/** `challenge` in base64url, as it stands in the options and comes back in the client's data. */
export async function keepChallenge(
  database: Database,
  owner: string,
  challenge: string,
): Promise<void> {
  await database.insertInto('passkey_challenge').values({ challenge, owner }).execute();
}

/** False when it was not given to this session, was answered before, or was given too long ago. */
export async function takeChallenge(
  database: Database,
  owner: string,
  challenge: string,
): Promise<boolean> {
  const taken = await database
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('owner', '=', owner)
    .returning(
      sql<boolean>`created_at > now() - make_interval(mins => ${CHALLENGE_MINUTES})`.as('isInTime'),
    )
    .executeTakeFirst();
  return taken?.isInTime ?? false;
}
