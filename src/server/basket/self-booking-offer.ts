/** Whose flights visitors may book themselves (FLT-16). */
import { selfBookingSaves } from '#domain/basket/extras.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { findCarrier } from '#server/catalogue/reference.ts';

/** Those of one airline both ways, which is known to sell to anybody and asks us its fee. */
export const isSelfBookable = (holiday: PricedHoliday): boolean =>
  holiday.flights !== null &&
  Boolean(findCarrier(holiday.flights.outbound.carrier)?.selfBook) &&
  selfBookingSaves(holiday) > 0;
