import { makePicturePath } from '#domain/catalogue/picture-path.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import type { PictureFacts } from '#web/parts/Picture.tsx';

const SUBJECTS = { sea: 'bay', city: 'bridge' } as const;

/** The bay of the home page, or the city of city breaks, in a wide or a phone's shape. */
export const heroPicture = (
  id: keyof typeof SUBJECTS,
  shape: 'hero' | 'phoneHero',
  alt: string,
): PictureFacts =>
  pictureFacts(
    {
      url: makePicturePath({ kind: 'home', id, view: SUBJECTS[id], size: shape, format: 'jpg' }),
      alt,
    },
    shape,
  );
