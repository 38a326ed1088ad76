/** An airport shuttle held against the map. */

/** Kilometres over land from an airport, undefined where guests have to cross water. */
type RoadKm = number | undefined;

export type ShuttleFault = { readonly kind: 'shuttle_without_road'; readonly said: string };

/** No hotel sends its own bus further. */
const MOST_KM = 100;

/** The fault of a hotel with a shuttle, by its roads from each of its airports. */
export function shuttleFaults(hasShuttle: boolean, roads: readonly RoadKm[]): ShuttleFault[] {
  if (!hasShuttle || roads.some((km) => km !== undefined && km <= MOST_KM)) return [];
  return [{ kind: 'shuttle_without_road', said: 'an airport shuttle: no airport is near by road' }];
}
