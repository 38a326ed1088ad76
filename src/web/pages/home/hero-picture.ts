import { makePicturePath } from '#domain/catalogue/picture-path.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import type { PictureFacts } from '#web/parts/Picture.tsx';

/** The bay of the home page in a wide or a phone's shape. */
export const heroPicture = (shape: 'hero' | 'phoneHero', alt: string): PictureFacts =>
  pictureFacts(
    {
      url: makePicturePath({ kind: 'home', id: 'sea', view: 'bay', size: shape, format: 'jpg' }),
      alt,
    },
    shape,
  );
