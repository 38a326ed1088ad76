/** All that guests say of what they met with. */
import type { Sentence } from './sentence.ts';
import { ACCESS } from './sentences/access.ts';
import { ARRIVAL } from './sentences/arrival.ts';
import { BEACH } from './sentences/beach.ts';
import { CHILDREN } from './sentences/children.ts';
import { CLEANLINESS } from './sentences/cleanliness.ts';
import { EVENINGS } from './sentences/evenings.ts';
import { FOOD } from './sentences/food.ts';
import { LOCATION } from './sentences/location.ts';
import { POOL } from './sentences/pool.ts';
import { ROOM } from './sentences/room.ts';
import { SEASON } from './sentences/season.ts';
import { SLEEP } from './sentences/sleep.ts';
import { SNOW } from './sentences/snow.ts';
import { SPORT } from './sentences/sport.ts';
import { STAFF } from './sentences/staff.ts';
import { VALUE } from './sentences/value.ts';

export const SENTENCES: readonly Sentence[] = [
  ...FOOD,
  ...ROOM,
  ...POOL,
  ...BEACH,
  ...STAFF,
  ...LOCATION,
  ...CLEANLINESS,
  ...SLEEP,
  ...CHILDREN,
  ...VALUE,
  ...EVENINGS,
  ...ACCESS,
  ...ARRIVAL,
  ...SPORT,
  ...SEASON,
  ...SNOW,
];
