/** A person whose every text is found again: in the copy, and once erased in no table at all. */
import type { VisitorSession } from '#server/account/session.ts';
import { findGoodPackage, type FoundPackage } from '../api-purchase.ts';
import { logInByCode, openBrowser, type Browser } from '../login.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '../running-shop.ts';

/** Texts that nobody else in the world has. */
export const CANARY = {
  email: 'kanari.vogel@example.com',
  contact: 'kanari.zwei@example.com',
  firstName: 'Kanariella',
  lastName: 'Vogelsangster',
  companion: 'Zeisigmund',
  street: '77 Canary Perch',
  phone: '0113 496 7431',
  registration: 'KA77 NRY',
  need: 'sings at dawn',
  device: 'Birdcage on Feathers',
  problem: 'my cage door squeaks',
  passkey: 'Perch key of Kanariella',
  search: 'millet-fields-of-harz',
  room: 'Moult of the flock',
  nickname: 'Piepmatz',
} as const;

/** What opens something: in no copy, and nowhere once erased. */
export const SECRETS = {
  sealed: 'sealed-canary-secret',
  recovery: 'argon-canary-hash',
  challenge: 'canary-challenge',
  appCode: 'canary-app-code',
  appChallenge: 'canary-app-challenge',
  room: 'canary-room-link',
} as const;

export type Canary = {
  readonly running: RunningShop;
  /** In which the person is logged in. */
  readonly browser: Browser;
  readonly session: () => Promise<VisitorSession>;
  readonly api: ApiVisitor;
  readonly found: FoundPackage;
  readonly customerId: string;
};

/** A shop of its own in which the person is logged in, and has left nothing else yet. */
export async function openCanary(): Promise<Canary> {
  const running = await openRunningShop({ hotels: 20 });
  const browser = openBrowser(running.shop, { deviceName: CANARY.device });
  await logInByCode(running.shop, browser, CANARY.email);
  const session = () => browser.request();
  const api = running.visitor(await session());
  const { id } = await running.shop.database
    .selectFrom('customer')
    .select('id')
    .where('email', '=', CANARY.email)
    .executeTakeFirstOrThrow();
  return { running, browser, session, api, found: await findGoodPackage(api), customerId: id };
}
