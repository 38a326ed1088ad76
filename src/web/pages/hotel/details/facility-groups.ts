import type { Facility } from '#domain/catalogue/facilities.ts';

/** Under which headings a hotel's page tells what it has. */
const FACILITY_GROUPS = ['swim', 'eat', 'room', 'fun', 'house'] as const;
type FacilityGroup = (typeof FACILITY_GROUPS)[number];

const GROUP_OF: Readonly<Record<Facility, FacilityGroup>> = {
  pool: 'swim',
  childrens_pool: 'swim',
  heated_pool: 'swim',
  water_slides: 'swim',
  beachfront: 'swim',
  restaurant: 'eat',
  bar: 'eat',
  kitchen: 'eat',
  wifi: 'room',
  air_conditioning: 'room',
  sea_view: 'room',
  adapted_room: 'room',
  kids_club: 'fun',
  spa: 'fun',
  gym: 'fun',
  tennis: 'fun',
  golf: 'fun',
  entertainment: 'fun',
  bicycle_hire: 'fun',
  lift: 'house',
  step_free: 'house',
  laundry: 'house',
  parking: 'house',
  ev_charging: 'house',
  airport_shuttle: 'house',
  pets: 'house',
  adults_only: 'house',
  eco_certified: 'house',
  old_town: 'house',
  near_centre: 'house',
};

const isFacility = (code: string): code is Facility => Object.hasOwn(GROUP_OF, code);

type Had = { readonly code: string; readonly name: string };

/** The names of what a hotel has under each heading that has any. */
export function groupFacilities(
  had: readonly Had[],
): { readonly group: FacilityGroup; readonly names: readonly string[] }[] {
  return FACILITY_GROUPS.map((group) => ({
    group,
    names: had
      .filter(({ code }) => isFacility(code) && GROUP_OF[code] === group)
      .map(({ name }) => name),
  })).filter(({ names }) => names.length > 0);
}
