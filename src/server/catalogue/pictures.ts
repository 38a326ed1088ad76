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
import { isMirrored, makePoster, POSTER_EDITION } from '#domain/catalogue/posters/poster.ts';
import { PALM_LIMIT } from '#domain/catalogue/posters/stage.ts';
import type { ErrorLog } from '#server/platform/report-error.ts';
import { makeSerialQueue } from '#server/platform/serial-queue.ts';
import { keepOnDisk } from './pictures/disk-cache.ts';
import { makePlaceholder } from './pictures/placeholder.ts';
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
   * What an address shows: usually a view of `viewsOfHotel` or `sceneOfPlace`. Undefined when there
   * is no such place or view.
   */
  readonly findPoster: (
    path: PicturePath,
  ) => Promise<PosterDesign | undefined> | PosterDesign | undefined;
};

/**
 * Pages wait for placeholders, and those for no picture: a picture takes a hundred times as long.
 */
const [printOneByOne, blurOneByOne] = [makeSerialQueue(), makeSerialQueue()];

/**
 * The picture at an address such as `/pictures/hotel/12/front/376x520.avif`. Unknown addresses,
 * sizes, subjects and views are `unknownPicture`. Each picture is rendered once and kept;
 * renderings wait for each other, so that they never take more than one core from the requests.
 */
export async function renderPicture(
  { cacheDirectory, log, findPoster }: PictureLibrary,
  address: string,
): Promise<PictureOutcome> {
  const path = parsePicturePath(address);
  const poster = path && (await findPoster(path));
  if (!path || !poster) return { kind: 'unknownPicture' };
  const key = keyOf(poster, path.size, path.format);
  const bytes = await keepOnDisk(log, fileOf(cacheDirectory, key, path.format), () =>
    printOneByOne(() => printPicture(drawAt(poster, path.size), path.format)),
  );
  return { kind: 'picture', bytes, contentType: contentTypes[path.format], etag: `"${key}"` };
}

/**
 * A blurred stand-in for a poster as a `data:` address of about 250 characters, shown until the
 * picture has come. Posters that look alike when blurred share one, and none waits behind a
 * picture, so that a page of results never waits for drawings.
 */
export function loadPlaceholder(
  cache: PictureCache,
  poster: PosterDesign,
  size: PictureSize,
): Promise<string> | string {
  const blurred = likeWhenBlurred(poster);
  const look = `${cache.cacheDirectory} ${reportOf(blurred, size, 'placeholder')}`;
  return (
    placeholders.get(look) ??
    readPlaceholder(cache, blurred, size).then((text) => {
      placeholders.set(look, text);
      return text;
    })
  );
}

/** By directory and look: a few hundred short texts at the most. */
const placeholders = new Map<string, string>();

async function readPlaceholder(
  { cacheDirectory, log }: PictureCache,
  blurred: PosterDesign,
  size: PictureSize,
): Promise<string> {
  const file = fileOf(cacheDirectory, keyOf(blurred, size, 'placeholder'), 'txt');
  return String(
    await keepOnDisk(log, file, () =>
      blurOneByOne(async () => Buffer.from(await makePlaceholder(drawSmall(blurred, size)))),
    ),
  );
}

const PLAIN_SEED = 0;
const MIRRORED_SEED = 1;

/**
 * The poster of the same scene, palette and side with the seed and facts that stand for all of
 * them.
 */
function likeWhenBlurred(poster: PosterDesign): PosterDesign {
  const { setting, lat } = poster.facts;
  const like = {
    ...poster,
    facts: { stars: 4, hasPool: true, setting, lat: Math.abs(lat) <= PALM_LIMIT ? 36 : 52 },
  };
  return { ...like, seed: isMirrored(poster) ? MIRRORED_SEED : PLAIN_SEED };
}

const drawAt = (poster: PosterDesign, size: PictureSize): string => {
  const [width, height] = pictureSizes[size];
  return makePoster({ ...poster, width, height });
};

const PLACEHOLDER_SIDE = 64;

const drawSmall = (poster: PosterDesign, size: PictureSize): string => {
  const [width, height] = pictureSizes[size];
  const scale = PLACEHOLDER_SIDE / Math.max(width, height);
  return makePoster({
    ...poster,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  });
};

const keyOf = (...rendering: Parameters<typeof reportOf>): string =>
  createHash('sha256')
    .update(reportOf(...rendering))
    .digest('hex')
    .slice(0, 32);

/** All that a rendering is made from, in one text. */
const reportOf = (
  { scene, palette, seed, facts }: PosterDesign,
  size: PictureSize,
  format: PictureFormat | 'placeholder',
): string =>
  JSON.stringify([
    POSTER_EDITION,
    scene,
    palette,
    seed,
    facts.stars,
    facts.hasPool,
    facts.lat,
    facts.setting,
    size,
    format,
  ]);

const fileOf = (directory: string, key: string, ending: string): string =>
  join(directory, key.slice(0, 2), `${key}.${ending}`);
