/** The bounds of a search. */
import { LONGEST_STAY } from '#domain/catalogue/price-limits.ts';

export const MAX_ADULTS = 9; // SRCH-10
export const MAX_CHILDREN = 9; // SRCH-11
export const MAX_INFANTS = 4; // SRCH-12
/** Cots that a room takes at most. */
export const MAX_ROOM_INFANTS = 2;
export const MAX_CHILD_AGE = 15; // SRCH-13
export const MAX_AIRPORTS = 10; // SRCH-15
export const MAX_DESTINATIONS = 10; // SRCH-16
/** Adults and children; more ask for a group quote (SRCH-19..21). */
export const MAX_PARTY = 9;
/** Rooms of one booking: the most that any rooming rule gives (SRCH-28). */
export const MAX_ROOMS = 4;
export const MIN_NIGHTS = 2; // DATE-13
export const MAX_NIGHTS = LONGEST_STAY; // DATE-13
/** Lengths that are chosen at a press. */
export const QUICK_NIGHTS: readonly number[] = [4, 7, 10, 14]; // DATE-14
/** First departure, in days from today (DATE-08). */
export const EARLIEST_DEPARTURE_DAYS = 3;
/** Last departure, in days from today (DATE-09). */
export const LATEST_DEPARTURE_DAYS = 730;
export const MAX_RANGE_DAYS = 92;
/**
 * Departure days, those either side included, times numbers of nights of one search: a month of all
 * stays up to two weeks.
 */
export const MAX_STAYS = 31 * 14;
/**
 * What one search may cost (S-24), in stays times what a stay costs: 2 for rooms of one kind; where
 * each board is priced by itself, which a price filter or rooms of several kinds make necessary, 2
 * and 1 for each kind. One costs about 0.09 ms of processor time anywhere among 20,000 hotels, so
 * that the dearest search takes about 110 ms. All stays up to two weeks in a month are within for
 * one kind of room.
 */
export const MAX_SEARCH_COST = 1_250;
/** Departure days of one calendar: nine months, one page of it. */
export const MAX_CALENDAR_DAYS = 270;
/** Numbers of nights that one calendar compares. */
export const MAX_CALENDAR_NIGHTS = 7;
/**
 * What one calendar may cost, in stays (departure days times numbers of nights) times what a stay
 * costs: 2 for rooms of one kind, 4 with a least price, under which hotels are priced one by one;
 * for rooms of several kinds 6 and 2 for each kind, half as much again with a least price. So much
 * is nine months of one number of nights, which the pages ask, at their dearest. One costs about
 * 0.1 ms of processor time anywhere among 20,000 hotels that nobody asked about before. Calendars
 * of named hotels cost next to nothing and are not counted.
 */
export const MAX_CALENDAR_COST = 3 * (3 + MAX_ROOMS + 1) * MAX_CALENDAR_DAYS;
/**
 * Pence that a price filter may name: nine digits, as an address writes them; no holiday costs as
 * much.
 */
export const MAX_PRICE_FILTER = 999_999_999;
export const MAX_STARS = 5;
export const MAX_HOTEL_NAME_LENGTH = 60;
/** Places that are chosen on the discovery page (DISC-01). */
export const MAX_DISCOVERED_PLACES = 3;
