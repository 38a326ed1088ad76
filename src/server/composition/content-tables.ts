/** Tables of texts that are made from the data of the site, when a text is published. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { bagWords } from '#domain/content/bag-words.ts';
import type { ContentBlock, Inline } from '#domain/content/blocks.ts';
import { formatDate, MONTH_NAMES } from '#domain/dates.ts';
import { findPlace, lineageOf } from '#server/catalogue/reference.ts';
import type { DataTables } from '#server/content/data-tables.ts';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../data/${file}`, import.meta.url), 'utf8'));

type Cells = readonly (readonly Inline[])[];
type TableBlock = Extract<ContentBlock, { kind: 'table' }>;

const plain = (text: string): readonly Inline[] => [{ kind: 'text', text }];
const strong = (text: string): readonly Inline[] => [{ kind: 'strong', of: plain(text) }];

const table = (head: readonly string[], rows: readonly Cells[], isFigures = false): TableBlock => ({
  kind: 'table',
  head: head.map(plain),
  rows,
  isFigures,
});

const MONTHS = MONTH_NAMES.map((name) => name.slice(0, 3));

const ClimateSchema = v.array(
  v.object({
    region: v.string(),
    maxAirC: v.array(v.number()),
    seaC: v.nullable(v.array(v.number())),
    sunHoursPerDay: v.array(v.number()),
    rainDays: v.array(v.number()),
  }),
);
const MonthlySchema = v.strictObject({
  regions: v.array(v.string()),
  /** From this figure on a cell is marked; for rain, up to it. */
  marked: v.number(),
});

type Climate = v.InferOutput<typeof ClimateSchema>[number];

/** A row a region and a column a month; a region without the figure is refused. */
function monthly(asked: unknown, months: (climate: Climate) => readonly number[] | null) {
  const { regions, marked } = v.parse(MonthlySchema, asked);
  const climates = v.parse(ClimateSchema, read('climate.json'));
  const rows = regions.map((region): Cells => {
    const climate = climates.find((one) => one.region === region);
    const figures = climate && months(climate);
    if (!figures) throw new Error(`there is no figure for ${region}`);
    return [
      placeLink(region),
      ...figures.map((figure) =>
        (months === rainOf ? figure <= marked : figure >= marked)
          ? strong(String(figure))
          : plain(String(figure)),
      ),
    ];
  });
  return table(['', ...MONTHS], rows, true);
}

const seaOf = ({ seaC }: Climate) => seaC;
const airOf = ({ maxAirC }: Climate) => maxAirC;
const sunOf = ({ sunHoursPerDay }: Climate) => sunHoursPerDay;
const rainOf = ({ rainDays }: Climate) => rainDays;

/** The name of a place, leading to its page. */
export function placeLink(id: string): readonly Inline[] {
  const place = findPlace(id);
  if (!place) throw new Error(`there is no place ${id}`);
  const country = lineageOf(id).find(({ kind }) => kind === 'country');
  const name =
    country && country.id !== id && place.name !== country.name
      ? `${place.name}, ${country.name}`
      : place.name;
  return place.path === null
    ? plain(name)
    : [{ kind: 'link', href: `/destinations/${place.path}`, of: plain(name) }];
}

const CarriersSchema = v.array(
  v.object({
    name: v.string(),
    bags: v.array(
      v.object({
        type: v.string(),
        included: v.boolean(),
        weightKg: v.nullable(v.number()),
        sizeCm: v.nullable(v.object({ height: v.number(), width: v.number(), depth: v.number() })),
        label: v.string(),
      }),
    ),
  }),
);

/** Every carrier whose rules we hold: what comes with the ticket, and what costs extra. */
function bags(): TableBlock {
  const carriers = v.parse(CarriersSchema, read('carriers.json'));
  const rows = carriers
    .filter(({ bags }) => bags.length > 0)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ name, bags }): Cells => {
      const said = (isIncluded: boolean): string =>
        bags
          .filter(({ included }) => included === isIncluded)
          .map(bagWords)
          .join('; ');
      return [plain(name), plain(said(true) || 'Nothing'), plain(said(false) || 'Ask the airline')];
    });
  return table(['Airline', 'With the ticket', 'For extra'], rows);
}

const HolidaysSchema = v.array(
  v.object({
    nation: v.string(),
    year: v.number(),
    kind: v.string(),
    name: v.string(),
    start: v.string(),
    end: v.string(),
  }),
);
const SchoolSchema = v.strictObject({ nation: v.string(), year: v.number() });

function schoolHolidays(asked: unknown): TableBlock {
  const { nation, year } = v.parse(SchoolSchema, asked);
  const rows = v
    .parse(HolidaysSchema, read('school-holidays.json'))
    .filter((one) => one.nation === nation && one.year === year && one.kind === 'school')
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .map(({ name, start, end }): Cells => [
      plain(name),
      plain(formatDate(start)),
      plain(formatDate(end)),
    ]);
  if (rows.length === 0) throw new Error(`there are no school holidays of ${nation} in ${year}`);
  return table(['Holiday', 'First day', 'Last day'], rows);
}

const EntrySchema = v.array(
  v.object({
    place: v.string(),
    gb: v.object({ passport: v.string(), visa: v.string() }),
    ie: v.object({ passport: v.string(), visa: v.string() }),
  }),
);
const PassportSchema = v.strictObject({
  passport: v.picklist(['gb', 'ie']),
  countries: v.array(v.string()),
});

function entryRules(asked: unknown): TableBlock {
  const { passport, countries } = v.parse(PassportSchema, asked);
  const entries = v.parse(EntrySchema, read('entry.json'));
  const rows = countries.map((country): Cells => {
    const entry = entries.find(({ place }) => place === country);
    if (!entry) throw new Error(`there are no entry rules for ${country}`);
    return [placeLink(country), plain(entry[passport].passport), plain(entry[passport].visa)];
  });
  return table(['Country', 'Passport', 'Visa or permit'], rows);
}

const TABLES: Readonly<Record<string, (asked: unknown) => TableBlock>> = {
  sea: (asked) => monthly(asked, seaOf),
  air: (asked) => monthly(asked, airOf),
  sun: (asked) => monthly(asked, sunOf),
  rain: (asked) => monthly(asked, rainOf),
  bags,
  'school-holidays': schoolHolidays,
  entry: entryRules,
};

/** Tables by the name of the fence that asks for them. */
export const makeContentTables = (): DataTables => (name, asked) => {
  const make = TABLES[name];
  if (!make)
    throw new Error(
      `there is no table ${name}: ${['prices', 'compare', 'advice', ...Object.keys(TABLES)].join(', ')}`,
    );
  return make(asked);
};
