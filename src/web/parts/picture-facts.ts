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

/** Each shape that pages show, and the same for dense screens. */
const DENSE = {
  card: 'card2x',
  phoneCard: 'phoneCard2x',
  large: 'large2x',
  small: 'small2x',
  room: 'room2x',
  wide: 'wide',
  poster: 'poster2x',
  hero: 'hero2x',
  phoneHero: 'phoneHero2x',
} as const satisfies Partial<Record<PictureSize, PictureSize>>;

type Shape = keyof typeof DENSE;

/**
 * A picture in a shape: its files as AVIF by day and by night, and one as WebP for browsers that
 * know no AVIF. Of an address that is not the site's own, that file alone.
 */
export function pictureFacts({ url, alt, placeholder }: ApiPicture, shape: Shape): PictureFacts {
  const [width, height] = pictureSizes[shape];
  const path = parsePicturePath(url);
  const sizes = [...new Set([shape, DENSE[shape]])];
  const filesOf = (atDusk: boolean) =>
    path
      ? sizes.map((size) => ({
          url: makePicturePath({ ...path, size, format: 'avif', atDusk }),
          width: pictureSizes[size][0],
        }))
      : [];
  return {
    alt,
    url: path ? makePicturePath({ ...path, size: DENSE[shape], format: 'webp' }) : url,
    width,
    height,
    placeholder,
    files: filesOf(false),
    filesAtDusk: filesOf(true),
  };
}
