import { pictureSizes } from '#domain/catalogue/picture-path.ts';

const TITLE = /<title>([^<]*)<\/title>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"/;
/** As it is by day, though the one for the night stands first. */
const PICTURE = /(\/pictures\/[a-z]+\/[\da-z-]+\/[a-z-]+?)(?:-at-dusk)?\//;

/** For a page without a picture of its own: the bay of the home page. */
const HOME_PICTURE = '/pictures/home/sea/hero';

/**
 * What others show of a link to a page (Open Graph protocol, ogp.me): its title and sentence, and
 * the first picture on it in the size made for sharing. `head` and `body` are the page's markup,
 * `baseUrl` begins absolute addresses. It says no address: some hold a key.
 */
export function shareTags(head: string, body: string, baseUrl: string): string {
  const [, title = ''] = TITLE.exec(head) ?? [];
  const [, description = ''] = DESCRIPTION.exec(head) ?? [];
  const [, picture = HOME_PICTURE] = PICTURE.exec(body) ?? [];
  const [width, height] = pictureSizes.share;
  const tags = {
    type: 'website',
    title,
    description,
    image: `${baseUrl}${picture}/${width}x${height}.jpg`,
    'image:width': width,
    'image:height': height,
  };
  return Object.entries(tags)
    .map(([name, content]) => `<meta property="og:${name}" content="${content}">`)
    .join('');
}
