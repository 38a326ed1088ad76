import { addDays, type IsoDate } from '#domain/dates.ts';

type Ends = {
  readonly from: string;
  readonly to: string;
  readonly leaves: string;
  readonly arrives: string;
};

const NAMES: Readonly<Record<string, string>> = {
  LBA: 'Leeds Bradford',
  MAN: 'Manchester',
  PMI: 'Palma',
  MAH: 'Menorca',
};

const airport = (iata: string) => ({ iata, name: NAMES[iata] ?? iata });

/** A direct flight of the API: `leaves` and `arrives` as `06:15`. */
export function legForTests(date: IsoDate, { from, to, leaves, arrives }: Ends, minutes: number) {
  return {
    duration: { value: minutes },
    stopWords: 'direct',
    segments: [
      {
        flightNumber: from === 'LBA' ? 'SX 4120' : 'SX 4121',
        operator: { code: 'SX', name: 'Solent Air' },
        departureTime: `${date}T${leaves}`,
        arrivalTime: `${date}T${arrives}`,
        departureAirport: airport(from),
        arrivalAirport: airport(to),
        duration: { value: minutes },
      },
    ],
    baggageOptions: [
      {
        type: 'HAND_LUGGAGE' as const,
        label: 'Cabin bag 40 × 20 × 25 cm each',
        isIncluded: true,
        quantity: 4,
        weightLimit: null,
        sizeLimit: null,
      },
      {
        type: 'HOLD_LUGGAGE' as const,
        label: '1 hold bag, 22 kg',
        isIncluded: true,
        quantity: 1,
        weightLimit: { value: 22, unit: 'kg' },
        sizeLimit: null,
      },
      {
        type: 'HOLD_LUGGAGE' as const,
        label: '1 hold bag, 32 kg',
        isIncluded: false,
        quantity: 1,
        weightLimit: { value: 32, unit: 'kg' },
        sizeLimit: null,
      },
    ],
  };
}

/** Out on `date` from Leeds Bradford and back `nights` later. */
export const legsForTests = (date: IsoDate, nights: number, to = 'PMI') => ({
  outbound: legForTests(date, { from: 'LBA', to, leaves: '06:15', arrives: '10:05' }, 170),
  inbound: legForTests(
    addDays(date, nights),
    { from: to, to: 'LBA', leaves: '11:00', arrives: '12:55' },
    175,
  ),
});
