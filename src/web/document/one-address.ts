import { isPersonal } from './personal-pages.ts';

/** Addresses below it hold the codes of quotes, in which capitals count. */
const WITH_CODES = '/holiday/';

/**
 * The path under which a page of everybody's is found, when it is asked for under another spelling:
 * in capitals, or with a slash at its end. Undefined for a path that is right, and where capitals
 * may be part of a code.
 */
export function properPath(path: string): string | undefined {
  if (isPersonal(path.toLowerCase()) || path.startsWith(WITH_CODES)) return undefined;
  const proper = path.toLowerCase().replace(/(?<=[^/])\/+$/, '');
  return proper === path ? undefined : proper;
}
