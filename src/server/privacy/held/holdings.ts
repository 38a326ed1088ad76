/**
 * What is held about people: of every column of every table whether a person's copy tells it, and
 * what becomes of it when they are erased (UK GDPR, Articles 15 and 17). Copies and erasures are
 * made from this list and from nothing else.
 */
import type { DB } from '#server/db/generated.ts';
import type { Holding, HoldingsOf } from './holding.ts';
import { ACCOUNT_HOLDINGS } from './of-account.ts';
import { BOOKING_HOLDINGS } from './of-bookings.ts';
import { LOGIN_HOLDINGS } from './of-login.ts';
import { NOBODYS_HOLDINGS } from './of-nobody.ts';
import { PURCHASE_HOLDINGS } from './of-purchases.ts';
import { REDUCTION_HOLDINGS } from './of-reductions.ts';
import { SAVED_HOLDINGS } from './of-saved.ts';

const ALL: HoldingsOf<keyof DB> = {
  ...ACCOUNT_HOLDINGS,
  ...LOGIN_HOLDINGS,
  ...SAVED_HOLDINGS,
  ...PURCHASE_HOLDINGS,
  ...REDUCTION_HOLDINGS,
  ...BOOKING_HOLDINGS,
  ...NOBODYS_HOLDINGS,
};

/** Each table with its holding, in the order in which a copy tells them. */
export const HOLDINGS: readonly (readonly [table: string, holding: Holding])[] =
  Object.entries(ALL);
