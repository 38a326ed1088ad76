/** When schools are closed where the customers of a market live (data/README.md). */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { IsoDate } from '#domain/dates.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import {
  travelSeasons,
  type SchoolHoliday,
  type SchoolSeason,
  type TravelSeason,
} from '#domain/market/travel-seasons.ts';

const FILE = new URL('../../../data/school-holidays.json', import.meta.url);

const rowsSchema = v.array(
  v.object({ nation: v.string(), name: v.string(), start: v.string(), end: v.string() }),
);

/** Whose schools: most of the customers' own. */
const NATIONS: Readonly<Record<MarketName, string>> = { gb: 'England', ie: 'Ireland' };

/** The seasons by the names of the data; Ireland has no half-term in May. */
const SEASONS: ReadonlyMap<string, SchoolSeason> = new Map([
  ['Easter holiday', 'EASTER'],
  ['May half term', 'MAY_HALF_TERM'],
  ['Summer holiday', 'SUMMER'],
  ['Summer holiday (primary)', 'SUMMER'],
  ['October half term', 'OCTOBER_HALF_TERM'],
  ['October mid-term', 'OCTOBER_HALF_TERM'],
]);

const rows = v.parse(rowsSchema, JSON.parse(readFileSync(FILE, 'utf8')));

const holidaysIn = (market: MarketName): SchoolHoliday[] =>
  rows.flatMap(({ nation, name, start, end }) => {
    const season = SEASONS.get(name);
    return nation === NATIONS[market] && season ? [{ season, start, end }] : [];
  });

const holidays: Readonly<Record<MarketName, readonly SchoolHoliday[]>> = {
  gb: holidaysIn('gb'),
  ie: holidaysIn('ie'),
};

/** The seasons that a market's customers can still book, from the first day of departure on. */
export const seasonsOf = (market: MarketName, earliest: IsoDate): TravelSeason[] =>
  travelSeasons(holidays[market], earliest);
