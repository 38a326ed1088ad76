/** Whether a place has an old town, by what our own editors say of it. */
const SAID =
  /old (town|city|quarter|port)|walled|medieval|historic (centre|core|town)|cobbled|medina|ramparts|citadel|gothic|alleys|lanes/i;

/** The places of `data/places.json`. */
export const hasOldTown = ({
  description,
  thingsToDo,
}: {
  readonly description: string | null;
  readonly thingsToDo: readonly string[];
}): boolean => SAID.test([description ?? '', ...thingsToDo].join(' '));
