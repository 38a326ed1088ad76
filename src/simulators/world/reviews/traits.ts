/**
 * What a sentence of a review may depend on: what the hotel is and has, who was there, and when. A
 * sentence that speaks of something needs its trait.
 */
import { FACILITIES, type Facility } from '#domain/catalogue/facilities.ts';

const HOTEL_TRAITS = [
  // Where it lies.
  'coastal',
  'city',
  'lake',
  'mountains',
  'ski',
  'tropics',
  'sand_at_door',
  'near_sand',
  'walk_to_sand',
  'far_sand',
  'near_airport',
  'far_airport',
  // What it is like; of each pair a hotel has one, so that its guests agree.
  'smart',
  'modern',
  'dated',
  'large_room',
  'small_room',
  'pool_large',
  'pool_small',
  'by_road',
  'peaceful',
  'hilly',
  'flat',
  'lively',
  'sleepy',
  'firm_beds',
  'soft_beds',
  'good_wifi',
  'poor_wifi',
  'balcony',
  'shutters',
  'steps',
] as const;

const STAY_TRAITS = [
  'couple',
  'older',
  'family',
  'friends',
  'alone',
  'pair',
  'grown',
  'little',
  'juniors',
  'teens',
  'on_ro',
  'on_sc',
  'on_bb',
  'on_hb',
  'on_fb',
  'on_ai',
  'breakfast',
  'dinner',
  'hot',
  'warm',
  'mild',
  'chilly',
  'warm_evening',
  'sea_warm',
  'sea_cold',
  'wet',
  'peak',
  'quiet_month',
  'early',
  'late',
  'winter',
  'spring',
  'school',
  'term',
  'week_or_more',
  'february',
  'december',
  'christmas',
  'snow',
  'green',
  // The review finds fault with something.
  'griped',
] as const;

export type HotelTrait = Facility | (typeof HOTEL_TRAITS)[number];
export type StayTrait = (typeof STAY_TRAITS)[number];

const OF_HOTELS: ReadonlySet<string> = new Set([...FACILITIES, ...HOTEL_TRAITS]);
const OF_STAYS: ReadonlySet<string> = new Set(STAY_TRAITS);

export const isHotelTrait = (text: string): text is HotelTrait => OF_HOTELS.has(text);
export const isStayTrait = (text: string): text is StayTrait => OF_STAYS.has(text);
