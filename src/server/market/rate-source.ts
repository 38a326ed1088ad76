/**
 * Follows the rates that operators set. A start waits for them, because no price is told by a
 * guess; while they cannot be asked afterwards, the last ones hold.
 */
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { makeDatabase } from '#server/db/kysely.ts';
import { openListener } from '#server/db/listener.ts';
import { whenAvailable } from '#server/db/when-available.ts';
import { loadRates, RATE_CHANNEL, type ExchangeRates } from './exchange-rates.ts';

export type RateSource = {
  /** The rates as they were told last; the first answer waits until they are known. */
  readonly now: () => Promise<ExchangeRates>;
  readonly stop: () => Promise<void>;
};

type RateSourceOptions = {
  readonly pool: Pool;
  readonly log: Logger;
  /** Hears of the rates at first, and whenever they have been looked up again. */
  readonly onChange: (rates: ExchangeRates) => void;
};

export function openRateSource({ pool, log, onChange }: RateSourceOptions): RateSource {
  const database = makeDatabase(pool);
  const first = Promise.withResolvers<ExchangeRates>();
  let last = first.promise;
  const onError = (err: unknown): void =>
    log.warn({ err }, 'exchange rates cannot be looked up: they stay as they are');
  const onLooked = (rates: ExchangeRates): void => {
    first.resolve(rates);
    last = Promise.resolve(rates);
    onChange(rates);
  };
  // Looks end in the order in which they began, so that the latest is told last.
  let looked = Promise.resolve();
  const look = (): void => {
    looked = looked
      .then(() => whenAvailable(() => loadRates(database), { onLost: onError }))
      .then(onLooked)
      .catch(onError);
  };
  const stop = openListener({
    pool,
    channel: RATE_CHANNEL,
    onNotification: look,
    onListening: look,
    onError,
  });
  return { now: () => last, stop };
}
