/**
 * Cards of shared links. Their words stand in their address with our signature, so that nobody has
 * us print words of their own, and what a page says anew has a new address.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { parsePicturePath } from '#domain/catalogue/picture-path.ts';
import type { ShareCard } from '#domain/share-card.ts';
import {
  keyOf,
  renderOnce,
  type PictureLibrary,
  type PictureOutcome,
} from '#server/catalogue/pictures.ts';
import { CARD_EDITION, drawCard } from './draw-card.ts';

/** What an address of a card begins with. */
export const SHARE_CARDS = '/cards/';

const ENDING = '.jpg';

/** The address of a card: what stands on it, and our signature. */
export function shareCardPath(secret: string, card: ShareCard): string {
  const said = Buffer.from(JSON.stringify(card)).toString('base64url');
  return `${SHARE_CARDS}${said}.${sign(secret, said).toString('base64url')}${ENDING}`;
}

const TextSchema = v.string();
const CardSchema = v.object({
  picture: TextSchema,
  brand: TextSchema,
  name: TextSchema,
  place: v.optional(TextSchema),
  price: v.optional(v.object({ figure: TextSchema, facts: v.array(TextSchema), day: TextSchema })),
});

/** What stands on the card of an address; undefined for one that we have not made. */
export function readShareCard(secret: string, path: string): ShareCard | undefined {
  if (!path.startsWith(SHARE_CARDS) || !path.endsWith(ENDING)) return undefined;
  const [said = '', signature = ''] = path.slice(SHARE_CARDS.length, -ENDING.length).split('.');
  const given = Buffer.from(signature, 'base64url');
  const ours = sign(secret, said);
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return undefined;
  return v.parse(CardSchema, JSON.parse(Buffer.from(said, 'base64url').toString()));
}

const sign = (secret: string, said: string): Buffer =>
  createHmac('sha256', secret).update(`card ${said}`).digest().subarray(0, 16);

/** The card of an address, drawn once and kept with the pictures. */
export async function renderShareCard(
  library: PictureLibrary & { readonly secret: string },
  path: string,
): Promise<PictureOutcome> {
  const card = readShareCard(library.secret, path);
  const picture = card && parsePicturePath(`${card.picture}/1200x630${ENDING}`);
  const poster = picture && (await library.findPoster(picture));
  if (!card || !poster) return { kind: 'unknownPicture' };
  const key = keyOf('card', CARD_EDITION, poster, card);
  return renderOnce(library, { key, format: 'jpg', draw: () => drawCard(poster, card) });
}
