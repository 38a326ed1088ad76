/** How far it is on foot, as people say it. */

export type Walk = {
  /** What `distance` counts: metres close by, kilometres from one on. */
  readonly unit: 'm' | 'km';
  /** "350", "2.2". */
  readonly distance: string;
  readonly minutes: number;
};

/** Streets are longer than the straight line by so much. */
const DETOUR = 1.25;
const METRES_A_MINUTE = 80;
const ROUND_METRES = 50;

/** The walk of `metres` in a straight line; to fifty metres from a hundred on, never no minute. */
export function walkOf(metres: number): Walk {
  const round = metres < 100 ? metres : Math.round(metres / ROUND_METRES) * ROUND_METRES;
  const minutes = Math.max(1, Math.round((metres * DETOUR) / METRES_A_MINUTE));
  return round < 1_000
    ? { unit: 'm', distance: String(round), minutes }
    : { unit: 'km', distance: (metres / 1_000).toFixed(1).replace('.0', ''), minutes };
}
