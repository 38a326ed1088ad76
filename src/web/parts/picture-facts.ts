import {
  makePicturePath,
  parsePicturePath,
  pictureSizes,
  type PictureSize,
} from '#domain/catalogue/picture-path.ts';
import type { PictureFacts } from './Picture.tsx';

/**
 * A picture of the API. Its other sizes have addresses of the same form, so that a list need not
 * bring them all.
 */
export type ApiPicture = {
  readonly url: string;
  readonly alt: string;
  readonly placeholder?: string;
};

/** What pages show; all but `wide` have a file for dense screens. */
type Shape =
  | 'card'
  | 'hero'
  | 'large'
  | 'phoneCard'
  | 'phoneHero'
  | 'poster'
  | 'room'
  | 'small'
  | 'wide';

/**
 * A picture in a shape: its files as AVIF by day and by night, and one as WebP for browsers that
 * know no AVIF; `larger` are files besides, where it is shown wider than most of its shape. Of an
 * address that is not the site's own, that file alone.
 */
export function pictureFacts(
  { url, alt, placeholder }: ApiPicture,
  shape: Shape,
  ...larger: readonly PictureSize[]
): PictureFacts {
  const [width, height] = pictureSizes[shape];
  const path = parsePicturePath(url);
  const dense = shape === 'wide' ? shape : (`${shape}2x` as const);
  const sizes = [...new Set([shape, dense, ...larger])];
  const filesOf = (atDusk: boolean) =>
    path
      ? sizes.map((size) => ({
          url: makePicturePath({ ...path, size, format: 'avif', atDusk }),
          width: pictureSizes[size][0],
        }))
      : [];
  return {
    alt,
    url: path ? makePicturePath({ ...path, size: dense, format: 'webp' }) : url,
    width,
    height,
    placeholder,
    files: filesOf(false),
    filesAtDusk: filesOf(true),
  };
}
