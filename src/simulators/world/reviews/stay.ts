/** Who was at a hotel, when and on which terms: what a review of it comes from. */
import type { BoardCode } from '#domain/catalogue/board.ts';
import { REVIEW_PARTIES, type ReviewParty } from '#domain/catalogue/reviews.ts';
import { addDays, addMonths, dayNumber, type IsoDate } from '#domain/dates.ts';
import { pickByChance, wholeBetween } from '../chance.ts';
import { demandFrom } from '../demand.ts';
import type { WorldPlace } from '../facts.ts';
import type { Hotel } from '../hotels.ts';
import { pickByWeight, weigh } from './pick-by-weight.ts';

export type GuestStay = {
  readonly party: ReviewParty;
  /** How old a family's children are. */
  readonly children: 'little' | 'juniors' | 'teens' | undefined;
  /** First day of its month. */
  readonly month: IsoDate;
  readonly nights: number;
  readonly board: BoardCode;
  /** When the review was written. */
  readonly written: IsoDate;
};

/** The newest review of the world, and how far back stays go. */
const LAST_REVIEW = '2026-11-15';
const MONTHS = Array.from({ length: 24 }, (_, i) => {
  const first = addMonths('2024-11-01', i);
  return { first, last: addDays(addMonths(first, 1), -1) };
});

/** Months with holidays of English schools. */
const SCHOOL_MONTHS = [2, 4, 5, 7, 8, 10, 12];
/** Months that are holidays from their first day to their last, or nearly. */
const ALL_SCHOOL_MONTHS = [7, 8];

type Chance = (key: string) => number;

export function drawStay(hotel: Hotel, boards: readonly BoardCode[], chance: Chance): GuestStay {
  const month = drawMonth(hotel, chance('month'));
  const party = drawParty(hotel, month, chance('party'));
  const isFree = SCHOOL_MONTHS.includes(monthNumber(month));
  const left = addDays(month, wholeBetween(7, 27, chance('left')));
  const written = addDays(left, wholeBetween(1, 18, chance('written')));
  return {
    party,
    month,
    children:
      party === 'family'
        ? pickByChance(
            isFree ? (['little', 'juniors', 'juniors', 'teens'] as const) : (['little'] as const),
            chance('children'),
          )
        : undefined,
    nights: pickByChance(isCityBreak(hotel) ? [3, 3, 4] : [7, 7, 7, 10, 14], chance('nights')),
    board: pickByChance(boards, chance('board')),
    written: written < LAST_REVIEW ? written : LAST_REVIEW,
  };
}

export const monthNumber = (date: IsoDate): number => Number(date.slice(5, 7));

/** Whether schools are out while they are there. */
export const isInSchoolHolidays = ({ month, party, children }: GuestStay): boolean =>
  ALL_SCHOOL_MONTHS.includes(monthNumber(month)) ||
  (party === 'family' && children !== 'little' && SCHOOL_MONTHS.includes(monthNumber(month)));

export const isCityBreak = ({ climate, text }: Hotel): boolean =>
  climate === 'city' && text.metresToBeach === null;

/** One of the last two years' months, the more likely the more people travel in it. */
function drawMonth({ climate, place }: Hotel, chance: number): IsoDate {
  const open = MONTHS.filter(({ first, last }) => isWithin(place.season, first, last));
  const weighted = weigh(open.length > 0 ? open : MONTHS, ({ first }) =>
    Math.max(0, demandFrom(climate, dayNumber(first) + 14, 1)[0]! - 0.4),
  );
  return (pickByWeight(weighted, chance) ?? MONTHS[0]!).first;
}

/** Whether all of a month lies in the season. */
function isWithin(season: WorldPlace['season'], first: IsoDate, last: IsoDate): boolean {
  if (season === null) return true;
  const [from, until] = [first.slice(5), last.slice(5)];
  return season.start <= season.end
    ? season.start <= from && until <= season.end
    : season.start <= from || until <= season.end;
}

function drawParty(hotel: Hotel, month: IsoDate, chance: number): ReviewParty {
  const { facilities, climate } = hotel;
  const isForAdults = facilities.includes('adults_only');
  const inSchools = SCHOOL_MONTHS.includes(monthNumber(month));
  const forChildren = facilities.includes('kids_club') || facilities.includes('childrens_pool');
  const inTown = climate === 'city';
  const weights: Record<ReviewParty, number> = {
    couple: isForAdults ? 45 : 32,
    older_couple: inSchools ? 10 : 24,
    family: isForAdults ? 0 : (inSchools ? 38 : 7) * (forChildren ? 1.5 : 1) * (inTown ? 0.5 : 1),
    friends: inTown ? 18 : 10,
    alone: inTown ? 14 : 7,
  };
  const weighted = weigh(REVIEW_PARTIES, (party) => weights[party]);
  return pickByWeight(weighted, chance) ?? 'couple';
}
