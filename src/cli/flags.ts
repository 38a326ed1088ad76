import { InvalidArgumentError, type Command } from 'commander';
import { FLAG_KEYS, factsOf, isFlagKey, type FlagKey } from '#domain/market/flags.ts';
import { formatRollout, parseRollout, type Rollout } from '#domain/market/rollout.ts';
import { listChanges, loadRollouts, setRollout } from '#server/market/rollouts.ts';
import { withDatabase } from './with-database.ts';

/** Adds `flags list`, `flags set` and `flags history`: what is switched on, off, or on for some. */
export function addFlags(program: Command): void {
  const flags = program
    .command('flags')
    .description('switches of the site: list them, set one, see what was set when');
  flags
    .command('list')
    .description('every flag, how it stands, and what it does')
    .option('--json', 'one JSON array')
    .action(({ json }: { json?: true }) =>
      withDatabase('flags', async (database) => {
        const listed = listFlags(await loadRollouts(database));
        console.log(json ? JSON.stringify(listed, null, 2) : listed.map(textOf).join('\n'));
      }),
    );
  flags
    .command('set')
    .description('switch one; a running site has it within a second')
    .argument('<key>', 'as `flags list` shows it', parseKey)
    .argument('<value>', '`on`, `off`, or a share of visitors such as `25%`', parseValue)
    .action((key: FlagKey, rollout: Rollout) =>
      withDatabase('flags', async (database, settings) => {
        await setRollout(database, key, rollout);
        console.log(`${key} is ${formatRollout(rollout)}`);
        if (settings.flags.kind !== 'database')
          console.log('but FLAGS is not `database`: the site asks elsewhere how it stands');
      }),
    );
  flags
    .command('history')
    .description('what was set when, the latest first')
    .argument('[key]', 'of one flag alone', parseKey)
    .action((key: FlagKey | undefined) =>
      withDatabase('flags', async (database) => {
        for (const change of await listChanges(database, key))
          console.log(`${change.changed_at}  ${change.key} ${formatRollout(change.percent)}`);
      }),
    );
}

type Listed = { readonly key: FlagKey; readonly value: string; readonly effect: string };

const listFlags = (rollouts: ReadonlyMap<FlagKey, Rollout>): Listed[] =>
  FLAG_KEYS.map((key) => ({
    key,
    value: formatRollout(rollouts.get(key) ?? (factsOf(key).isOn ? 100 : 0)),
    effect: factsOf(key).effect,
  }));

const textOf = ({ key, value, effect }: Listed): string =>
  `${key.padEnd(22)} ${value.padEnd(4)}  ${effect}`;

function parseKey(text: string): FlagKey {
  if (!isFlagKey(text)) throw new InvalidArgumentError('There is no such flag.');
  return text;
}

function parseValue(text: string): Rollout {
  const rollout = parseRollout(text);
  if (rollout === undefined) throw new InvalidArgumentError('Write on, off or a share like 25%.');
  return rollout;
}
