import { makePicturePath, pictureSizes, type PictureSize } from '#domain/catalogue/picture-path.ts';
import type { PictureFacts } from '#web/parts/Picture.tsx';

/** The bay of the home page in a wide or a phone's size, and the same for dense screens. */
export function heroPicture(size: 'hero' | 'phoneHero', alt: string): PictureFacts {
  const [width, height] = pictureSizes[size];
  const files = ([size, `${size}2x`] as const).flatMap((one) => (['avif', 'webp'] as const).map((format) => fileOf(one, format)));
  return { alt, url: addressOf(size, 'jpg'), width, height, derivatives: files };
}

const fileOf = (size: PictureSize, format: 'avif' | 'webp') => ({ url: addressOf(size, format), width: pictureSizes[size][0], format });

const addressOf = (size: PictureSize, format: 'avif' | 'webp' | 'jpg'): string =>
  makePicturePath({ kind: 'home', id: 'sea', view: 'bay', size, format });
