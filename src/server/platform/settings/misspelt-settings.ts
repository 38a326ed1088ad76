/** Settings that there are no longer, with what to do instead. */
const GONE: Readonly<Record<string, string>> = {
  BRAND_FILE: 'MARKETS_FILE now: a JSON list with an entry for each market (docs/operations.md)',
};

/** What is wrong with the names given, a sentence each: settings of old, and misspelt ones. */
export const wrongNames = (given: readonly string[], known: readonly string[]): string[] => [
  ...given.flatMap((name) => (Object.hasOwn(GONE, name) ? [`${name} is ${GONE[name]}.`] : [])),
  ...findMisspelt(given, known).map(
    ({ name, meant }) => `${name} is no setting: did you mean ${meant}?`,
  ),
];

/**
 * Variables that are no settings but one slip away from one: a letter too many, too few or another,
 * or two that changed places. What is further away belongs to other programs.
 */
function findMisspelt(
  given: readonly string[],
  known: readonly string[],
): { readonly name: string; readonly meant: string }[] {
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => isOneSlip(name, one));
      return meant === undefined ? [] : [{ name, meant }];
    });
}

function isOneSlip(typed: string, meant: string): boolean {
  const [long, short] = typed.length >= meant.length ? [typed, meant] : [meant, typed];
  let from = 0;
  while (from < short.length && long[from] === short[from]) from += 1;
  if (long.length - short.length > 1) return false;
  if (long.length > short.length) return long.slice(from + 1) === short.slice(from);
  const rest = long.slice(from + 1);
  return (
    rest === short.slice(from + 1) ||
    (long[from] === short[from + 1] &&
      long[from + 1] === short[from] &&
      long.slice(from + 2) === short.slice(from + 2))
  );
}
