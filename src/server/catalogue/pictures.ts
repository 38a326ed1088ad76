import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { PosterDesign } from '#domain/catalogue/picture-facts.ts';
import {
  parsePicturePath,
  pictureSizes,
  type PictureFormat,
  type PicturePath,
  type PictureSize,
} from '#domain/catalogue/picture-path.ts';
import { atDusk } from '#domain/catalogue/posters/at-dusk.ts';
import { makePoster, POSTER_EDITION } from '#domain/catalogue/posters/poster.ts';
import type { ErrorLog } from '#server/platform/report-error.ts';
import { makeSerialQueue } from '#server/platform/serial-queue.ts';
import { isKept, keepOnDisk } from './pictures/disk-cache.ts';
import { contentTypes, printPicture } from './pictures/print.ts';

export type PictureOutcome =
  | {
      readonly kind: 'picture';
      readonly bytes: Buffer;
      readonly contentType: string;
      readonly etag: string;
    }
  | { readonly kind: 'unknownPicture' };

export type PictureCache = {
  /** Where renderings are kept; made when missing, may be emptied at any time. */
  readonly cacheDirectory: string;
  readonly log: ErrorLog;
};

export type PictureLibrary = PictureCache & {
  /**
   * What an address shows by day: usually a view of `viewsOfHotel` or `sceneOfPlace`. Undefined
   * when there is no such place or view.
   */
  readonly findPoster: (
    path: PicturePath,
  ) => Promise<PosterDesign | undefined> | PosterDesign | undefined;
};

const printOneByOne = makeSerialQueue();

/**
 * The picture at an address such as `/pictures/hotel/12/front/528x416.avif`. Unknown addresses,
 * sizes, subjects and views are `unknownPicture`. Each picture is rendered once and kept;
 * renderings wait for each other, so that they never take more than one core from the requests.
 */
export async function renderPicture(
  { cacheDirectory, log, findPoster }: PictureLibrary,
  address: string,
): Promise<PictureOutcome> {
  const path = parsePicturePath(address);
  const found = path && (await findPoster(path));
  if (!path || !found) return { kind: 'unknownPicture' };
  const poster = path.atDusk ? atDusk(found) : found;
  const { size, format } = path;
  const key = keyOfPoster(poster, size, format);
  return renderOnce({ cacheDirectory, log }, { key, format, draw: () => drawAt(poster, size) });
}

type Rendering = {
  /** By which it is kept (`keyOf`). */
  readonly key: string;
  readonly format: PictureFormat;
  readonly draw: () => string;
};

/** What is drawn as SVG, printed for whoever waits for it, unless it is kept already. */
export async function renderOnce(
  { cacheDirectory, log }: PictureCache,
  { key, format, draw }: Rendering,
): Promise<PictureOutcome> {
  const bytes = await keepOnDisk(log, fileOf(cacheDirectory, key, format), () =>
    printOneByOne(() => printPicture(draw(), format, 'hurried')),
  );
  return { kind: 'picture', bytes, contentType: contentTypes[format], etag: `"${key}"` };
}

/**
 * Draws a picture for whoever will ask for it, with more care than for one who waits. Gives its
 * bytes, 0 when it is kept already.
 */
export async function drawAhead(
  { cacheDirectory, log }: PictureCache,
  poster: PosterDesign,
  { size, format }: Pick<PicturePath, 'size' | 'format'>,
): Promise<number> {
  const file = fileOf(cacheDirectory, keyOfPoster(poster, size, format), format);
  if (await isKept(file)) return 0;
  const bytes = await keepOnDisk(log, file, () =>
    printPicture(drawAt(poster, size), format, 'ahead'),
  );
  return bytes.length;
}

const drawAt = (poster: PosterDesign, size: PictureSize): string => {
  const [width, height] = pictureSizes[size];
  return drawPoster(poster, { width, height });
};

/** A poster as SVG text of so many pixels. */
export const drawPoster = (
  poster: PosterDesign,
  size: { readonly width: number; readonly height: number },
): string => makePoster({ ...poster, ...size });

/** By what a rendering is kept: all that it is made from. */
export const keyOf = (...parts: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([POSTER_EDITION, ...parts]))
    .digest('hex')
    .slice(0, 32);

const keyOfPoster = (
  { scene, palette, seed, facts }: PosterDesign,
  size: PictureSize,
  format: PictureFormat,
): string =>
  keyOf(
    scene,
    palette,
    seed,
    facts.stars,
    facts.hasPool,
    facts.lat,
    facts.setting,
    facts.room,
    size,
    format,
  );

const fileOf = (directory: string, key: string, ending: string): string =>
  join(directory, key.slice(0, 2), `${key}.${ending}`);
