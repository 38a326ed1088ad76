/** What the supplier of transfers offers to the hotels, held against the map. */
import { addDays, type IsoDate } from '#domain/dates.ts';
import { kmBetween } from '#domain/geography/distance.ts';
import { transferFaults, type TransferFault } from '#domain/geography/transfer-faults.ts';
import { crossingTo, trainTo } from '#domain/geography/ways.ts';
import { findAirport } from '#server/catalogue/reference.ts';
import type { Transfers } from '#server/suppliers/ports.ts';
import type { CheckedHotel } from './read-hotels.ts';
import type { WorldMap } from './read-map.ts';

type Fault = {
  readonly kind: TransferFault['kind'] | 'not_reached';
  readonly said: string;
};

/** Hotels asked for side by side. */
const AT_ONCE = 8;
const WEEK = 7;
const COUPLE = { adults: 2, children: 0, infants: 0 };

/**
 * The faults of all transfers of a couple's week from `arrivalDate` on, from each airport of each
 * hotel. Throws when the supplier does not answer, asked twice.
 */
export async function askTransfers(
  transfers: Pick<Transfers, 'quote'>,
  hotels: readonly CheckedHotel[],
  map: WorldMap,
  arrivalDate: IsoDate,
): Promise<Fault[]> {
  const found: Fault[] = [];
  for (let from = 0; from < hotels.length; from += AT_ONCE) {
    const some = hotels.slice(from, from + AT_ONCE);
    const faults = await Promise.all(
      some.flatMap((hotel) =>
        hotel.airports.map((airport) => faultsFrom(transfers, hotel, airport, map, arrivalDate)),
      ),
    );
    found.push(...faults.flat());
  }
  return found;
}

async function faultsFrom(
  transfers: Pick<Transfers, 'quote'>,
  hotel: CheckedHotel,
  airport: string,
  map: WorldMap,
  arrivalDate: IsoDate,
): Promise<Fault[]> {
  const departureDate = addDays(arrivalDate, WEEK);
  const trip = { airport, hotelId: hotel.id, arrivalDate, departureDate };
  const ask = () => transfers.quote({ ...trip, ...COUPLE });
  const offers = await ask().catch(ask);
  const where = `${hotel.id} ${hotel.name} from ${airport}`;
  const at = findAirport(airport);
  if (offers.length === 0 || !at) return [{ kind: 'not_reached', said: `${where}: no transfer` }];
  const way = {
    straightKm: kmBetween(hotel, at),
    overLandKm: map.overLandKm(hotel.place.id, airport),
    crossing: crossingTo(map.ways, hotel.place.id, airport),
    hasTrain: trainTo(map.ways, hotel.place.id, airport) !== undefined,
    people: COUPLE.adults,
  };
  return offers
    .flatMap((offer) => transferFaults(offer, way))
    .map(({ kind, said }) => ({ kind, said: `${where}, ${said}` }));
}
