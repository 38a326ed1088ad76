/** What else a deal could be, in lists that are asked for when somebody wants to see them. */
import type { DataCall } from '#web/data/data-call.ts';
import {
  DealDates,
  DealFlights,
  type DateChoiceFragment,
  type DealFlightsQueryVariables,
  type FlightChoiceFragment,
} from './choices.generated.ts';

/** A choice of each list, by the name of the list in the address: `?choices=flights`. */
export type Choice = {
  readonly flights: FlightChoiceFragment;
  readonly dates: DateChoiceFragment;
};

export type ListName = keyof Choice;

/** Both ids of a holiday. */
export type DealQuotes = DealFlightsQueryVariables;

/** A list that came, or `failed`. */
export type FoundChoices = {
  readonly [List in ListName]?: readonly Choice[List][] | 'failed';
};

type FindChoices = {
  readonly [List in ListName]: (
    call: DataCall,
    quotes: DealQuotes,
  ) => Promise<readonly Choice[List][]>;
};

/** Each list at list prices, cheapest or earliest first; empty once the holiday is sold out. */
export const findChoices: FindChoices = {
  flights: async (call, quotes) => {
    const { holiday } = await call(DealFlights, quotes);
    return holiday.kind === 'Holiday' ? holiday.flightChoices : [];
  },
  dates: async (call, quotes) => {
    const { holiday } = await call(DealDates, quotes);
    return holiday.kind === 'Holiday' ? holiday.dateChoices : [];
  },
};

/** The list that an address asks for by its query, if any; a deal sells without it. */
export async function findChosenList(
  call: DataCall,
  quotes: DealQuotes,
  query: URLSearchParams,
): Promise<FoundChoices> {
  const list = query.get('choices');
  if (list !== 'flights' && list !== 'dates') return {};
  return { [list]: await findChoices[list](call, quotes).catch(() => 'failed') };
}
