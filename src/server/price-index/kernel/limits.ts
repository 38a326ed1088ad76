/** How much the hot loops take at once: tiles, stays, legs. */
import { MAX_STAYS } from '#domain/search/limits.ts';
import { RING_DAYS } from '../memory/days.ts';

/**
 * Rate plans of a tile: of a search of one block of stays, which reads each row once, and of a long
 * one, which reads most rows again, from the second cache.
 */
export type TilePlans = { readonly short: number; readonly long: number };
export const TILE_PLANS: TilePlans = { short: 4_096, long: 2_048 };
export const PLAN_BLOCK = 16;
/** Enough for neighbours in cost groups of two hotels. */
export const TILE_SEGMENTS = 256;
/** Hotels of a tile, each segment's first on a multiple of four. */
export const TILE_HOTELS = 1_024;
/** Stays of a search, and the check-in days that night flights add. */
export const MOST_STAYS = MAX_STAYS + 128;
/**
 * Stay prices lie in rows, one for every four stays; this is the length of a row in hotels. It is
 * no power of two, so that the rows of one hotel lie in different sets of the cache.
 */
export const STAY_PRICES_WIDTH = TILE_HOTELS + 4;
export const BLOCK_STAYS = 32;
/** Stays whose cells are priced together. */
export const CELL_STAYS = 8;
export const MOST_BLOCKS = Math.ceil(MOST_STAYS / BLOCK_STAYS) + 1;
/** Stays of a tile with the padding that fills each block's last four. */
export const MOST_POSITIONS = MOST_STAYS + 4 * MOST_BLOCKS;
/** Kinds of rooms whose factors are kept by plan. */
export const CACHED_ROOMS = 8;
/** Filters that look at a hotel alone. */
export const STATIC_GROUPS = 4;
/** Flight options of one airport set: those of the filters and its carriers. */
export const MOST_VARIANTS = 128;

/** Series of one route. */
export const MOST_SERIES = 64;
/** Days of one leg: all that can be booked, and the nights that a way home adds. */
export const LEG_DAYS = 800;
/** Words of as many days as bits, read two at once. */
export const OPEN_WORDS = LEG_DAYS / 32 + 2;
/** A route's legs, and the one that is being priced. */
export const LEGS = MOST_SERIES + 1;
/** Legs that a calendar prices at once. */
export const MOST_LEGS = 512;
/**
 * Days from one such leg to the next: an odd number of cache lines, so that legs lie in different
 * sets of the cache.
 */
export const LEG_PITCH = RING_DAYS + 16;
/**
 * Stays of the sheets of a calendar or grid: every day that can be booked with every number of
 * nights.
 */
export const SHEET_STAYS = 24_576;
