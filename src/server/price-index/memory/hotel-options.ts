/**
 * Options of the filters that look at a hotel alone, a row of hotelBits each: bit `hotel & 31` of
 * word `hotel >> 5`.
 */
import { FACILITIES } from '#domain/catalogue/facilities.ts';
import { REVIEW_STEPS } from '#domain/search/filters.ts';

export const STAR_STEPS = 5;
export const STARS_AT = 0;
export const REVIEW_AT = STARS_AT + STAR_STEPS;
export const FACILITIES_AT = REVIEW_AT + REVIEW_STEPS.length;
export const CITY_AT = FACILITIES_AT + FACILITIES.length;
/** Hotels that stand in lists; the others are found by name alone. */
export const LISTED_AT = CITY_AT + 1;
export const STATIC_OPTIONS = LISTED_AT + 1;
