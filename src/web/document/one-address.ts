import { isPersonal } from './personal-pages.ts';

/** Addresses below it hold the codes of quotes, in which capitals count. */
const WITH_CODES = '/holiday/';

/**
 * The path under which a page of everybody's is found, when it is asked for under another spelling:
 * in capitals, with a slash at its end, or with more than one at its start, which would name
 * another site (S-09). Undefined for a path that is right, and where capitals may be part of a
 * code.
 */
export function properPath(path: string): string | undefined {
  if (isPersonal(path.toLowerCase()) || path.startsWith(WITH_CODES)) return undefined;
  const proper = path
    .toLowerCase()
    .replace(/^\/+/, '/')
    .replace(/(?<=[^/])\/+$/, '');
  return proper === path ? undefined : proper;
}
