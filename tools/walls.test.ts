import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { inspectWalls } from './walls.ts';

const houses: string[] = [];
afterEach(
  async () =>
    void (await Promise.all(houses.splice(0).map((house) => rm(house, { recursive: true })))),
);

test('what the house allows is no problem', async () => {
  const files = {
    'src/domain/money.ts':
      "import * as v from 'valibot'; export type Pence = number; export const SIGN = '£';",
    'src/domain/money.test.ts': "export const price = '£2';",
    'src/web/texts/en-GB/offers.ts': "export const offer = 'From £2';",
    'src/web/texts/offers.ts': "import './en-GB/offers.ts'; // in £",
    'src/domain/holiday/price.ts': "import type { Pence } from '../money.ts';",
    'src/server/search/find.ts': "import './engine/index.ts'; import '#domain/holiday/price.ts';",
    'src/server/search/engine/index.ts': '',
    'src/server/db/pool.ts': "import './launcher/claim.ts';",
    'src/server/db/launcher/claim.ts': '',
    'src/server/search/find.test.ts':
      "import '#testing/cast.ts'; import '#simulators/stays/start.ts'; import 'node:fs';",
    'src/simulators/stays/start.ts': "import '#domain/money.ts';",
    'src/testing/cast.ts': "import '#server/search/find.ts';",
    'src/web/pages/home/Home.tsx':
      "import '../../parts/Box.tsx'; import './query.generated.ts'; import text from './query.graphql?raw';",
    'src/web/pages/home/query.generated.ts': '',
    'src/web/pages/home/query.graphql': '',
    'src/web/parts/Box.tsx': "import '../ui/Button.tsx';",
    'src/web/ui/Button.tsx': "import 'react';",
    'src/graphql/search.ts': "import '#server/search/find.ts';",
    'src/http/main.ts':
      "import '#graphql/search.ts'; import type {} from '#web/pages/home/route.tsx';",
    'src/server/db/records.ts': "export const file = new URL('../../../data/', import.meta.url);",
    'src/server/db/records.test.ts': "import '../../../tests/oracle/world.ts';",
    'data/places.json': '{}',
    'tests/oracle/world.ts': "import '#server/search/engine/index.ts'; import '#testing/cast.ts';",
    'bench/search.ts':
      "import '../tests/oracle/world.ts'; import '#server/search/engine/index.ts'; import '#web/ui/Button.tsx';",
    'tools/check.ts': "import '#server/db/launcher/claim.ts'; import.meta.resolve('typescript');",
    'e2e/couple.spec.ts':
      "import '#simulators/stays/start.ts'; import '#domain/money.ts'; import '#server/db/pool.ts';",
    ...pageOf('home', 'export const loader = 1; export function Component() {}'),
    ...pageOf('deal', 'export const loader = 2; export function Component() {}'),
    ...folder('src/web/ui', 26),
    'README.md': 'See [the map](docs/map.md#floors), [a site](https://example.org), `npm start`.',
    'docs/map.md': '`src/domain/money.ts`, `src/graphql/<subject>/*.ts`, `src/web/pages/my-page/`.',
  };
  expect(await inspect(files)).toEqual([]);
});

const DOMAIN = { 'src/domain/money.ts': '' };
const SERVER = {
  'src/server/shop.ts': '',
  'src/server/search/engine/index.ts': '',
  'src/server/order/place.ts': '',
  'src/server/db/launcher/claim.ts': '',
};

test.each<[string, Record<string, string>, string]>([
  [
    'domain ↛ server',
    { ...SERVER, 'src/domain/a.ts': "import { shop } from '#server/shop.ts';" },
    'domain may not import server',
  ],
  [
    'type imports count',
    { ...SERVER, 'src/web/a.ts': "import type { Shop } from '#server/shop.ts';" },
    'web may not import server',
  ],
  [
    're-exports count',
    { ...SERVER, 'src/web/a.ts': "export * from '#server/shop.ts';" },
    'web may not import server',
  ],
  [
    'imported types count',
    { ...SERVER, 'src/web/a.ts': "export type A = import('#server/shop.ts').Shop;" },
    'web may not import server',
  ],
  [
    'dynamic imports count',
    { ...SERVER, 'src/web/a.ts': "export const a = () => import('#server/shop.ts');" },
    'web may not import server',
  ],
  [
    'addresses of modules count',
    {
      ...SERVER,
      'src/web/a.ts': "export const a = new URL('../server/shop.ts', import.meta.url);",
    },
    'web may not import server',
  ],
  [
    'relative paths count',
    { ...SERVER, 'src/web/pages/a/b.tsx': "import '../../../server/shop.ts';" },
    'web may not import server',
  ],
  [
    'web ↛ graphql',
    {
      'src/graphql/generated.ts': '',
      'src/web/a.ts': "import type { A } from '#graphql/generated.ts';",
    },
    'web may not import graphql',
  ],
  [
    'server ↛ graphql',
    {
      'src/graphql/schema/schema.ts': '',
      'src/server/a.ts': "import '#graphql/schema/schema.ts';",
    },
    'server may not import graphql',
  ],
  [
    'graphql ↛ http',
    { 'src/http/app.ts': '', 'src/graphql/a.ts': "import '#http/app.ts';" },
    'graphql may not import http',
  ],
  [
    'cli ↛ web',
    { 'src/web/a.ts': '', 'src/cli/a.ts': "import '#web/a.ts';" },
    'cli may not import web',
  ],
  [
    'simulators ↛ server',
    { ...SERVER, 'src/simulators/a.ts': "import '#server/shop.ts';" },
    'simulators may not import server',
  ],
  [
    'nobody → simulators',
    { 'src/simulators/a.ts': '', 'src/cli/a.ts': "import '../simulators/a.ts';" },
    'nobody imports the simulators',
  ],
  [
    'program ↛ testing',
    { 'src/testing/cast.ts': '', 'src/server/a.ts': "import '#testing/cast.ts';" },
    'what only tests need is imported by tests',
  ],
  ['domain ↛ packages', { 'src/domain/a.ts': "import React from 'react';" }, 'rules are pure'],
  ['domain ↛ Node', { 'src/domain/a.ts': "import 'node:crypto';" }, 'rules are pure'],
  ['web ↛ Node', { 'src/web/a.ts': "import 'node:fs';" }, 'which have no Node'],
  [
    'search ↛ order',
    { ...SERVER, 'src/server/search/a.ts': "import '#server/order/place.ts';" },
    'search may not know order',
  ],
  [
    'subjects hold across floors',
    { 'src/domain/order/a.ts': '', 'src/server/search/a.ts': "import '#domain/order/a.ts';" },
    'search may not know order',
  ],
  [
    'subjects of the schema',
    { ...SERVER, 'src/graphql/search/search.ts': "import '#server/order/place.ts';" },
    'search may not know order',
  ],
  [
    'private folders of a subject',
    { ...SERVER, 'src/server/order/a.ts': "import '../search/engine/index.ts';" },
    'private to it',
  ],
  [
    'price-index ↛ search',
    {
      'src/server/search/find.ts': '',
      'src/server/price-index/a.ts': "import '../search/find.ts';",
    },
    'does not know who asks it',
  ],
  [
    'private folders of the machinery',
    { ...SERVER, 'src/cli/a.ts': "import '#server/db/launcher/claim.ts';" },
    'private to it',
  ],
  [
    'pages apart',
    {
      'src/web/pages/a/route.tsx': '',
      'src/web/pages/a/x.tsx': '',
      'src/web/pages/b/route.tsx': "import '../a/x.tsx';",
    },
    'pages do not import each other',
  ],
  [
    'pages of a group apart',
    {
      'src/web/pages/group/a/route.tsx': '',
      'src/web/pages/group/a/x.tsx': '',
      'src/web/pages/group/b/route.tsx': '',
      'src/web/pages/group/b/parts/y.tsx': "import '../../a/x.tsx';",
    },
    'pages do not import each other',
  ],
  [
    'ui ↛ parts',
    { 'src/web/parts/a.tsx': '', 'src/web/ui/b.tsx': "import '../parts/a.tsx';" },
    'ui knows nothing of holidays',
  ],
  [
    'parts ↛ pages',
    { 'src/web/pages/a/x.tsx': '', 'src/web/parts/b.tsx': "import '../pages/a/x.tsx';" },
    'know none of them',
  ],
  [
    'no rings',
    {
      'src/domain/a.ts': "import './b.ts';",
      'src/domain/b.ts': "import type { A } from './a.ts';",
    },
    'a.ts → src/domain/b.ts → src/domain/a.ts',
  ],
  ['no dead ends', { 'src/domain/a.ts': "import './gone.ts';" }, 'no such file'],
  ['no empty names', { 'src/domain/helpers.ts': '' }, 'does not say what is inside'],
  ...[
    "export const a = '£' + 2;",
    'export const a = `${2} × £8`;',
    "export const a = money(2, 'GBP');",
    "export const a = { timeZone: 'Europe/London' };",
    "export const a = new Intl.NumberFormat('en-GB');",
    'export const a = <p>From £2</p>;',
  ].map((text): [string, Record<string, string>, string] => [
    `no market but the one that sells: ${text}`,
    { 'src/web/a.tsx': text },
    'come from the market',
  ]),
  [
    'addresses of threads count, with or without a dot',
    {
      'src/domain/a.ts': "export const a = new URL('b.ts', import.meta.url);",
      'src/domain/b.ts': "import './a.ts';",
    },
    'a.ts → src/domain/b.ts → src/domain/a.ts',
  ],
  [
    'an address must lead somewhere',
    { 'src/domain/a.ts': "export const a = new URL('gone.ts', import.meta.url);" },
    'no such file',
  ],
  [
    'resolved modules count',
    { ...SERVER, 'src/web/a.ts': "export const a = import.meta.resolve('#server/shop.ts');" },
    'web may not import server',
  ],
  [
    'program ↛ tools',
    { 'tools/steps.ts': '', 'src/cli/a.ts': "import '../../tools/steps.ts';" },
    'knows nothing of what stands around it',
  ],
  [
    'program ↛ tests',
    { 'tests/oracle.ts': '', 'src/server/a.ts': "import '../../tests/oracle.ts';" },
    'knows nothing of what stands around it',
  ],
  [
    'tests of the program ↛ bench',
    { 'bench/world.ts': '', 'src/server/a.test.ts': "import '../../bench/world.ts';" },
    'knows nothing of what stands around it',
  ],
  [
    'tools ↛ tests',
    { 'tests/oracle.ts': '', 'tools/a.ts': "import '../tests/oracle.ts';" },
    'tools may not import tests',
  ],
  [
    'tests ↛ bench',
    { 'bench/world.ts': '', 'tests/a.ts': "import '../bench/world.ts';" },
    'tests may not import bench',
  ],
  [
    'bench ↛ simulators',
    { 'src/simulators/a.ts': '', 'bench/a.ts': "import '#simulators/a.ts';" },
    'nobody imports the simulators',
  ],
  [
    'tools ↛ testing',
    { 'src/testing/cast.ts': '', 'tools/a.ts': "import '#testing/cast.ts';" },
    'what only tests need is imported by tests',
  ],
  [
    'e2e ↛ server',
    { ...SERVER, 'e2e/a.spec.ts': "import '#server/shop.ts';" },
    'journeys know the site as a visitor does',
  ],
  [
    'e2e ↛ web',
    { 'src/web/href.ts': '', 'e2e/a.spec.ts': "import '#web/href.ts';" },
    'journeys know the site as a visitor does',
  ],
  ['no crowded folders', folder('src/server/search', 26), 'src/server/search has 26 entries'],
  [
    'no crowded folders around the program',
    folder('tests/oracle', 26),
    'tests/oracle has 26 entries',
  ],
  [
    'folders count as entries',
    { ...folder('src/server/search', 25), 'src/server/search/placing/a.ts': '' },
    'src/server/search has 26 entries',
  ],
  [
    'one place for a name',
    {
      'src/domain/a.ts': 'export type Offer = 1;',
      'src/web/b.ts': 'const offer = 1; export { offer as Offer };',
    },
    'Offer is exported by src/domain/a.ts and src/web/b.ts',
  ],
  [
    'names of the router are for pages alone',
    { 'src/web/a.ts': 'export const loader = 1;', 'src/web/b.ts': 'export const loader = 2;' },
    'loader is exported by',
  ],
  [
    'retired words in names',
    { 'src/server/a.ts': 'const openEngineRoom = 1; console.log(openEngineRoom);' },
    'not "engine room" but worker',
  ],
  [
    'retired words in constants, in the plural',
    { 'src/server/a.ts': 'const MOST_SLOTS = 1; console.log(MOST_SLOTS);' },
    'not "slot" but stay',
  ],
  [
    'retired words in fields',
    { 'src/server/a.ts': 'export type A = { readonly patienceMs: number };' },
    'not "patience" but timeout',
  ],
  [
    'retired words in names of files',
    { 'src/server/engine-room.ts': '' },
    'src/server/engine-room.ts says engine-room.ts: not "engine room" but worker',
  ],
  [
    'retired words in names of folders',
    { 'src/web/parts-sheet/main.tsx': '' },
    'not "parts sheet" but component gallery',
  ],
  [
    'no wide lines of code',
    { 'src/server/a.ts': `const sum = ${Array(20).fill('a + b').join(' + ')};` },
    'a.ts:1 is 170 characters wide',
  ],
  [
    'no wide comments',
    { 'tools/a.ts': `const a = 1;\n// ${'so '.repeat(33)}` },
    'a.ts:2 is 102 characters wide',
  ],
  [
    'what a file is about comes first',
    {
      'src/domain/a.ts': '',
      'src/domain/b.ts': '',
      'src/server/c.ts':
        "import '#domain/a.ts';\n/** Prices. */\nimport '#domain/b.ts';\n/** A rule. */\nexport const c = 1;",
    },
    'c.ts: what a file is about is said before its imports',
  ],
  [
    'wide lines of other languages',
    { 'src/server/a.as.ts': `let a = '${'b'.repeat(92)}'` },
    'a.as.ts:1 is 102 characters wide',
  ],
  [
    'documents name what is there',
    { 'docs/map.md': 'Prices: `src/domain/price.ts`.' },
    'docs/map.md names src/domain/price.ts: there is no such file',
  ],
  [
    'links of documents lead somewhere',
    { 'src/server/search/README.md': 'See [the decision](../../docs/decisions/011.md).' },
    'names src/docs/decisions/011.md: there is no such file',
  ],
  [
    'unknown floors know nothing',
    { ...DOMAIN, 'src/attic/a.ts': "import '#domain/money.ts';" },
    'no floor of the house',
  ],
])('%s', async (_title, files, words) => {
  const problems = await inspect(files);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(words);
});

test.each([
  ['a string', `const a = '${'b'.repeat(120)}';`],
  ['a template with what it holds', `const a = \`${'${b + c} '.repeat(20)}\`;`],
  ['a regular expression', `const a = /${'b'.repeat(120)}/;`],
  ['a title', `test('${'b'.repeat(100)}', async () => {});`],
  ['the text of a page', `const a = <p>${'b'.repeat(120)}</p>;`],
  [
    'an instruction to a tool',
    `// oxlint-disable-next-line typescript/no-shadow -- ${'b '.repeat(50)}`,
  ],
])('%s may be wide', async (_title, text) => {
  expect(await inspect({ 'src/web/a.tsx': text })).toEqual([]);
});

test('nobody counts the lines and names of what a tool has written', async () => {
  expect(
    await inspect({
      'src/web/a.generated.ts': `export type Offer = ${'A | '.repeat(50)} B;`,
      'src/web/b.generated.ts': 'export type Offer = 2;',
    }),
  ).toEqual([]);
});

test('a module that cannot be read stops the check', async () => {
  await expect(inspect({ 'src/domain/a.ts': 'import {' })).rejects.toThrow('src/domain/a.ts');
});

test('sources of another compiler are left to it', async () => {
  expect(
    await inspect({
      'src/server/search/engine/kernel.as.ts':
        '@inline function a(b: usize): i32 { return load<i32>(<usize>b); }',
    }),
  ).toEqual([]);
});

/** A folder of so many empty modules. */
function folder(name: string, entries: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: entries }, (_, i) => [`${name}/file-${i}.ts`, '']),
  );
}

const pageOf = (address: string, text: string): Record<string, string> => ({
  [`src/web/pages/${address}/route.tsx`]: text,
});

/** Builds a house of the given files and inspects it. */
async function inspect(files: Record<string, string>): Promise<readonly string[]> {
  const house = await mkdtemp(path.join(tmpdir(), 'walls-'));
  houses.push(house);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(house, file)), { recursive: true });
    await writeFile(path.join(house, file), text);
  }
  return (await inspectWalls(house)).problems;
}
