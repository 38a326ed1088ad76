/** Files that robots, researchers and old browsers ask for at addresses of their own. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { routes } from '#web/routes.ts';

/** What one visitor sees is nobody's to find; all else may be. */
const ROBOTS = `User-agent: *
Disallow: /booking/
Disallow: /extras/
Disallow: /graphql
`;
const A_DAY = 'public, max-age=86400';
const SECURITY_CONTACT_MS = 180 * 86_400_000;

const textFile = (body: string): Response =>
  new Response(body, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': A_DAY },
  });

/** `/robots.txt` (RFC 9309), with the map of the site at `siteUrl`. */
export const answerRobots = async (siteUrl: string): Promise<Response> =>
  textFile(`${ROBOTS}Sitemap: ${siteUrl}/sitemap.xml\n`);

/**
 * `/.well-known/security.txt` (RFC 9116): where to tell us of a hole; true for half a year from
 * `now`, as the operator keeps the page up.
 */
export const answerSecurityContact = async (request: Request, now: Date): Promise<Response> => {
  const { origin } = new URL(request.url);
  return textFile(`Contact: ${origin}${routes.content.href('contact_us')}
Expires: ${new Date(now.getTime() + SECURITY_CONTACT_MS).toISOString()}
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`);
};

const FAVICON = path.join(import.meta.dirname, '../../../web/document/favicon.svg');
const SIDE = 32;
const TOUCH_SIDE = 180;
let favicon: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** `/favicon.ico`, for who does not look into the page: its icon as the one picture of an ICO. */
export async function answerFavicon(): Promise<Response> {
  favicon ??= drawFavicon().catch((error: unknown) => {
    favicon = undefined;
    throw error;
  });
  return new Response(await favicon, {
    headers: { 'content-type': 'image/x-icon', 'cache-control': A_DAY },
  });
}

let touchIcon: Promise<Buffer<ArrayBuffer>> | undefined;

/** `/apple-touch-icon.png`, for the home screen of a phone: the same icon. */
export async function answerTouchIcon(): Promise<Response> {
  touchIcon ??= drawIcon(TOUCH_SIDE).catch((error: unknown) => {
    touchIcon = undefined;
    throw error;
  });
  return new Response(await touchIcon, {
    headers: { 'content-type': 'image/png', 'cache-control': A_DAY },
  });
}

const drawIcon = async (side: number) =>
  Buffer.from(
    await sharp(await readFile(FAVICON))
      .resize(side, side)
      .png()
      .toBuffer(),
  );

/** ICO: a head of 6 bytes, an entry of 16 for the picture, the picture as PNG. */
async function drawFavicon(): Promise<Uint8Array<ArrayBuffer>> {
  const png = await drawIcon(SIDE);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(SIDE, 6);
  head.writeUInt8(SIDE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return new Uint8Array(Buffer.concat([head, png]));
}
