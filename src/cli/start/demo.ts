/**
 * What there is to try beside what the simulated world knows: accounts of the demo people, and
 * promotional codes. Only where everything outside is invented, and never in production.
 */
import { createHmac } from 'node:crypto';
import { announceCode, type Announcement } from '#server/basket/announced-codes.ts';
import { makeDatabase } from '#server/db/kysely.ts';
import { makePool } from '#server/db/pool.ts';
import { openAccount } from '#server/login/open-account.ts';
import { readMarkets } from '#server/market/market.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { WelcomeSection } from './welcome.ts';

/** Whether demo people and codes are wanted. */
export const isDemo = ({ environment, simulators }: Settings): boolean =>
  environment === 'development' &&
  simulators.suppliers &&
  simulators.cardProvider &&
  simulators.mailbox;

/** Makes what is missing of them; what stands on the screen of it. */
export async function fillDemo(
  databaseUrl: string,
  settings: Settings,
  secret: string,
): Promise<readonly WelcomeSection[]> {
  const pool = makePool({ url: databaseUrl, size: 1, name: 'holidaymaker demo' });
  const database = makeDatabase(pool);
  const [market] = readMarkets(settings);
  try {
    for (const { code } of CODES) await announceCode(database, { ...code, market });
    // Counted as if it had been redeemed by somebody long ago.
    await pool.query(`update promotional_code set used = most_uses where code = 'ONCE'`);
    const accounts = PEOPLE.map((person) => ({ ...person, password: passwordOf(person, secret) }));
    for (const account of accounts) await openAccount(database, account);
    return [
      {
        title: 'Accounts (log in with the password, or with a code from the mailbox)',
        rows: accounts.map(({ emailAddress, password }) => [emailAddress, password]),
      },
      { title: 'Promo codes', rows: CODES.map(({ code, outcome }) => [code.code, outcome]) },
    ];
  } finally {
    await pool.end();
  }
}

/** Nobody who does not see the screen of this site can know it; the same at every start. */
const passwordOf = ({ emailAddress }: (typeof PEOPLE)[number], secret: string): string =>
  createHmac('sha256', secret).update(`demo ${emailAddress}`).digest('base64url').slice(0, 16);

const PEOPLE = [
  {
    emailAddress: 'sarah@example.com',
    title: 'mrs',
    firstName: 'Sarah',
    lastName: 'Hargreaves',
    phoneNumber: '0113 496 0181',
    postalCode: 'LS6 2AB',
  },
  {
    emailAddress: 'priya@example.com',
    title: 'mrs',
    firstName: 'Priya',
    lastName: 'Nair',
    phoneNumber: '0113 496 0182',
    postalCode: 'LS6 2AB',
  },
] as const;

type DemoCode = {
  readonly code: Omit<Announcement, 'market'>;
  /** What comes of entering it. */
  readonly outcome: string;
};

const pounds = (amount: number) => ({ kind: 'amount', amount: amount * 100 }) as const;

const CODES: readonly DemoCode[] = [
  { code: { code: 'SUMMER50', worth: pounds(50), leastSpend: 0 }, outcome: 'takes 50 off' },
  {
    code: { code: 'TENOFF', worth: { kind: 'percent', percent: 10 }, leastSpend: 0 },
    outcome: 'takes 10% off',
  },
  {
    code: {
      code: 'GONE',
      worth: pounds(50),
      leastSpend: 0,
      startsOn: '2026-01-01',
      endsOn: '2026-01-31',
    },
    outcome: 'it has ended',
  },
  {
    code: { code: 'ONCE', worth: pounds(50), leastSpend: 0, mostUses: 1 },
    outcome: 'it has been used as often as it can be',
  },
  {
    code: { code: 'NOTHERE', worth: pounds(50), leastSpend: 5_000_000 },
    outcome: 'not for this holiday: for bookings of 50,000 or more',
  },
];
