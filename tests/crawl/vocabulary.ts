/**
 * The vocabulary of schema.org as the release of `schema-dts` in `package.json` has it, in the form
 * in which schema.org publishes it (https://schema.org/docs/developers.html): its classes, what
 * they are kinds of, and which properties belong to each.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Named = { readonly '@id': string };
type Entity =
  | (Named & { readonly '@type': 'rdfs:Class'; readonly 'rdfs:subClassOf': readonly Named[] })
  | (Named & { readonly '@type': 'rdf:Property'; readonly 'schema:domainIncludes': Named });

/** A class is an interface or two: what its kinds share as `…Base`, and itself as `…Leaf`. */
const CLASS = /^(?:export )?interface (\w+?)(?:Base|Leaf) extends (.+) \{$/;
const PROPERTY = /^ {4}"(\w+)"\?:/;

const named = (name: string): Named => ({ '@id': `schema:${name}` });

export function readVocabulary(): { readonly '@graph': readonly Entity[] } {
  const file = new URL('schema.d.ts', import.meta.resolve('schema-dts'));
  const parents = new Map<string, Set<string>>();
  const properties: Entity[] = [];
  let current = '';
  for (const line of readFileSync(fileURLToPath(file), 'utf8').split('\n')) {
    const [, name, extended = ''] = CLASS.exec(line) ?? [];
    if (name !== undefined) {
      current = name;
      const above = parents.getOrInsert(name, new Set());
      for (const [, parent = ''] of extended.matchAll(/(\w+?)Base\b/g))
        if (parent !== name) above.add(parent);
    }
    const [, property] = PROPERTY.exec(line) ?? [];
    if (property !== undefined)
      properties.push({
        '@type': 'rdf:Property',
        ...named(property),
        'schema:domainIncludes': named(current),
      });
  }
  const classes = [...parents].map(([name, above]): Entity => ({
    '@type': 'rdfs:Class',
    ...named(name),
    'rdfs:subClassOf': [...above].map(named),
  }));
  return { '@graph': [...classes, ...properties] };
}
