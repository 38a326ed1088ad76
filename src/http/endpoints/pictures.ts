/**
 * Pictures: drawn when first asked for, then kept; fingerprinted by what they show, so browsers may
 * keep them too.
 */
import type { PosterDesign } from '#domain/catalogue/picture-facts.ts';
import type { PicturePath } from '#domain/catalogue/picture-path.ts';
import { CITY_POSTER, HOME_POSTER, LINER_POSTER } from '#domain/catalogue/stock-pictures.ts';
import { pictureCache, pictureOfView, placePicture } from '#server/catalogue/picture-views.ts';
import { renderPicture } from '#server/catalogue/pictures.ts';
import { findPlace } from '#server/catalogue/reference.ts';
import type { WebContext } from '#server/composition/web-context.ts';

const A_WEEK = 'public, max-age=604800';

/** Answers `/pictures/{kind}/{id}/{view}/{width}x{height}.{format}`. */
export async function answerPicture(shop: WebContext, request: Request): Promise<Response> {
  const source = {
    ...pictureCache(shop),
    findPoster: (path: PicturePath) => findPoster(shop, path),
  };
  const outcome = await renderPicture(source, new URL(request.url).pathname);
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
  if (kind === 'place') {
    const place = findPlace(id);
    return place && placePicture(place).picture;
  }
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  const hotel = (await shop.hotels([Number(id)])).get(Number(id));
  return hotel && pictureOfView(hotel, view)?.picture;
}
