/** Passwords on lists which thieves try first (S-15). Source and credit: data/README.md. */
import { readFileSync } from 'node:fs';

const LIST = new URL('../../../../data/common-passwords.txt', import.meta.url);
let known: ReadonlySet<string> | undefined;

/** Whatever the case of its letters. The list is read when somebody first chooses a password. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(readFileSync(LIST, 'utf8').split('\n'));
  return known.has(password.toLowerCase());
}
