/** What a party room holds, and how long it is there. */
import { addDays, type IsoDate } from '#domain/dates.ts';

/** So many people at most choose together, and so few at least. */
export const MOST_PEOPLE = 12;
export const LEAST_PEOPLE = 2;

/** So many holidays are voted on. */
export const MOST_PARTY_HOLIDAYS = 20;

/** So often limits may be set anew: with more rounds somebody could feel for a budget. */
export const MOST_ROUNDS = 3;

/** So many characters a room's name, and a person's, may have. */
export const LONGEST_ROOM_NAME = 60;
export const LONGEST_FIRST_NAME = 30;

/** How somebody likes a holiday. */
export const PARTY_VOTES = ['YES', 'PERHAPS', 'NO'] as const;
export type PartyVote = (typeof PARTY_VOTES)[number];

/** A room that nobody opens is kept for so many days. */
export const DAYS_UNVISITED = 60;

/** The last day of a room: some time after it was opened last, or when its holidays have left. */
export function lastDayOfRoom(visitedOn: IsoDate, departures: readonly IsoDate[]): IsoDate {
  const unvisited = addDays(visitedOn, DAYS_UNVISITED);
  const lastDeparture = departures.toSorted().at(-1) ?? unvisited;
  return lastDeparture < unvisited ? lastDeparture : unvisited;
}

/**
 * Whether the limits of a round can be compared: all who are awaited are in, and each in the room
 * has locked theirs.
 */
export const isRoundComplete = (
  people: readonly { readonly isLocked: boolean }[],
  awaited: number,
): boolean =>
  people.length >= Math.max(awaited, LEAST_PEOPLE) && people.every(({ isLocked }) => isLocked);
