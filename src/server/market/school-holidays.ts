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
  v.object({
    nation: v.string(),
    kind: v.picklist(['school', 'bank']),
    name: v.string(),
    start: v.string(),
    end: v.string(),
  }),
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

/** Nations whose schools a market's pages mark. */
const SCHOOL_NATIONS: Readonly<Record<MarketName, readonly string[]>> = {
  gb: ['England', 'Wales', 'Scotland', 'Northern Ireland'],
  ie: ['Ireland'],
};

/** A holiday of a nation's schools as the data name it. */
export type NationHoliday = {
  readonly nation: string;
  readonly name: string;
  readonly start: IsoDate;
  readonly end: IsoDate;
};

/** School holidays of a market's nations that have a day between two, nation by nation. */
export const schoolHolidaysOf = (
  market: MarketName,
  { from, until }: { readonly from: IsoDate; readonly until: IsoDate },
): NationHoliday[] =>
  SCHOOL_NATIONS[market].flatMap((nation) =>
    rows.filter(
      (row) =>
        row.nation === nation && row.kind === 'school' && row.start <= until && row.end >= from,
    ),
  );
