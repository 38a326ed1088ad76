/**
 * Codes and credits of the fault tests. Of the same `scarce` one, which one order alone can use,
 * two shoppers buy at a time; `plenty` and `own` ones everybody has.
 */
import { randomUUID } from 'node:crypto';
import { addDays } from '#domain/dates.ts';
import { announceCode } from '#server/basket/announced-codes.ts';
import type { Database } from '#server/db/kysely.ts';
import { GREAT_BRITAIN, todayIn } from '#server/market/market.ts';
import { giveCredit } from '#testing/customers.ts';

export type Reductions = {
  /** The name of a code that the next shopper enters. */
  nextCode(kind: 'plenty' | 'scarce'): Promise<string>;
  nextWallet(kind: 'own' | 'scarce'): Wallet;
};

/** Of a customer, who is one once somebody has logged in with this mailbox. */
export type Wallet = {
  readonly email: string;
  /** Gives two credits when it is first asked. */
  creditIds(): Promise<readonly string[]>;
};

const PERCENT = 10;
const CREDIT_DAYS = 90;

export function makeReductions(database: Database): Reductions {
  let scarceCodes = 0;
  let waiting: Wallet | undefined;
  return {
    async nextCode(kind) {
      const isScarce = kind === 'scarce';
      const code = isScarce ? `LAST-${Math.floor(scarceCodes++ / 2)}` : 'FOR-EVERYBODY';
      await announceCode(database, {
        code,
        worth: { kind: 'percent', percent: PERCENT },
        leastSpend: 0,
        market: GREAT_BRITAIN,
        ...(isScarce && { mostUses: 1 }),
      });
      return code;
    },
    nextWallet(kind) {
      if (kind === 'own') return openWallet(database);
      const wallet = waiting ?? openWallet(database);
      waiting = waiting ? undefined : wallet;
      return wallet;
    },
  };
}

function openWallet(database: Database): Wallet {
  const email = `${randomUUID()}@example.com`;
  let given: Promise<readonly string[]> | undefined;
  return {
    email,
    creditIds() {
      given ??= giveCredits(database, email).catch((error: unknown) => {
        given = undefined;
        throw error;
      });
      return given;
    },
  };
}

async function giveCredits(database: Database, email: string): Promise<readonly string[]> {
  const { id } = await database
    .selectFrom('customer')
    .select('id')
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();
  const context = { database, market: GREAT_BRITAIN };
  const endsOn = addDays(todayIn(GREAT_BRITAIN.timeZone), CREDIT_DAYS);
  return [await giveCredit(context, id, { endsOn }), await giveCredit(context, id, { endsOn })];
}
