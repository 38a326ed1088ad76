/**
 * The pattern that answers a path, of patterns such as `/booking/:checkoutId/:step`, with `?` after
 * a part that may lack: the one with the fewest parts of any text, as a router chooses. `*` for a
 * path that none answers: what strangers ask for is no name of ours.
 */
export function makeRouteOf(patterns: readonly string[]): (pathname: string) => string {
  const forms = patterns
    .filter((pattern) => pattern !== '*')
    .flatMap((pattern) => formsOf(pattern).map((form) => ({ pattern, form })));
  const exact = new Map(
    forms.filter(({ form }) => looseness(form) === 0).map(({ form, pattern }) => [form, pattern]),
  );
  const expressions = forms
    .map(({ pattern, form }) => ({
      pattern,
      expression: makeExpression(form),
      loose: looseness(form),
    }))
    .toSorted((a, b) => a.loose - b.loose);
  return (pathname) =>
    exact.get(pathname) ??
    expressions.find(({ expression }) => expression.test(pathname))?.pattern ??
    '*';
}

/** A pattern with its parts that may lack left out and put in: `/a/:b?` is `/a` and `/a/:b`. */
function formsOf(pattern: string): readonly string[] {
  const optional = /\/[^/]+\?/.exec(pattern)?.[0];
  if (optional === undefined) return [pattern];
  return ['', optional.slice(0, -1)].flatMap((part) => formsOf(pattern.replace(optional, part)));
}

const looseness = (form: string): number => form.split(/[:*]/).length - 1;

const makeExpression = (form: string): RegExp =>
  new RegExp(
    `^${form
      .replace(/[.]/g, String.raw`\.`)
      .replace(/:\w+/g, '[^/]+')
      .replace(/\/\*$/, '/.*')}/?$`,
  );
