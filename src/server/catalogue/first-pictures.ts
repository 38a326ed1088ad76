/**
 * Pictures that visitors will want first, drawn before anybody asks: on a new machine a page would
 * wait for them.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import * as v from 'valibot';
import type { PosterDesign } from '#domain/catalogue/picture-facts.ts';
import {
  makePicturePath,
  type PicturePath,
  type PictureSize,
} from '#domain/catalogue/picture-path.ts';
import { HOME_POSTER } from '#domain/catalogue/stock-pictures.ts';
import type { ErrorLog } from '#server/platform/report-error.ts';
import type { Settings } from '#server/platform/settings.ts';
import { suggestPlaces } from './destinations.ts';
import { makeHotelLoader } from './hotels.ts';
import { hotelPictures, pictureCache, placePicture, type PictureView } from './picture-views.ts';
import { loadPlaceholder, renderPicture } from './pictures.ts';

type Surroundings = {
  readonly pool: Pool;
  readonly settings: Settings;
  readonly log: ErrorLog;
  readonly signal: AbortSignal;
};

/** Between two drawings, so that pages go first. */
const PAUSE_MS = 20;
/** Posters on the wall of the home page. */
const WALL = 12;
const HERO_SIZES: readonly PictureSize[] = ['phoneHero2x', 'hero', 'phoneHero', 'hero2x'];
const WALL_SIZES: readonly PictureSize[] = ['poster2x', 'poster'];
const HOTELS_AT_ONCE = 200;

/**
 * Draws the placeholders of all hotels and the posters of the home page, one after the other; what
 * is kept already costs a look. Resolves when all is done, or when `signal` ends it.
 */
export async function drawFirstPictures({
  pool,
  settings,
  log,
  signal,
}: Surroundings): Promise<void> {
  const cache = pictureCache({ settings, log });
  const wall = suggestPlaces({ text: '', citiesOnly: false, most: WALL }).map(placePicture);
  for (const { picture } of wall) await loadPlaceholder(cache, picture, 'card');
  // A page waits for its placeholders, and for no picture.
  for await (const poster of posters(pool)) {
    if (signal.aborted) return;
    await loadPlaceholder(cache, poster, 'card');
  }
  for (const { poster, path } of [...heroFiles(), ...wallFiles(wall)]) {
    if (signal.aborted) return;
    await renderPicture({ ...cache, findPoster: () => poster }, makePicturePath(path));
    await sleep(PAUSE_MS);
  }
}

type File = { readonly poster: PosterDesign; readonly path: PicturePath };

const heroFiles = (): File[] =>
  HERO_SIZES.map((size) => ({
    poster: HOME_POSTER,
    path: { kind: 'home', id: 'sea', view: 'bay', size, format: 'avif' },
  }));

const wallFiles = (wall: readonly PictureView[]): File[] =>
  WALL_SIZES.flatMap((size) =>
    wall.map(({ picture, kind, id, view }) => ({
      poster: picture,
      path: { kind, id, view, size, format: 'avif' },
    })),
  );

const Ids = v.array(v.object({ id: v.number() }));

/** Of all hotels, some hotels at a time. */
async function* posters(pool: Pool): AsyncGenerator<PosterDesign> {
  const ids = v
    .parse(Ids, (await pool.query('select id from hotel order by id')).rows)
    .map(({ id }) => id);
  for (let from = 0; from < ids.length; from += HOTELS_AT_ONCE) {
    const hotels = await makeHotelLoader(pool)(ids.slice(from, from + HOTELS_AT_ONCE));
    for (const hotel of hotels.values())
      for (const { picture } of hotelPictures(hotel)) yield picture;
    await sleep(PAUSE_MS);
  }
}
