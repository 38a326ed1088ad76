/**
 * The door of every command: `node tools/run.mjs start|test|check|cli|generate|build …`. Plain
 * JavaScript without packages, because it runs on whatever Node the machine has (20 or newer): it
 * installs what package-lock.json says when something else or nothing is installed, then hands over
 * to the Node that comes with the packages. What the machine must have for that it looks for first,
 * so that nothing is installed in vain.
 */
import { spawn } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const NODE = path.join(
  ROOT,
  'node_modules',
  '.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
);
/** Where Node keeps what it has compiled, so that the next start need not compile it again. */
const COMPILED = path.join(ROOT, 'node_modules', '.cache', 'node-compile-cache');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const LIBRARY = 'libatomic.so.1';
/** How often it is looked whether our parent is still there. */
const PARENT_LOOK_MS = 500;

/** What each command runs, one after the other: a script and its first arguments. */
const SCRIPTS = {
  start: [['src/cli/start.ts']],
  test: [['tools/test.ts']],
  check: [['tools/check.ts']],
  cli: [['src/cli/main.ts']],
  generate: [
    ['tools/generate-kernel.ts'],
    ['tools/generate-database-types.ts'],
    ['tools/generate-graphql-types.ts'],
    ['tools/generate-message-types.ts'],
  ],
  build: [['src/cli/main.ts', 'build']],
};

const [command, ...rest] = process.argv.slice(2);
const scripts = SCRIPTS[command];
if (!scripts) {
  console.error(`Usage: node tools/run.mjs ${Object.keys(SCRIPTS).join('|')}`);
  process.exit(1);
}
refuseMissingLibrary();
if (isInstallNeeded())
  await runOrExit('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    PUPPETEER_SKIP_DOWNLOAD: '1',
    NODE_ENV: '',
  });
for (const [script, ...first] of scripts)
  await runOrExit(NODE, [path.join(ROOT, script), ...first, ...rest], {
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? COMPILED,
  });

/**
 * The Node of the packages is linked against libatomic, which a minimal Debian or Ubuntu lacks; the
 * system's own loader is asked, as it will be by that Node.
 */
function refuseMissingLibrary() {
  if (process.platform !== 'linux') return;
  try {
    process.dlopen({ exports: {} }, LIBRARY);
  } catch (error) {
    // One that is found is refused too: it is no addon.
    if (!String(error).includes('cannot open shared object file')) return;
    console.error(
      `This machine lacks ${LIBRARY}, which the Node that comes with the packages needs. Nothing was installed.\n` +
        'Install the package libatomic1 (Debian, Ubuntu: apt-get install libatomic1), then try again.',
    );
    process.exit(1);
  }
}

/**
 * Whether what is installed differs from package-lock.json. A linked node_modules belongs to
 * whoever made the link.
 */
function isInstallNeeded() {
  const modules = path.join(ROOT, 'node_modules');
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return false;
  if (!existsSync(NODE) || !existsSync(path.join(modules, '.package-lock.json')))
    return announce('The packages are not installed yet');
  const wanted = readPackages(path.join(ROOT, 'package-lock.json'));
  // npm writes this one at the end of an installation; it lacks the packages of other platforms.
  const installed = readPackages(path.join(modules, '.package-lock.json'));
  const isOther = ([name, { version }]) => wanted[name]?.version !== version;
  const isMissing = ([name, { optional, devOptional }]) =>
    name !== '' && !optional && !devOptional && !installed[name];
  const isStale = Object.entries(installed).some(isOther) || Object.entries(wanted).some(isMissing);
  return isStale && announce('package-lock.json asks for other packages than are installed');
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function announce(reason) {
  console.log(`${reason}: installing them (about 1 GB, a minute or two) …`);
  return true;
}

/**
 * Passes signals on, keeps the exit code, and leaves at the first command that fails. Under npm the
 * end of npm, or of the shell that it starts us by, is a signal too: it passes some on to the
 * shell, which just dies of them, and dies of others itself.
 */
async function runOrExit(program, args, environment = {}) {
  const child = spawn(program, args, {
    cwd: process.cwd(),
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  });
  // The child decides when to end, we only stay; asked twice (by a terminal, too) is asked once.
  const pass = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (!process.env.npm_lifecycle_event || process.ppid === parent) return;
    clearInterval(watch);
    pass('SIGTERM');
  }, PARENT_LOOK_MS);
  const [code, signal] = await new Promise((resolve) => {
    child.on('error', (error) => resolve([127, String(error)]));
    child.on('exit', (...end) => resolve(end));
  });
  clearInterval(watch);
  for (const name of SIGNALS) process.off(name, pass);
  if (code === 127) console.error(`${program}: ${signal}`);
  if (code !== 0) process.exit(code ?? 128 + 2);
}
