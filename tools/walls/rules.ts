/**
 * Who may import whom (architecture: Floors and subjects). Each rule says why, in the message that
 * it gives.
 */
import type { Link, Module } from './modules.ts';

type Place = {
  /** A floor of the program, or what stands around it: tools, bench, tests, e2e. */
  readonly floor: string;
  /** What a file is about; undefined for wiring, the machinery of a floor and the common words. */
  readonly subject: string | undefined;
  /** Path below the floor. */
  readonly rest: string;
  /** The folder of the page that a file is of: the nearest above it that holds a `route.tsx`. */
  readonly page: string | undefined;
  /** Tests may reach for the test floor. */
  readonly isTest: boolean;
};

type Rule = (from: Place, to: Place) => string | undefined;

const FLOORS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  server: ['domain'],
  graphql: ['server', 'domain'],
  web: ['domain'],
  http: ['web', 'graphql', 'server', 'domain'],
  cli: ['server', 'domain'],
  simulators: ['domain'],
  testing: ['http', 'web', 'graphql', 'server', 'domain', 'simulators'],
  tools: ['http', 'web', 'graphql', 'server', 'domain'],
  bench: ['tests', 'http', 'web', 'graphql', 'server', 'domain'],
  tests: ['http', 'web', 'graphql', 'server', 'domain'],
  e2e: ['domain'],
};

/** What stands around the program. */
const AROUND = ['tools', 'bench', 'tests', 'e2e'];

const FLOOR_REASONS: Readonly<Record<string, string>> = {
  domain: 'rules run in browsers and servers alike, so they know no other floor',
  server: 'the server does not know its doors: it would not work without them',
  graphql: 'the schema is a door to the server; pages and endpoints stand outside it',
  web: 'pages run in browsers: what they know comes over the data call, never from the server',
  http: 'endpoints join pages, schema and server, and nothing else',
  cli: 'commands work on the server, not through its doors',
  simulators: 'the outside world is a program of its own: it knows the common words, not the shop',
  testing: 'tests may reach everything but the commands',
  tools: 'tools make the program and check it; they do not know what else stands around it',
  bench: 'benchmarks measure the program, in the worlds of the tests',
  tests: 'tests try the program; tools, benchmarks and journeys do not belong to it',
  e2e: 'journeys know the site as a visitor does, by its pages: of the program only the rules, the world that is played, and the database in which they let time pass',
};

/** Subjects that each subject may know, on every floor. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  catalogue: [],
  holiday: ['catalogue'],
  'price-index': ['advice', 'catalogue', 'holiday', 'search'],
  search: ['price-index', 'holiday', 'catalogue', 'advice'],
  'place-guide': ['search', 'price-index', 'holiday', 'catalogue', 'advice'],
  account: [],
  advice: ['catalogue'],
  content: ['catalogue'],
  login: ['account'],
  wallet: ['account'],
  saved: ['search', 'holiday', 'catalogue', 'account'],
  seats: [],
  basket: ['seats', 'search', 'holiday', 'catalogue', 'advice', 'wallet', 'account'],
  checkout: [
    'seats',
    'basket',
    'search',
    'holiday',
    'catalogue',
    'advice',
    'wallet',
    'login',
    'account',
  ],
  order: [
    'seats',
    'checkout',
    'basket',
    'search',
    'holiday',
    'catalogue',
    'advice',
    'wallet',
    'account',
  ],
  'price-drop': [
    'wallet',
    'order',
    'checkout',
    'basket',
    'search',
    'holiday',
    'catalogue',
    'account',
  ],
  booking: ['order', 'checkout', 'basket', 'search', 'holiday', 'catalogue', 'wallet', 'account'],
  cruise: ['basket', 'account'],
  'group-quote': ['basket', 'search', 'catalogue', 'account'],
  privacy: ['basket', 'account'],
  tracking: ['saved', 'order', 'checkout', 'basket', 'search', 'holiday', 'catalogue', 'account'],
};

/** What rules may stand on: checks of values, pure themselves. */
const PURE_PACKAGES = ['valibot'];

const RULES: readonly Rule[] = [
  programAlone,
  floors,
  simulatorsAlone,
  testsOnly,
  subjects,
  indexBelow,
  privateFolders,
  pagesApart,
  uiBelow,
];

/** Folders that hold a `route.tsx`, with a slash at the end, of these files. */
export const findPages = (files: readonly string[]): string[] =>
  files
    .filter((file) => file.endsWith('/route.tsx'))
    .map((file) => file.slice(0, -'route.tsx'.length));

/**
 * Everything wrong with one module's imports, a sentence each. `pages`: the folders of all pages;
 * one of them may lie in a group of others.
 */
export function findViolations(module: Module, pages: readonly string[]): string[] {
  const from = placeOf(module.file, pages);
  return module.links.flatMap((link) => {
    const reasons = link.isPackage
      ? [packages(from, link)]
      : RULES.map((rule) => rule(from, placeOf(link.target, pages)));
    return reasons.flatMap((reason) =>
      reason ? [`${module.file} imports ${link.text}: ${reason}`] : [],
    );
  });
}

function placeOf(file: string, pages: readonly string[]): Place {
  const [root = '', ...below] = file.split('/');
  const [floor = '', ...parts] = root === 'src' ? below : [root, ...below];
  const first = parts[0] ?? '';
  const hasSubject = isOfProgram(floor) && floor !== 'web' && parts.length > 1 && first in SUBJECTS;
  return {
    floor,
    subject: hasSubject ? first : undefined,
    rest: parts.join('/'),
    page: pages.filter((page) => file.startsWith(page)).toSorted((a, b) => b.length - a.length)[0],
    isTest: /\.test\.tsx?$/.test(file),
  };
}

const isOfProgram = (floor: string): boolean => !AROUND.includes(floor);

function programAlone(from: Place, to: Place): string | undefined {
  const isAllowed =
    !isOfProgram(from.floor) || isOfProgram(to.floor) || (from.isTest && to.floor === 'tests');
  return isAllowed
    ? undefined
    : 'the program knows nothing of what stands around it; its tests may share with other tests';
}

function floors(from: Place, to: Place): string | undefined {
  if (
    from.floor === to.floor ||
    !(to.floor in FLOORS) ||
    to.floor === 'testing' ||
    to.floor === 'simulators' ||
    (isOfProgram(from.floor) && !isOfProgram(to.floor)) ||
    (from.floor === 'e2e' && to.floor === 'server' && to.rest.startsWith('db/'))
  )
    return undefined;
  return FLOORS[from.floor]?.includes(to.floor)
    ? undefined
    : `${from.floor} may not import ${to.floor}: ${FLOOR_REASONS[from.floor] ?? 'this is no floor of the house'}`;
}

function simulatorsAlone(from: Place, to: Place): string | undefined {
  const mayImport =
    to.floor !== 'simulators' ||
    ['simulators', 'testing', 'tests', 'e2e'].includes(from.floor) ||
    from.isTest;
  return mayImport
    ? undefined
    : 'nobody imports the simulators: they are reached over real sockets, as the real world will be';
}

function testsOnly(from: Place, to: Place): string | undefined {
  const mayImport =
    to.floor !== 'testing' ||
    ['testing', 'tests', 'bench', 'e2e'].includes(from.floor) ||
    from.isTest;
  return mayImport ? undefined : 'what only tests need is imported by tests and benchmarks only';
}

function subjects(from: Place, to: Place): string | undefined {
  if (!from.subject || !to.subject || from.subject === to.subject || from.isTest) return undefined;
  if (SUBJECTS[from.subject]?.includes(to.subject)) return undefined;
  return `${from.subject} may not know ${to.subject}: common ← catalogue ← holiday ← search ← basket ← checkout ← order ← booking, tracking, account ← login ← checkout, account ← basket, account and search ← saved ← tracking, basket ← privacy`;
}

function indexBelow(from: Place, to: Place): string | undefined {
  const climbs =
    from.floor === 'server' &&
    from.subject === 'price-index' &&
    to.floor === 'server' &&
    to.subject === 'search' &&
    !from.isTest;
  return climbs ? 'the price index is ground: it does not know who asks it' : undefined;
}

function privateFolders(from: Place, to: Place): string | undefined {
  const [owner, ...inner] = to.rest.split('/').slice(0, -1);
  const hasPrivateFolders = to.floor === 'server' || to.subject !== undefined;
  if (
    !owner ||
    inner.length === 0 ||
    (from.subject === owner && to.floor === 'domain') ||
    !hasPrivateFolders ||
    ['testing', 'tests', 'bench', 'tools'].includes(from.floor) ||
    from.isTest
  )
    return undefined;
  const isOwner = from.floor === to.floor && from.rest.startsWith(`${owner}/`);
  return isOwner ? undefined : `folders inside ${owner} are private to it: ask a file at its top`;
}

function pagesApart(from: Place, to: Place): string | undefined {
  return from.page && to.page && from.page !== to.page
    ? 'pages do not import each other: what two pages need belongs to parts'
    : undefined;
}

function uiBelow(from: Place, to: Place): string | undefined {
  if (from.floor !== 'web' || to.floor !== 'web') return undefined;
  const [source, target] = [from.rest.split('/')[0], to.rest.split('/')[0]];
  if (source === 'ui' && (target === 'parts' || target === 'pages'))
    return 'ui knows nothing of holidays: neither parts nor pages';
  return source === 'parts' && target === 'pages'
    ? 'parts serve several pages and know none of them'
    : undefined;
}

function packages({ floor, isTest }: Place, { target }: Link): string | undefined {
  if (isTest) return undefined;
  if (floor === 'domain' && !PURE_PACKAGES.includes(target))
    return `rules are pure: they stand on nothing but ${PURE_PACKAGES.join(' and ')}`;
  if (floor === 'web' && target.startsWith('node:'))
    return 'pages run in browsers, which have no Node';
  return undefined;
}
