/**
 * Where a request goes: always to this site, whatever its request line or its Host header claim
 * (S-09, S-11, S-23).
 */

/**
 * A request line's target as a path with its query and one leading slash: of another site's address
 * only the path counts.
 */
export function originForm(target: string): string {
  const local = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#\\]*/i, '');
  return local.replace(/^[/\\]*/, '/');
}

/**
 * The address of a request below our own origin; its path has one leading slash, also once `.` and
 * `..` are taken out.
 */
export function addressOf(target: string, origin: string): URL {
  const url = new URL(origin + originForm(target));
  url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}

/** Whether a Host header names a host, with or without a port; HTTP/1.0 may leave it out. */
export const isHost = (host: string | undefined): boolean =>
  host === undefined ||
  (/^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i.test(host) && URL.canParse(`http://${host}`));
