/**
 * "Sarah, Daniel and Edie Hargreaves" for a family of one last name; whole names otherwise. `and`
 * is the word between the last two.
 */
export function joinNames(names: readonly string[], and: string): string {
  const lastNames = new Set(names.map(lastNameOf));
  const [shared] = lastNames;
  if (lastNames.size > 1 || names.length < 2 || !shared) return list(names, and);
  return `${list(
    names.map((name) => name.slice(0, -shared.length).trim()),
    and,
  )} ${shared}`;
}

const lastNameOf = (name: string): string => name.slice(name.lastIndexOf(' ') + 1);

const list = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
