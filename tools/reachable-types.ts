/** Leaves out of written TypeScript what nobody can need. */

/**
 * The declarations that `root` is made of, directly or not, and the imports that they use. Each
 * declaration begins with `export` at the start of a line.
 */
export function keepReachable(source: string, root: string): string {
  const [head = '', ...declarations] = source.split(BEGINNING);
  const textOf = new Map(declarations.map((text) => [nameOf(text), text]));
  const reached = new Set([root]);
  for (const name of reached)
    for (const word of wordsOf(textOf.get(name) ?? '')) if (textOf.has(word)) reached.add(word);
  const kept = declarations.filter((text) => reached.has(nameOf(text))).join('');
  return `${keepImports(head, new Set(wordsOf(kept)))}${kept}`;
}

/** Of a declaration: its line of comment, or its first line. */
const BEGINNING = /^(?=\/\*\* .* \*\/\nexport |(?<! \*\/\n)export )/m;

const nameOf = (declaration: string): string =>
  /^export (?:type|interface) (\w+)/m.exec(declaration)?.[1] ?? declaration;

const wordsOf = (text: string): string[] => text.match(/\w+/g) ?? [];

/** Imports whose local name is used; a line without any goes. */
const keepImports = (head: string, used: ReadonlySet<string>): string =>
  head.replace(/^import type \{ (.*) \} from (.*)\n/gm, (_line, names: string, from: string) => {
    const kept = names.split(', ').filter((name) => used.has(name.split(' as ').at(-1) ?? name));
    return kept.length === 0 ? '' : `import type { ${kept.join(', ')} } from ${from}\n`;
  });
