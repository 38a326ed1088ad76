/**
 * Pictures that visitors will want first, drawn before anybody asks: on a new machine a page would
 * wait for them.
 */
import { setTimeout as sleep } from 'node:timers/promises';
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
import { pictureCache, placePicture, type PictureView } from './picture-views.ts';
import { renderPicture } from './pictures.ts';

type Surroundings = {
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

/**
 * Draws the posters of the home page, one after the other; what is kept already costs a look.
 * Resolves when all is done, or when `signal` ends it.
 */
export async function drawFirstPictures({ settings, log, signal }: Surroundings): Promise<void> {
  const cache = pictureCache({ settings, log });
  const wall = suggestPlaces({ text: '', citiesOnly: false, most: WALL }).map(placePicture);
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
