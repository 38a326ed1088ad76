import type { Command } from 'commander';
import type { IsoDate } from '#domain/dates.ts';
import { seasonFaults } from '#domain/geography/season-faults.ts';
import { lineageOf } from '#server/catalogue/reference.ts';
import type { Database } from '#server/db/kysely.ts';
import { makeSuppliers } from '#server/suppliers/suppliers.ts';
import { withDatabase } from './with-database.ts';
import { askTransfers } from './world-check/ask-transfers.ts';
import { findContradictions, type WorldFault } from './world-check/find-contradictions.ts';
import { readHotels, type CheckedHotel } from './world-check/read-hotels.ts';
import { readMap } from './world-check/read-map.ts';
import { eachHotelNights } from './world-check/read-nights.ts';

/**
 * Adds `world check`: what the catalogue and the supplier of transfers say of hotels that cannot be
 * so, counted kind by kind; exit code 1 when there is any, or when the supplier does not answer.
 */
export function addWorld(program: Command): void {
  program
    .command('world')
    .description('the world that is sold')
    .command('check')
    .description('count what is said of hotels and cannot be so, with examples')
    .action(() =>
      withDatabase('world', async (database, { suppliers }) => {
        const hotels = await readHotels(database);
        const map = readMap();
        const { transfers } = makeSuppliers(suppliers, { info: () => undefined });
        const found = findContradictions(hotels, map, [
          ...(await soldWhileClosed(database, hotels)),
          ...(await askTransfers(transfers, hotels, map, nextJune(new Date()))),
        ]);
        for (const { kind, count, examples } of found) {
          console.log(`${String(count).padStart(6)}  ${kind}`);
          for (const example of examples) console.log(`        ${example}`);
        }
        const sum = found.reduce((all, { count }) => all + count, 0);
        console.log(`${sum} contradictions in ${hotels.length} hotels`);
        if (sum > 0) process.exitCode = 1;
      }),
    );
}

async function soldWhileClosed(
  database: Database,
  hotels: readonly CheckedHotel[],
): Promise<WorldFault[]> {
  const seasonOf = ({ place }: CheckedHotel) =>
    lineageOf(place.id).find(({ season }) => season)?.season ?? null;
  const faults: WorldFault[] = [];
  await eachHotelNights(
    database,
    hotels.filter((hotel) => seasonOf(hotel)),
    (hotel, nights) =>
      faults.push(
        ...seasonFaults(nights, seasonOf(hotel)).map(({ kind, said }) => ({
          kind,
          said: `${hotel.id} ${hotel.name}: ${said}`,
        })),
      ),
  );
  return faults;
}

/** A week when every boat runs, with time to arrange a transfer. */
const nextJune = (now: Date): IsoDate => `${now.getUTCFullYear() + 1}-06-12`;
