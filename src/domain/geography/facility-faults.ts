/** What a hotel says it has, and cannot have together with, or without, something else. */
import type { Facility } from '../catalogue/facilities.ts';

export type FacilityFault = { readonly kind: 'facility_unlike_hotel'; readonly said: string };

/** Whether it is part of a pool, or stands beside one. */
export const needsPool = (facility: Facility): boolean =>
  facility === 'heated_pool' || facility === 'childrens_pool' || facility === 'water_slides';

/** The faults of a hotel's facilities; none when they go together. */
export function facilityFaults(facilities: readonly Facility[]): FacilityFault[] {
  const wrong = [
    ...(facilities.includes('pool')
      ? []
      : facilities.filter(needsPool).map((facility) => `${facility} without a pool`)),
    ...(facilities.includes('adults_only')
      ? facilities
          .filter((facility) => facility === 'kids_club' || facility === 'childrens_pool')
          .map((facility) => `${facility} for adults only`)
      : []),
  ];
  return wrong.map((said) => ({ kind: 'facility_unlike_hotel', said }));
}
