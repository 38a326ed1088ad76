/** `HM 7K4 2QD`, as a person reads it out. */
export const formatOrderCode = (code: string): string =>
  [code.slice(0, 2), code.slice(2, 5), code.slice(5)].filter(Boolean).join(' ');
