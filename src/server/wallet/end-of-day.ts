import { sql } from 'kysely';
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { Market } from '#server/market/market.ts';

/** The instant at which a day of the market is over. */
export const endOfDay = (date: IsoDate, { timeZone }: Pick<Market, 'timeZone'>) =>
  sql<string>`${addDays(date, 1)}::date::timestamp at time zone ${timeZone}`;
