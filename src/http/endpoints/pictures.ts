/**
 * Pictures: drawn when first asked for, then kept; fingerprinted by what they show, so browsers may
 * keep them too.
 */
import type { PosterDesign } from '#domain/catalogue/picture-facts.ts';
import type { PicturePath } from '#domain/catalogue/picture-path.ts';
import { CITY_POSTER, HOME_POSTER, LINER_POSTER } from '#domain/catalogue/stock-pictures.ts';
import { isTheme } from '#domain/place-guide/holiday-themes.ts';
import {
  monthPicture,
  pictureCache,
  pictureOfView,
  placePictureOfView,
} from '#server/catalogue/picture-views.ts';
import {
  renderPicture,
  type PictureLibrary,
  type PictureOutcome,
} from '#server/catalogue/pictures.ts';
import { findPlace } from '#server/catalogue/reference.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { themePicture } from '#server/place-guide/theme-posters.ts';
import { renderShareCard } from '#server/share-cards/share-cards.ts';

const A_WEEK = 'public, max-age=604800';

/** Answers `/pictures/{kind}/{id}/{view}/{width}x{height}.{format}`. */
export const answerPicture = async (shop: WebContext, request: Request): Promise<Response> =>
  answerDrawn(request, await renderPicture(libraryOf(shop), new URL(request.url).pathname));

/** Answers `/cards/{what stands on it}.{signature}.jpg`. */
export async function answerShareCard(shop: WebContext, request: Request): Promise<Response> {
  const library = { ...libraryOf(shop), secret: shop.secret };
  return answerDrawn(request, await renderShareCard(library, new URL(request.url).pathname));
}

const libraryOf = (shop: WebContext): PictureLibrary => ({
  ...pictureCache(shop),
  findPoster: (path) => findPoster(shop, path),
});

function answerDrawn(request: Request, outcome: PictureOutcome): Response {
  if (outcome.kind === 'unknownPicture')
    return new Response('There is no such picture.', { status: 404 });
  if (request.headers.get('if-none-match') === outcome.etag)
    return new Response(null, {
      status: 304,
      headers: { etag: outcome.etag, 'cache-control': A_WEEK },
    });
  return new Response(new Uint8Array(outcome.bytes), {
    headers: { 'content-type': outcome.contentType, etag: outcome.etag, 'cache-control': A_WEEK },
  });
}

async function findPoster(
  shop: WebContext,
  { kind, id, view }: PicturePath,
): Promise<PosterDesign | undefined> {
  if (kind === 'home') return id === 'city' ? CITY_POSTER : HOME_POSTER;
  if (kind === 'cruise') return LINER_POSTER;
  if (kind === 'month') return monthPicture(id)?.picture;
  if (kind === 'theme') return isTheme(id) ? themePicture(id).picture : undefined;
  if (kind === 'place') {
    const place = findPlace(id);
    return place && placePictureOfView(place, view)?.picture;
  }
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  const hotel = (await shop.hotels([Number(id)])).get(Number(id));
  return hotel && pictureOfView(hotel, view)?.picture;
}
