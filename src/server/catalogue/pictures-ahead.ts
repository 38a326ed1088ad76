/**
 * Pictures drawn before anybody asks, by how soon they will be seen: a visitor waits for none that
 * many others would have waited for.
 */
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import * as v from 'valibot';
import type { PosterDesign } from '#domain/catalogue/picture-facts.ts';
import type { PicturePath, PictureSize } from '#domain/catalogue/picture-path.ts';
import { atDusk } from '#domain/catalogue/posters/at-dusk.ts';
import { CITY_POSTER, HOME_POSTER } from '#domain/catalogue/stock-pictures.ts';
import { MONTH_NAMES } from '#domain/dates.ts';
import type { ErrorLog } from '#server/platform/report-error.ts';
import type { Settings } from '#server/platform/settings.ts';
import { suggestPlaces } from './destinations.ts';
import { makeHotelLoader, type HotelFacts } from './hotels.ts';
import {
  hotelPictures,
  leadViews,
  monthPicture,
  otherPlacePictures,
  pictureCache,
  placePicture,
  type PictureView,
} from './picture-views.ts';
import { drawAhead } from './pictures.ts';
import { keepWithin } from './pictures/keep-within.ts';
import { places } from './reference.ts';

type Surroundings = {
  readonly pool: Pool;
  readonly settings: Pick<Settings, 'dataDirectory' | 'picturesMegabytes'>;
  readonly log: ErrorLog;
  readonly signal: AbortSignal;
  /** Posters of others, that are headed by no place, hotel or month. */
  readonly posters?: readonly PictureView[];
  /** Resolves when the machine has time for drawing. */
  readonly whenIdle?: (signal: AbortSignal) => Promise<void>;
};

/** Share of the room for pictures that is drawn ahead; visitors fill the rest by what they ask. */
const SHARE_AHEAD = 0.8;
const BYTES_A_MEGABYTE = 1_000_000;

/**
 * Deletes what has not been looked at for longest and is more than may be kept, then draws until
 * all is drawn, the room is used, or `signal` ends it. What is kept already costs a look.
 */
export async function drawPicturesAhead({
  pool,
  settings,
  log,
  signal,
  posters = [],
  whenIdle = untilIdle,
}: Surroundings): Promise<void> {
  const cache = pictureCache({ settings, log });
  const most = settings.picturesMegabytes * BYTES_A_MEGABYTE;
  let kept = await keepWithin(cache.cacheDirectory, most);
  for await (const { poster, path } of filesAhead(pool, posters)) {
    if (signal.aborted || kept > most * SHARE_AHEAD) return;
    const drawn = await drawAhead(cache, poster, path);
    if (drawn > 0) await whenIdle(signal);
    kept += drawn;
  }
}

/** Between two drawings, so that pages go first. */
const PAUSE_MS = 20;
const LOOK_AGAIN_MS = 5_000;

/** Waits while more wants to run than there are processors; our own drawing counts as one. */
async function untilIdle(signal: AbortSignal): Promise<void> {
  await sleep(PAUSE_MS);
  while (!signal.aborted && (loadavg()[0] ?? 0) > availableParallelism() + 0.5)
    await sleep(LOOK_AGAIN_MS, undefined, { signal }).catch(() => undefined);
}

export type FileAhead = { readonly poster: PosterDesign; readonly path: PicturePath };

/** Posters on the wall of the home page. */
const WALL = 12;
/** Every month of two years has a poster, which comes again after them. */
const MONTHS = [2026, 2027].flatMap((year) =>
  MONTH_NAMES.map((_, at) => `${year}-${String(at + 1).padStart(2, '0')}`),
);
const HERO_SIZES: readonly PictureSize[] = ['phoneHero2x', 'hero', 'phoneHero', 'hero2x'];
const POSTER_SIZES: readonly PictureSize[] = ['poster2x', 'poster'];
const CARD_SIZES: readonly PictureSize[] = ['card', 'card2x', 'phoneCard2x'];
/** Countries and regions head guides, and stand on the pages of months and kinds of holiday. */
const WIDE_SIZES: readonly PictureSize[] = [...POSTER_SIZES, 'small', 'small2x', 'card', 'card2x'];
const GALLERY_SIZES: readonly PictureSize[] = ['small2x', 'wide'];

/**
 * The home page, the posters of countries and regions, the cards of hotels, the posters of all
 * places, the same by night, then what galleries show beside.
 */
export async function* filesAhead(
  pool: Pool,
  others: readonly PictureView[] = [],
): AsyncGenerator<FileAhead> {
  const home = [
    ...heroAhead(HOME_POSTER, { id: 'sea', view: 'bay' }),
    ...heroAhead(CITY_POSTER, { id: 'city', view: 'bridge' }),
  ];
  const wall = suggestPlaces({ text: '', citiesOnly: false, most: WALL }).map(({ place }) =>
    placePicture(place),
  );
  const byFame = places.toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0));
  const wide = byFame.filter(({ kind }) => kind === 'country' || kind === 'region');
  const first = [
    ...home,
    ...inSizes(wall, POSTER_SIZES),
    ...inSizes(
      [...MONTHS.flatMap((month) => monthPicture(month) ?? []), ...others],
      [...CARD_SIZES, ...HERO_SIZES],
    ),
    ...inSizes(wide.map(placePicture), WIDE_SIZES),
  ];
  const posters = [
    ...inSizes(byFame.map(placePicture), POSTER_SIZES),
    ...inSizes(wide.flatMap(otherPlacePictures), [...POSTER_SIZES, 'card', 'card2x']),
  ];
  yield* first;
  yield* cardsAhead(pool);
  yield* posters;
  yield* first.map(byNight);
  for await (const card of cardsAhead(pool)) yield byNight(card);
  yield* posters.map(byNight);
  for await (const hotels of hotelsBySight(pool))
    for (const hotel of hotels) yield* inSizes(hotelPictures(hotel), GALLERY_SIZES);
}

const heroAhead = (
  poster: PosterDesign,
  { id, view }: Pick<PicturePath, 'id' | 'view'>,
): FileAhead[] =>
  HERO_SIZES.map((size) => ({ poster, path: { kind: 'home', id, view, size, format: 'avif' } }));

async function* cardsAhead(pool: Pool): AsyncGenerator<FileAhead> {
  for await (const hotels of hotelsBySight(pool))
    for (const hotel of hotels)
      yield* inSizes(
        leadViews([hotel]).flatMap((lead) => hotelPictures({ ...hotel, lead }, 1)),
        CARD_SIZES,
      );
}

const byNight = ({ poster, path }: FileAhead): FileAhead => ({
  poster: atDusk(poster),
  path: { ...path, atDusk: true },
});

function* inSizes(
  views: readonly PictureView[],
  sizes: readonly PictureSize[],
): Generator<FileAhead> {
  for (const { picture, kind, id, view } of views)
    for (const size of sizes)
      yield { poster: picture, path: { kind, id, view, size, format: 'avif' } };
}

const HOTELS_AT_ONCE = 200;
const Ids = v.array(v.object({ id: v.number() }));

/** Some hotels at a time, the most booked first: those that lists begin with. */
async function* hotelsBySight(pool: Pool): AsyncGenerator<HotelFacts[]> {
  const { rows } = await pool.query('select id from hotel order by popularity desc, id');
  const ids = v.parse(Ids, rows).map(({ id }) => id);
  for (let from = 0; from < ids.length; from += HOTELS_AT_ONCE) {
    const some = ids.slice(from, from + HOTELS_AT_ONCE);
    const hotels = await makeHotelLoader(pool)(some);
    yield some.flatMap((id) => hotels.get(id) ?? []);
  }
}
