import sharp from 'sharp';
import type { PictureFormat } from '#domain/catalogue/picture-path.ts';

/** One core for pictures; the others answer requests. */
sharp.concurrency(1);

export const contentTypes: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/**
 * SVG text as a compressed picture of the size it states. AVIF effort 2 halves the time of 3 at the
 * same bytes for this flat art.
 */
export function printPicture(svg: string, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#FFFDF7' });
  if (format === 'avif') return picture.avif({ quality: 50, effort: 2 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 72, effort: 3 }).toBuffer();
  return picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}
