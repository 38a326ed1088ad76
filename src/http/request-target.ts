/**
 * Where a request goes: always to this site, whatever its request line or its Host header claim
 * (S-09, S-11, S-23).
 */
import { isOneLine } from '#domain/input/readable-text.ts';

/**
 * A request line's target as a path with its query and one leading slash: of another site's address
 * only the path counts.
 */
export function originForm(target: string): string {
  if (/^\/(?![/\\])/.test(target)) return target;
  const local = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#\\]*/i, '');
  return local.replace(/^[/\\]*/, '/');
}

/**
 * The address of a request below our own origin; its path has one leading slash, also once `.` and
 * `..` are taken out.
 */
export function addressOf(target: string, origin: string): URL {
  const url = new URL(origin + originForm(target));
  if (url.pathname.startsWith('//')) url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}

/** Whether a Host header names a host, with or without a port; HTTP/1.0 may leave it out. */
export const isHost = (host: string | undefined): boolean =>
  host === undefined ||
  (/^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i.test(host) && URL.canParse(`http://${host}`));

/**
 * Whether a message names one host: of two, a proxy might take the other. HTTP/1.0 may name none.
 */
export function hasOneHost({ rawHeaders, httpVersion }: HostNaming): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

type HostNaming = { readonly rawHeaders: readonly string[]; readonly httpVersion: string };

/**
 * An address whose path is no percent code, or has characters that nobody can read, is taken as it
 * is written: a page that does not exist, and is told so as one. From its query such characters are
 * left out.
 */
export function decodable(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  const rest = query.map((each) => each.replace(UNREADABLE, ''));
  return [isDecodable(path) ? path : path.replaceAll('%', '%25'), ...rest].join('?');
}

/** Control characters as percent codes; whoever writes lines writes them in a form. */
const UNREADABLE = /%(?:[01][\da-f]|7f|c2%[89][\da-f])/gi;

function isDecodable(path: string): boolean {
  try {
    return isOneLine(decodeURIComponent(path));
  } catch {
    return false;
  }
}
