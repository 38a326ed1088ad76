import sharp from 'sharp';
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';

/**
 * The thumbhash of a small picture (SVG text, at most 100 pixels a side), unfolded to a blurred
 * WebP in a `data:` address.
 */
export async function makePlaceholder(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { w, h, rgba } = thumbHashToRGBA(rgbaToThumbHash(info.width, info.height, data));
  const blurred = await sharp(rgba, { raw: { width: w, height: h, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 30, effort: 4 })
    .toBuffer();
  return `data:image/webp;base64,${blurred.toString('base64')}`;
}
