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

test('the check sees the house', async () => {
  const { modules, imports } = await inspectWalls(path.join(import.meta.dirname, '..'));
  expect(modules).toBeGreaterThan(150);
  expect(imports).toBeGreaterThan(modules);
});

test('what the house allows is no problem', async () => {
  const files = {
    'src/domain/money.ts': "import * as v from 'valibot'; export type Pence = number;",
    'src/domain/holiday/price.ts': "import type { Pence } from '../money.ts';",
    'src/server/search/find.ts': "import './engine/index.ts'; import '#domain/holiday/price.ts';",
    'src/server/search/engine/index.ts': '',
    'src/server/db/pool.ts': "import './launcher/claim.ts';",
    'src/server/db/launcher/claim.ts': '',
    'src/server/search/find.test.ts':
      "import '#testing/cast.ts'; import '#simulators/stays/start.ts'; import 'node:fs';",
    'src/simulators/stays/start.ts': "import '#domain/money.ts';",
    'src/testing/cast.ts': "import '#server/search/find.ts';",
    'src/web/pages/home/route.tsx':
      "import '../../parts/Box.tsx'; import './query.generated.ts'; import text from './query.graphql?raw';",
    'src/web/pages/home/query.generated.ts': '',
    'src/web/pages/home/query.graphql': '',
    'src/web/parts/Box.tsx': "import '../ui/Button.tsx';",
    'src/web/ui/Button.tsx': "import 'react';",
    'src/graphql/search.ts': "import '#server/search/find.ts';",
    'src/http/main.ts':
      "import '#graphql/search.ts'; import type {} from '#web/pages/home/route.tsx';",
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
    { 'src/graphql/schema.ts': '', 'src/server/a.ts': "import '#graphql/schema.ts';" },
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
    'imported by tests only',
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
    'content alone',
    { 'src/domain/content/a.ts': '', 'src/domain/order/a.ts': "import '../content/a.ts';" },
    'order may not know content',
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
    { 'src/web/pages/a/x.tsx': '', 'src/web/pages/b/y.tsx': "import '../a/x.tsx';" },
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
