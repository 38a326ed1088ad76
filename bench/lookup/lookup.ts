/**
 * How long it takes to find what people type: `npm run bench:lookup -- [--rounds 20] [--json
 * FILE]`. Each look-up of `tests/look-ups`, and each beginning of it from two letters on, as the
 * form asks while somebody types; without the database, in which hotels are looked up. Prints what
 * was measured in this run, in milliseconds of one look-up.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { suggestAirports } from '#server/catalogue/departure-airports.ts';
import { suggestPlaces } from '#server/catalogue/destinations.ts';
import { readLookUps } from '../../tests/look-ups/read-look-ups.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, json: { type: 'string' } },
});

const FIRST = 8;
const LEAST_LETTERS = 2;

/** A text as it grows under the fingers. */
const beginnings = (text: string): string[] =>
  Array.from({ length: Math.max(1, text.length - LEAST_LETTERS + 1) }, (_, i) =>
    text.slice(0, LEAST_LETTERS + i),
  );

function measure(texts: readonly string[], look: (text: string) => unknown) {
  for (const text of texts) look(text);
  const times: number[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const text of texts) {
      const start = performance.now();
      look(text);
      times.push(performance.now() - start);
    }
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    Number(times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(3));
  return { lookUps: times.length, p50: at(0.5), p99: at(0.99), most: at(1) };
}

const typedIn = (file: 'places' | 'airports'): string[] =>
  readLookUps(file).flatMap(({ text }) => beginnings(text));

const report = {
  places: measure(typedIn('places'), (text) =>
    suggestPlaces({ text, citiesOnly: false, most: FIRST }),
  ),
  airports: measure(typedIn('airports'), (text) => suggestAirports(text, FIRST)),
};
console.log(JSON.stringify(report, null, 2));
if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);
