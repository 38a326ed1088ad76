/**
 * Mutation tests of the rules: changes each line of them in many small ways and says which changes
 * no test notices. `node tools/mutants.ts src/domain/basket` takes a folder or a file, `--sample
 * [seed]` a few files drawn by chance, nothing all of them. It fails on a survivor in a line that a
 * test with a requirement's name in its title runs through, unless `mutants/known.json` has it.
 */
import { spawnSync } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readSurvivors } from './mutants/survivors.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** Those of the server are the ones that need no database; the others keep or ask what is true. */
const RULES = [
  'src/domain/**/*.ts',
  'src/server/basket/references.ts',
  'src/server/checkout/place-outcome.ts',
  'src/server/order/people/order-link.ts',
];
/** Files whose survivors have been read one by one; a sample is drawn from them alone. */
const READ = 'src/domain/**/*.ts';
const UNREAD = ['src/domain/content/**', 'src/domain/seats/**'];
const SAMPLE_LINES = 250;
/** Sentences are judged by who reads them, those of the specification letter by letter. */
const NOT_RULES = ['**/*.test.ts', '**/*refusals.ts', '**/posters/**', '**/*-pictures.ts'];

const KnownSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ reason: v.string(), survivors: v.array(v.string()) })),
);

const [scope, seed = String(randomInt(1_000_000))] = process.argv.slice(2);
const isSample = scope === '--sample';
const mutated = isSample ? drawFiles(seed) : filesOf(scope);
if (isSample) console.log(`Seed ${seed}: ${mutated.join(', ')}`);
if (runStryker()) judge();
else process.exitCode = 1;

function filesOf(given: string | undefined): string[] {
  if (given === undefined) return RULES;
  return [given.endsWith('.ts') ? given : `${given}/**/*.ts`];
}

/** Files in an order made of the seed, until they have lines enough. */
function drawFiles(by: string): string[] {
  const rankOf = (file: string) => createHash('sha256').update(`${by} ${file}`).digest('hex');
  const files = globSync(READ, { cwd: ROOT, exclude: [...NOT_RULES, ...UNREAD] });
  const drawn: string[] = [];
  let lines = 0;
  for (const file of files.toSorted((a, b) => rankOf(a).localeCompare(rankOf(b)))) {
    if (lines >= SAMPLE_LINES) break;
    drawn.push(file);
    lines += readText(file).split('\n').length;
  }
  return drawn;
}

/** A sample leaves out what is made once at the start of a file: all tests would run for each. */
function runStryker(): boolean {
  const quickly = isSample ? ['--ignoreStatic', '--reporters', 'json', '--logLevel', 'error'] : [];
  const wanted = [...mutated, ...NOT_RULES.map((pattern) => `!${pattern}`)].join();
  return (
    spawnSync(
      path.join(ROOT, 'node_modules/.bin/stryker'),
      ['run', ...quickly, '--mutate', wanted],
      { cwd: ROOT, stdio: 'inherit' },
    ).status === 0
  );
}

function judge(): void {
  const known = new Set(
    v.parse(KnownSchema, readText('tools/mutants/known.json')).flatMap((kind) => kind.survivors),
  );
  const { mutants, survivors, named } = readSurvivors(readText('test-results/mutants.json'));
  const unknown = named.filter((survivor) => !known.has(survivor));
  console.log(
    `${mutants} mutants, ${survivors} survive: ${named.length} where a test names a row, ${unknown.length} of them not known`,
  );
  unknown.forEach((survivor) => console.log(`  ${survivor}`));
  if (unknown.length > 0) process.exitCode = 1;
}

function readText(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
