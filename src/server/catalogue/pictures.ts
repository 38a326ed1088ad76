import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { makePoster, POSTER_EDITION, type Poster } from '#domain/catalogue/posters/poster.ts';
import {
  parsePicturePath,
  pictureSizes,
  type PictureFormat,
  type PicturePath,
  type PictureSize,
} from '#domain/catalogue/picture-path.ts';
import { keep } from './pictures/disk-cache.ts';
import { inTurn } from './pictures/in-turn.ts';
import { contentTypes, printPicture } from './pictures/print.ts';
import { makePlaceholder } from './pictures/placeholder.ts';

export type PictureOutcome =
  | { readonly kind: 'picture'; readonly bytes: Buffer; readonly contentType: string; readonly etag: string }
  | { readonly kind: 'unknownPicture' };

export type PictureSource = {
  /** Where renderings are kept; made when missing, may be emptied at any time. */
  readonly cacheDirectory: string;
  /** What an address shows: usually a view of `viewsOfHotel` or `sceneOfPlace`. Undefined when there is no such place or view. */
  readonly findPoster: (path: PicturePath) => Promise<Poster | undefined> | Poster | undefined;
};

/**
 * The picture at an address such as `/pictures/hotel/12/front/376x520.avif`. Unknown addresses, sizes, subjects and
 * views are `unknownPicture`. Each picture is rendered once and kept; renderings wait for each other, so that they
 * never take more than one core from the requests.
 */
export async function renderPicture(
  { cacheDirectory, findPoster }: PictureSource,
  address: string,
): Promise<PictureOutcome> {
  const path = parsePicturePath(address);
  const poster = path && (await findPoster(path));
  if (!path || !poster) return { kind: 'unknownPicture' };
  const key = keyOf(poster, path.size, path.format);
  const bytes = await keep(fileOf(cacheDirectory, key, path.format), () =>
    inTurn(() => printPicture(drawAt(poster, path.size), path.format)),
  );
  return { kind: 'picture', bytes, contentType: contentTypes[path.format], etag: `"${key}"` };
}

/** A blurred stand-in for a poster as a `data:` address of about 250 characters, shown until the picture has come. */
export async function loadPlaceholder(
  { cacheDirectory }: Pick<PictureSource, 'cacheDirectory'>,
  poster: Poster,
  size: PictureSize,
): Promise<string> {
  const file = fileOf(cacheDirectory, keyOf(poster, size, 'placeholder'), 'txt');
  const text = await keep(file, () => inTurn(async () => Buffer.from(await makePlaceholder(drawSmall(poster, size)))));
  return text.toString();
}

const drawAt = (poster: Poster, size: PictureSize): string => {
  const [width, height] = pictureSizes[size];
  return makePoster({ ...poster, width, height });
};

const PLACEHOLDER_SIDE = 64;

const drawSmall = (poster: Poster, size: PictureSize): string => {
  const [width, height] = pictureSizes[size];
  const scale = PLACEHOLDER_SIDE / Math.max(width, height);
  return makePoster({ ...poster, width: Math.round(width * scale), height: Math.round(height * scale) });
};

function keyOf(
  { scene, palette, seed, facts }: Poster,
  size: PictureSize,
  format: PictureFormat | 'placeholder',
): string {
  const told = [POSTER_EDITION, scene, palette, seed, facts.stars, facts.hasPool, facts.lat, size, format];
  return createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 32);
}

const fileOf = (directory: string, key: string, ending: string): string =>
  join(directory, key.slice(0, 2), `${key}.${ending}`);
