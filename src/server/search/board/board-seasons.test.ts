import { afterAll, beforeAll, expect, test } from 'vitest';
import { inSeason } from '#domain/catalogue/local-tax.ts';
import { addDays } from '#domain/dates.ts';
import { BOARD_SEASONS, seasonOfBoard, type BoardSeason } from '#domain/market/travel-seasons.ts';
import { warmthAt } from '#server/catalogue/climate.ts';
import { lineageOf } from '#server/catalogue/reference.ts';
import { departureWindow, GREAT_BRITAIN, todayIn } from '#server/market/market.ts';
import { seasonsOf } from '#server/market/school-holidays.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';

type Row = {
  readonly departureDate: string;
  readonly hotelQuoteId: string;
  readonly flightQuoteId: string;
  readonly hotel: { readonly locatedIn: readonly { readonly id: string }[] };
  readonly price: { readonly total: { readonly amount: number } };
};

let running: RunningShop;
let visitor: ApiVisitor;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 700 });
  visitor = running.visitor();
});
afterAll(() => running.close());

const ROW =
  'departureDate hotelQuoteId flightQuoteId hotel { locatedIn { id } } price { total { amount } }';

/** The rows of a board, each with what the reference data say of where it leads. */
async function askBoard(season: BoardSeason) {
  const { departuresBoard } = await visitor.ask<{
    departuresBoard: { packages: readonly Row[] };
  }>(
    `query B($season: BoardSeason!) { departuresBoard(airport: "LGW", season: $season) { packages { ${ROW} } } }`,
    { season },
  );
  return departuresBoard.packages.map((row) => {
    const lineage = row.hotel.locatedIn.map(({ id }) => lineageOf(id)).toSorted(longestFirst)[0]!;
    const [place] = lineage;
    const isCity = place!.cityBreak || place!.nature.includes('city');
    return {
      ...row,
      place: place!.id,
      country: place!.country,
      isCity,
      isBeach: !isCity && place!.nature.includes('beach'),
      warmth: warmthAt(place!.id, row.departureDate)!,
      season: lineage.find(({ season: own }) => own)?.season ?? null,
    };
  });
}

const longestFirst = (a: readonly unknown[], b: readonly unknown[]): number => b.length - a.length;

const daysOf = (season: BoardSeason) => {
  const { earliest } = departureWindow(todayIn(GREAT_BRITAIN.timeZone, running.shop.clock()));
  return seasonOfBoard(seasonsOf('gb', earliest), season);
};

test.each(BOARD_SEASONS)(
  'the board %s leads to five countries, each in season, a city, a beach and a warm place among them',
  async (season) => {
    const rows = await askBoard(season);
    expect(rows).toHaveLength(5);
    expect(new Set(rows.map(({ country }) => country)).size).toBe(5);
    expect(rows.some(({ isCity }) => isCity)).toBe(true);
    expect(rows.some(({ isBeach }) => isBeach)).toBe(true);
    expect(rows.some(({ warmth }) => warmth >= 22)).toBe(true);
    const days = rows.map(({ departureDate }) => departureDate);
    expect(days).toEqual(days.toSorted());
    for (const row of rows) {
      expect(inSeason(row.season, row.departureDate), row.place).toBe(true);
      expect(inSeason(row.season, addDays(row.departureDate, 7)), row.place).toBe(true);
      const isForSun = row.isBeach || season === 'WINTER_SUN';
      expect(!isForSun || row.warmth >= 20, row.place).toBe(true);
      const { start, end } = daysOf(season) ?? { start: days[0]!, end: days.at(-1)! };
      expect(row.departureDate >= start && row.departureDate <= end, row.place).toBe(true);
    }
  },
);

test('each row of the board opens as that holiday, at that price', async () => {
  for (const { hotelQuoteId, flightQuoteId, price } of await askBoard('SUMMER')) {
    const { holiday } = await visitor.ask<{ holiday: unknown }>(
      'query H($hotel: ID!, $flight: ID!) { holiday(hotelQuoteId: $hotel, flightQuoteId: $flight) { ... on Holiday { hotelQuoteId flightQuoteId price { total { amount } } } } }',
      { hotel: hotelQuoteId, flight: flightQuoteId },
    );
    expect(holiday).toEqual({ hotelQuoteId, flightQuoteId, price });
  }
});
