/** What the address, or a posted form, says of the seats that are being chosen for a booking. */
import type { KeptField } from '#web/parts/Seats/seating.ts';

export type Way = 'OUTBOUND' | 'INBOUND';

/** As they are written in the address. */
export const WAYS = { OUTBOUND: 'outbound', INBOUND: 'inbound' } as const;

/** The way that is asked for; undefined where none is named. */
export const wayOf = (said: URLSearchParams): Way | undefined => {
  const way = said.get('way');
  if (way === 'outbound') return 'OUTBOUND';
  return way === 'inbound' ? 'INBOUND' : undefined;
};

/** The seats of the flight out that were chosen before those of the flight home. */
export const seatsOut = (said: URLSearchParams | FormData): string[] =>
  textsOf(said, WAYS.OUTBOUND);

/** All that is said under a name; files are left out. */
export const textsOf = (said: URLSearchParams | FormData, name: string): string[] =>
  said.getAll(name).filter((text) => typeof text === 'string');

/** What a form of this way carries along. */
export const keptFor = (way: Way, out: readonly string[]): readonly KeptField[] => [
  { name: 'way', value: WAYS[way] },
  ...out.map((value) => ({ name: WAYS.OUTBOUND, value })),
];
