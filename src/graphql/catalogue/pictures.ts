/**
 * Pictures as the API tells them: address, alternative text, placeholder, and the sizes that exist.
 */
import {
  makePicturePath,
  pictureFormats,
  pictureSizeNames,
  pictureSizes,
} from '#domain/catalogue/picture-path.ts';
import { twoToneOf } from '#domain/catalogue/posters/two-tone.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { otherPlacePictures, type PictureView } from '#server/catalogue/picture-views.ts';
import { findPlace } from '#server/catalogue/reference.ts';

const LARGEST = 'hero2x';

const everyMedium = {
  type: () => 'IMAGE' as const,
  alt: ({ picture }: PictureView) => picture.alt,
  derivatives: (
    source: PictureView,
    { types }: { readonly types?: readonly string[] | null | undefined },
  ) => derivativesOf(source, types),
};

export const pictureResolvers = {
  Image: {
    ...everyMedium,
    url: ({ kind, id, view }) => `/pictures/${kind}/${id}/${view}/652x482.webp`,
    scene: ({ picture }) => picture.scene,
    placeholder: ({ picture }) => twoToneOf(picture),
    others: ({ kind, view, id }) => {
      const place = kind === 'place' && view === 'place' ? findPlace(id) : undefined;
      return place ? otherPlacePictures(place) : [];
    },
  },
  Media: {
    ...everyMedium,
    original: ({ kind, id, view }) =>
      makePicturePath({ kind, id, view, size: LARGEST, format: 'webp' }),
  },
} satisfies ResolverMap;

/** Every size in every format, or those of the given types (`528x416.avif`). */
function derivativesOf(
  { kind, id, view }: PictureView,
  types: readonly string[] | null | undefined,
) {
  const all = pictureSizeNames.flatMap((size) =>
    pictureFormats.map((format) => ({
      type: `${pictureSizes[size].join('x')}.${format}`,
      url: makePicturePath({ kind, id, view, size, format }),
    })),
  );
  return types ? all.filter(({ type }) => types.includes(type)) : all;
}
