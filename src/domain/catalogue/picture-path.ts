/**
 * Addresses of pictures: `/pictures/{kind}/{id}/{view}/{width}x{height}.{format}`, the view with
 * `-at-dusk` behind it for pages by night. Only listed sizes exist, so that nobody can ask for
 * endless work.
 */

export const pictureKinds = ['place', 'hotel', 'month', 'theme', 'cruise', 'home'] as const;
export type PictureKind = (typeof pictureKinds)[number];

export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * Name, width and height in pixels of every size; `…2x` is the same picture for dense screens
 * (look, section 3).
 */
export const pictureSizes = {
  card: [264, 208],
  card2x: [528, 416],
  phoneCard: [390, 214],
  phoneCard2x: [780, 428],
  large: [652, 482],
  large2x: [1304, 964],
  small: [330, 236],
  small2x: [660, 472],
  room: [248, 186],
  room2x: [496, 372],
  wide: [780, 600],
  poster: [300, 350],
  poster2x: [600, 700],
  poster3x: [900, 1050],
  hero: [1344, 540],
  hero2x: [2688, 1080],
  phoneHero: [390, 170],
  phoneHero2x: [780, 340],
  share: [1200, 630],
} as const satisfies Readonly<Record<string, readonly [width: number, height: number]>>;
export type PictureSize = keyof typeof pictureSizes;

const isSizeName = (name: string): name is PictureSize => name in pictureSizes;
export const pictureSizeNames: readonly PictureSize[] =
  Object.keys(pictureSizes).filter(isSizeName);
const sizeOfText = new Map(pictureSizeNames.map((name) => [pictureSizes[name].join('x'), name]));

export type PicturePath = {
  readonly kind: PictureKind;
  /**
   * A hotel's number, a place's id, a month (`2027-06`), a kind of holiday, a ship's slug; `sea`
   * for the bay.
   */
  readonly id: string;
  readonly view: string;
  readonly size: PictureSize;
  readonly format: PictureFormat;
  /** Printed in the inks of the evening. */
  readonly atDusk?: boolean;
};

const AT_DUSK = '-at-dusk';

export function makePicturePath(path: PicturePath): string {
  const { kind, id, view, size, format, atDusk = false } = path;
  const [width, height] = pictureSizes[size];
  return `/pictures/${kind}/${id}/${view}${atDusk ? AT_DUSK : ''}/${width}x${height}.${format}`;
}

const shape =
  /^\/pictures\/([a-z]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)\/([a-z]+(?:-[a-z]+)*)\/(\d+x\d+)\.([a-z]+)$/;
const LONGEST_ID = 80;

/**
 * The inverse of makePicturePath. Undefined for any other text, an unknown kind or format, or a
 * size not listed.
 */
export function parsePicturePath(path: string): PicturePath | undefined {
  const [, kindText, id, viewText, sizeText, formatText] = shape.exec(path) ?? [];
  const kind = pictureKinds.find((known) => known === kindText);
  const format = pictureFormats.find((known) => known === formatText);
  const size = sizeOfText.get(sizeText ?? '');
  if (!kind || !format || !size || !id || !viewText || id.length > LONGEST_ID) return undefined;
  const atDusk = viewText.endsWith(AT_DUSK);
  const view = atDusk ? viewText.slice(0, -AT_DUSK.length) : viewText;
  return { kind, id, view, size, format, ...(atDusk && { atDusk }) };
}
