/** The shop: everything long-lived that answering a request may need, made once per thread. */
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Market } from './brand.ts';
import type { Settings } from './settings.ts';

export type Shop = {
  readonly settings: Settings;
  readonly market: Market;
  readonly version: string;
  readonly pool: Pool;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly log: Logger;
};
