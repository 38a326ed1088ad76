import type { SeatsBasketFragment } from './query.generated.ts';

export type SeatsFacts = {
  readonly basket: SeatsBasketFragment;
  readonly way: 'OUTBOUND' | 'INBOUND';
};

/** From where to where, when, with whom. */
export function flightOf({ flights }: SeatsBasketFragment, way: SeatsFacts['way']) {
  const leg = way === 'OUTBOUND' ? flights?.outbound : flights?.inbound;
  const [first] = leg?.segments ?? [];
  return {
    from: first?.departureAirport.name ?? '',
    to: leg?.segments.at(-1)?.arrivalAirport.name ?? '',
    leaves: first?.departureTime ?? '',
    airline: first?.operator.name ?? '',
  };
}
