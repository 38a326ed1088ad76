/**
 * The pattern that answers a path, of patterns such as `/booking/:checkoutId/:step`, with `?` after
 * a part that may lack: the one with the fewest parts of any text, as a router chooses. `*` for a
 * path that none answers: what strangers ask for is no name of ours.
 */
export function makeRouteOf(patterns: readonly string[]): (pathname: string) => string {
  const expressions = patterns
    .filter((pattern) => pattern !== '*')
    .map((pattern) => ({ pattern, expression: makeExpression(pattern), loose: looseness(pattern) }))
    .toSorted((a, b) => a.loose - b.loose);
  const exact = new Set(patterns.filter((pattern) => looseness(pattern) === 0));
  return (pathname) =>
    exact.has(pathname)
      ? pathname
      : (expressions.find(({ expression }) => expression.test(pathname))?.pattern ?? '*');
}

const looseness = (pattern: string): number => pattern.split(/[:*]/).length - 1;

const makeExpression = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.]/g, String.raw`\.`)
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\/\*$/, '/.*')}/?$`,
  );
