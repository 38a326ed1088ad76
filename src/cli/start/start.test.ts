import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SRC = path.join(import.meta.dirname, '../..');
const PORT = randomInt(20_000, 30_000);
const SIMULATOR_PORT = PORT + 1;
const SITE = `http://127.0.0.1:${PORT}`;
let folder = '';
const started: ChildProcess[] = [];
/** What the first start of all has printed. */
let printedFirst = '';

/** As whoever tries it out starts it. */
const DEMO = { NODE_ENV: 'development' };

const passwordsIn = (printed: string): string[] =>
  [...printed.matchAll(/@example\.com +(\S{16})$/gm)].map(([, password = '']) => password);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'holidaymaker-start-'));
  // Run by root, PostgreSQL is another user, who must get through.
  await chmod(folder, 0o755);
  await writeFile(path.join(folder, 'simulators.ts'), program('simulators', 'SIMULATOR_PORT'));
  await writeFile(path.join(folder, 'site.ts'), program('site', 'PORT'));
  await writeFile(path.join(folder, 'import.ts'), IMPORT);
  await makeProject();
});

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

test('starts everything in order, prints the address, and stops the last started first', async () => {
  const run = start('ordered', 'node', DEMO);
  await run.untilPrinted('Ctrl-C stops everything');
  expect(await (await fetch(SITE)).text()).toBe('site');
  expect(await processesOf(path.join(folder, 'ordered'))).toHaveLength(4);
  run.child.kill('SIGINT');
  expect(await run.code).toBe(0);
  expect(run.printed()).toMatch(
    /Database.*Tables.*Demo.*Outside world.*importing.*Site.*http:\/\/localhost:.*Everything is stopped/s,
  );
  printedFirst = run.printed();
  expect(passwordsIn(printedFirst)).toHaveLength(2);
  expect(run.printed()).toMatch(/SUMMER50.*TENOFF.*GONE.*ONCE.*NOTHERE/s);
  expect(await record('ordered')).toEqual([
    'simulators up',
    'import',
    'site up',
    'site down',
    'simulators down',
  ]);
  await expectNothingLeft('ordered');
});

test('a later start imports nothing again, and demo people keep their passwords', async () => {
  const run = start('ordered', 'node', DEMO);
  await run.untilPrinted('Ctrl-C stops everything');
  const passwords = passwordsIn(run.printed());
  expect(passwords).toHaveLength(2);
  expect(passwords).toEqual(passwordsIn(printedFirst));
  run.child.kill('SIGTERM');
  expect(await run.code).toBe(0);
  expect((await record('ordered')).filter((line) => line === 'import')).toHaveLength(1);
});

test('a part that dies is started again, and everything is as before', async () => {
  const run = start('dying');
  await run.untilPrinted('Ctrl-C stops everything');
  await fetch(`${SITE}/die`).catch(() => undefined);
  await run.untilPrinted('The site: back after');
  expect(run.printed()).toContain('The site ended unexpectedly (exit 3): starting again');
  expect(await (await fetch(SITE)).text()).toBe('site');
  await killAll('dying', /end-with-parent.*simulators\.ts/);
  await run.untilPrinted('The simulators: back after');
  run.child.kill('SIGTERM');
  expect(await run.code).toBe(0);
  await expectNothingLeft('dying');
});

test('PostgreSQL that is killed is started again, and nothing else is', async () => {
  const run = start('killed-postgres');
  await run.untilPrinted('Ctrl-C stops everything');
  await killAll('killed-postgres', /postgres -D/);
  await run.untilPrinted('PostgreSQL: back after');
  run.child.kill('SIGTERM');
  expect(await run.code).toBe(0);
  expect((await record('killed-postgres')).filter((line) => line === 'site up')).toHaveLength(1);
  await expectNothingLeft('killed-postgres');
});

test('a part that dies a fourth time within a minute takes everything down, named with its last words', async () => {
  const run = start('lost');
  await run.untilPrinted('Ctrl-C stops everything');
  for (let death = 1; death <= 4; death++) {
    await fetch(`${SITE}/die`).catch(() => undefined);
    if (death < 4) await run.untilPrinted('The site: back after', death);
  }
  expect(await run.code).toBe(1);
  expect(run.printed()).toMatch(
    /The site ended unexpectedly: exit 3; its last words.*the roof fell in.*started again 3 times within a minute.*Everything else is stopped/s,
  );
  await expectNothingLeft('lost');
});

/** Who starts whom; a shell between npm and the rest would keep signals for itself. */
const CHAIN = ['npm', 'run.mjs', 'start.ts', 'the site'] as const;

test.each(
  CHAIN.flatMap((name) =>
    (['SIGTERM', 'SIGINT', 'SIGHUP'] as const).map((signal) => [signal, name] as const),
  ),
)('a %s to %s, under npm, ends all of it', async (signal, name) => {
  const run = start('chain', 'npm');
  await run.untilPrinted('Ctrl-C stops everything');
  const [site] = await findProcesses(path.join(folder, 'chain'), /end-with-parent.*site\.ts/);
  const chain = [site!.pid];
  while (chain[0] !== run.child.pid) chain.unshift(await parentOf(chain[0]!));
  expect(chain).toHaveLength(CHAIN.length);
  process.kill(chain[CHAIN.indexOf(name)]!, signal);
  await run.code;
  await expectNothingLeft('chain');
  expect((await record('chain')).slice(-2)).toEqual(['site down', 'simulators down']);
});

test('a part that will not end is ended', async () => {
  const run = start('stubborn');
  await run.untilPrinted('Ctrl-C stops everything');
  await fetch(`${SITE}/ignore-signals`);
  run.child.kill('SIGTERM');
  expect(await run.code).toBe(0);
  await expectNothingLeft('stubborn');
});

test('nothing is left when it is killed', async () => {
  const run = start('killed');
  await run.untilPrinted('Ctrl-C stops everything');
  run.child.kill('SIGKILL');
  await run.code;
  await expectNothingLeft('killed');
});

test('nothing is left when it is interrupted half way', async () => {
  const run = start('half');
  await run.untilPrinted('Database');
  run.child.kill('SIGTERM');
  expect(await run.code).toBe(0);
  await expectNothingLeft('half');
});

test('a taken port is named before anything starts', async () => {
  const other = createServer().listen(PORT, '127.0.0.1');
  await once(other, 'listening');
  const run = start('taken');
  expect(await run.code).toBe(1);
  expect(run.printed()).toContain(
    `Port ${PORT} is taken by another program. Stop that, or set PORT to another port.`,
  );
  expect(run.printed()).not.toContain('Database');
  other.close();
});

test.each([
  ['MARKETS_FILE', '/nope.json', 'MARKETS_FILE /nope.json: ENOENT'],
  ['PAYMENT_URL', 'http://127.0.0.1:1', 'PAYMENT_API_KEY is not set'],
])(
  '%s=%s is refused by name before anything starts, without a trace',
  async (name, value, words) => {
    const run = start('refused', 'node', { [name]: value });
    expect(await run.code).toBe(1);
    expect(run.printed()).toContain(words);
    expect(run.printed()).not.toMatch(/Database|^ +at /m);
  },
);

const ENTRY = () => `
    import { runUntilEnd } from '${SRC}/cli/start/run.ts';
    import { readSettings } from '${SRC}/server/platform/settings.ts';
    const at = (file) => '${folder}/' + file;
    process.exit(await runUntilEnd(readSettings(process.env), {
      simulators: at('simulators.ts'), site: at('site.ts'), importWorld: [at('import.ts')], buildWeb: async () => true, graceMs: { site: 2_000, simulators: 1_000 },
    }));`;

/** A project of its own with our command and our way to it, which starts the little programs. */
async function makeProject(): Promise<void> {
  const root = path.join(SRC, '..');
  const project = path.join(folder, 'project');
  const manifest: unknown = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const { scripts } = v.parse(v.object({ scripts: v.object({ start: v.string() }) }), manifest);
  for (const part of ['tools', 'src/cli'])
    await mkdir(path.join(project, part), { recursive: true });
  await writeFile(path.join(project, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  await writeFile(path.join(project, 'src/cli/start.ts'), ENTRY());
  await copyFile(path.join(root, 'tools/run.mjs'), path.join(project, 'tools/run.mjs'));
  await symlink(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
}

/** Starts the little programs: by our program alone, or as a person does. */
function start(
  name: string,
  by: 'node' | 'npm' = 'node',
  settings: Readonly<Record<string, string>> = {},
) {
  const environment = {
    PORT: String(PORT),
    SIMULATOR_PORT: String(SIMULATOR_PORT),
    DATA_DIR: path.join(folder, name),
    DATABASE_URL: '',
    RECORD: path.join(folder, `${name}.record`),
    ...settings,
  };
  const [command, ...args] =
    by === 'npm' ? ['npm', 'start'] : [process.execPath, '--input-type=module', '--eval', ENTRY()];
  const child = spawn(command, args, {
    cwd: by === 'npm' ? path.join(folder, 'project') : path.join(SRC, '..'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => void (output += chunk));
  const untilPrinted = async (words: string, times = 1) => {
    while (output.split(words).length <= times) {
      if (child.exitCode !== null) throw new Error(`ended early: ${output}`);
      await sleep(10);
    }
  };
  const code = once(child, 'close').then(([exit]) => exit as number | null);
  return { child, code, untilPrinted, printed: () => output };
}

const record = async (name: string): Promise<string[]> =>
  (await readFile(path.join(folder, `${name}.record`), 'utf8')).trim().split('\n');

/** Fails while a process still works for the named run. */
async function expectNothingLeft(name: string): Promise<void> {
  await expect.poll(() => processesOf(path.join(folder, name))).toEqual([]);
}

/** Sends a signal to each process of a run whose command line matches. */
async function killAll(
  name: string,
  command: RegExp,
  signal: NodeJS.Signals = 'SIGKILL',
): Promise<void> {
  const found = await findProcesses(path.join(folder, name));
  for (const { pid } of found.filter((one) => command.test(one.command))) process.kill(pid, signal);
}

const processesOf = async (dataDirectory: string): Promise<string[]> =>
  (await findProcesses(dataDirectory)).map(({ command }) => command);

type FoundProcess = { readonly pid: number; readonly command: string };

/** Processes that were told of a data directory, by environment or command line. */
async function findProcesses(dataDirectory: string, like = /./): Promise<FoundProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const reported = await Promise.all(
    pids.map(async (pid) => {
      const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
      const [command, environment] = await Promise.all([read('cmdline'), read('environ')]);
      const isOurs =
        environment.includes(`DATA_DIR=${dataDirectory}\0`) ||
        command.includes(`-D\0${dataDirectory}/`);
      return isOurs ? [{ pid: Number(pid), command: command.replaceAll('\0', ' ') }] : [];
    }),
  );
  return reported.flat().filter(({ command }) => like.test(command));
}

async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** A little program that answers on a port and writes down when it comes and goes. */
const program = (name: string, port: string) => `
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
const note = (what) => appendFileSync(process.env.RECORD, '${name} ' + what + '\\n');
const leave = () => { note('down'); process.exit(0); };
createServer((request, response) => {
  if (request.url === '/die') { console.error('the roof fell in'); process.exit(3); }
  if (request.url === '/ignore-signals') { process.removeAllListeners('SIGTERM'); process.on('SIGTERM', () => {}); }
  response.end('${name}');
}).listen(Number(process.env.${port}), '127.0.0.1', () => note('up'));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, leave);
`;

const IMPORT = `
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
const pg = createRequire('${SRC}/')('pg');
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
await client.query("insert into feed_import (feed, feed_version, finished_at) values ('all', '1', now())");
await client.end();
appendFileSync(process.env.RECORD, 'import\\n');
`;
