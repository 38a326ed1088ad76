import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { drawPicturesAhead, filesAhead, type FileAhead } from '../pictures-ahead.ts';

const FACTS = {
  description: '',
  address: '',
  decidingFact: '',
  metresToBeach: 1_300,
  access: [],
  checkInFrom: '15:00',
  reviews: [],
};

let db: TestDatabase;
let dataDirectory = '';
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'ahead-'));
  db = await openTestDatabase();
  await db.pool.query(
    `insert into hotel (id, name, place_id, stars, review_score, review_count, review_distribution, popularity, facilities, lat, lon, airports, facts)
     select id, 'Hotel ' || id, 'spain-majorca-alcudia', 4, 4, 0, '{0,0,0,0,0}', id * 10, 0, 39.8, 3.1, '{PMI}', $1
     from generate_series(1, 3) as id`,
    [FACTS],
  );
});
afterAll(async () => {
  await db.close();
  await rm(dataDirectory, { recursive: true });
});

const fromAhead = async (): Promise<FileAhead[]> => Array.fromAsync(filesAhead(db.pool));

test('the home page is drawn first, then one card of each hotel, the best known first', async () => {
  const files = await fromAhead();
  expect(files.slice(0, 4).map(({ path }) => path.kind)).toEqual(['home', 'home', 'home', 'home']);
  const cards = files.filter(
    ({ path }) => path.kind === 'hotel' && path.size === 'card' && !path.atDusk,
  );
  expect(cards.map(({ path }) => path.id)).toEqual(['3', '2', '1']);
  expect(cards.map(({ poster }) => poster.scene)).not.toContain('beach');
});

test('cards are drawn before galleries, and all posters of places between them', async () => {
  const kinds = (await fromAhead()).map(({ path: { kind, size } }) => `${kind} ${size}`);
  expect(kinds.lastIndexOf('hotel phoneCard2x')).toBeLessThan(kinds.lastIndexOf('place poster'));
  expect(kinds.lastIndexOf('place poster')).toBeLessThan(kinds.indexOf('hotel small2x'));
});

test('countries and regions are drawn before cards in the sizes of guides and of months', async () => {
  const files = (await fromAhead()).filter(({ path }) => !path.atDusk);
  const firstCard = files.findIndex(({ path }) => path.kind === 'hotel');
  const sizesOf = (id: string) =>
    files
      .slice(0, firstCard)
      .filter(({ path }) => path.kind === 'place' && path.id === id)
      .map(({ path }) => path.size);
  for (const id of ['malta', 'france-languedoc', 'slovenia-slovenian-lakes'])
    expect(sizesOf(id), id).toEqual(
      expect.arrayContaining(['small', 'small2x', 'card', 'card2x', 'poster', 'poster2x']),
    );
});

test('by night all that pages begin with follows, printed in other inks', async () => {
  const files = (await fromAhead()).filter(
    ({ path }) => path.kind !== 'hotel' || !/^(?:small2x|wide)$/.test(path.size),
  );
  const isNight = files.map(({ path }) => path.atDusk === true);
  expect(isNight.indexOf(true)).toBe(files.length / 2);
  expect(isNight.lastIndexOf(false)).toBe(files.length / 2 - 1);
  expect(files.find(({ path }) => path.kind === 'home' && path.atDusk)?.poster.palette).toBe(
    'gold',
  );
});

test('what is drawn stays within its room, and is not drawn again', async () => {
  const whenIdle = vi.fn(async () => undefined);
  const draw = (): Promise<void> =>
    drawPicturesAhead({
      pool: db.pool,
      settings: { dataDirectory, picturesMegabytes: 1 },
      log: { warn: vi.fn() },
      signal: new AbortController().signal,
      whenIdle,
    });
  await draw();
  const drawn = whenIdle.mock.calls.length;
  expect(drawn).toBeGreaterThan(0);
  await draw();
  expect(whenIdle.mock.calls.length).toBe(drawn);
  const files = await readdir(join(dataDirectory, 'pictures'), { recursive: true });
  expect(files.filter((name) => name.endsWith('.avif'))).toHaveLength(drawn);
});

test('told to stop, it draws nothing more', async () => {
  const whenIdle = vi.fn(async () => undefined);
  await drawPicturesAhead({
    pool: db.pool,
    settings: { dataDirectory: join(dataDirectory, 'stopped'), picturesMegabytes: 100 },
    log: { warn: vi.fn() },
    signal: AbortSignal.abort(),
    whenIdle,
  });
  expect(whenIdle).not.toHaveBeenCalled();
});
