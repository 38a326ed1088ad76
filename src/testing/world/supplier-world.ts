/**
 * The simulated suppliers with a small world on a free port, a clock that can be moved, and their
 * books.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allowsStay } from '#domain/catalogue/stay-terms.ts';
import { addDays, dayNumber, type IsoDate } from '#domain/dates.ts';
import type { Suppliers } from '#server/suppliers/ports.ts';
import { makeSuppliers, type SupplierAddresses } from '#server/suppliers/suppliers.ts';
import type { FaultRule } from '#simulators/faults.ts';
import { startSuppliers } from '#simulators/suppliers/start.ts';
import { makeWorld, type World, type WorldOptions } from '#simulators/world/world.ts';
import { askSimulator, CONTROL_KEY } from '../simulator-control.ts';

export type SupplierName = keyof SupplierAddresses;
type BookedThere = { readonly key: string; readonly state: string; readonly reference: string };

export type SupplierWorld = {
  readonly world: World;
  readonly suppliers: Suppliers;
  readonly addresses: SupplierAddresses;
  /** Moves the suppliers' clock to an ISO instant. */
  setNow(instant: string): void;
  setFaults(supplier: SupplierName, rules: readonly FaultRule[]): Promise<void>;
  booksOf(supplier: SupplierName): Promise<BookedThere[]>;
  /** Stops the suppliers and starts them again on the same books, at new addresses. */
  restart(): Promise<SupplierWorld>;
  close(): Promise<void>;
};

export const WORLD_NOW = '2026-11-21T10:00:00Z';

export async function openSupplierWorld(
  size: { readonly hotels: number; readonly routes?: number } = { hotels: 60 },
): Promise<SupplierWorld> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'holidaymaker-suppliers-'));
  return open(dataDirectory, { seed: 1, ...size }, { now: WORLD_NOW });
}

async function open(
  dataDirectory: string,
  options: WorldOptions,
  clock: { now: string },
): Promise<SupplierWorld> {
  const { url, close } = await startSuppliers({
    ...options,
    port: 0,
    dataDirectory,
    controlKey: CONTROL_KEY,
    now: () => new Date(clock.now),
  });
  const addresses = {
    stays: `${url}/stays`,
    flights: `${url}/flights`,
    seats: `${url}/seats`,
    priority: `${url}/priority`,
    transfers: `${url}/transfers`,
    parking: `${url}/parking`,
    insurance: `${url}/insurance`,
  };
  return {
    world: makeWorld(options),
    suppliers: makeSuppliers(addresses, { info: () => undefined }),
    addresses,
    setNow: (instant) => void (clock.now = instant),
    setFaults: async (supplier, rules) =>
      void (await askSimulator(`${addresses[supplier]}/_faults`, {
        method: 'PUT',
        body: JSON.stringify(rules),
      })),
    booksOf: async (supplier) =>
      (await askSimulator(`${addresses[supplier]}/_books`)).json() as Promise<BookedThere[]>,
    restart: async () => {
      await close();
      return open(dataDirectory, options, clock);
    },
    close: async () => {
      await close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** A week's stay for two at a hotel's first plan, from a day on which it can be had. */
export function findStay(world: World, hotelId: number, from: IsoDate = '2027-06-01') {
  const plan = world.plansOf(world.hotel(hotelId)!)[0]!;
  for (let first = dayNumber(from); ; first += 1) {
    const { prices, allotment, terms } = world.rates(plan, first, 8);
    const isOpen =
      prices.every((price) => price > 0) &&
      allotment.every((rooms) => rooms > 1) &&
      allowsStay(terms[0]!, terms[7]!, 7);
    if (isOpen)
      return {
        hotelId,
        checkIn: addDays(from, first - dayNumber(from)),
        nights: 7,
        rooms: [{ planId: plan.id, room: { adults: 2, childAges: [] } }],
      };
  }
}

/** Flights out and back a week later for two, on the first day from which both have seats. */
export function findFlights(
  world: World,
  isWanted: (carrier: string) => boolean = () => true,
  from: IsoDate = '2027-06-01',
) {
  const first = dayNumber(from);
  for (const out of world.series.filter(
    ({ isReturn, carrier, stops }) => !isReturn && stops === 0 && isWanted(carrier),
  )) {
    const back = world.seriesById(out.id + 1)!;
    for (let day = first; day < first + 14; day += 1) {
      const [there, home] = [world.fares(out, day, 1), world.fares(back, day + 7, 1)];
      if (there.fares[0]! > 0 && there.seats[0]! > 4 && home.fares[0]! > 0 && home.seats[0]! > 4)
        return {
          outbound: { seriesId: out.id, date: addDays(from, day - first) },
          inbound: { seriesId: back.id, date: addDays(from, day - first + 7) },
          seats: 2,
          infants: 0,
        };
    }
  }
  throw new Error('no flights in this world');
}
