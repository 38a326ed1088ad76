/** `HM 7K4 2QD`, as a person reads it out. */
export const formatOrderCode = (code: string): string =>
  [code.slice(0, 2), code.slice(2, 5), code.slice(5)].filter(Boolean).join(' ');

/** The code that was typed, in small letters or read out, too; undefined for what is none. */
export function parseOrderCode(typed: string): string | undefined {
  const code = typed.replaceAll(' ', '').toUpperCase();
  return /^[A-Z\d]{4,16}$/.test(code) ? code : undefined;
}
