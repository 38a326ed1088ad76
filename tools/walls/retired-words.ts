import path from 'node:path';
import { Visitor } from 'oxc-parser';
import { isGenerated, type Source } from './sources.ts';

/**
 * Words that had two meanings here, or one that nobody in the trade knows, and those that stay. In
 * the singular; the first that fits is named.
 */
const RETIRED: readonly (readonly [word: string, better: string])[] = [
  ['back office', 'worker context'],
  ['crew', 'web threads'],
  ['doubtful', 'uncertain'],
  ['engine room', 'worker'],
  ['fence', 'error boundary'],
  ['hear', 'on'],
  ['in turn', 'serial queue'],
  ['lane', 'rate plan'],
  ['next door', 'nearby offers'],
  ['door', 'handler, endpoint'],
  ['on duty', 'leader, advisory lock'],
  ['parts sheet', 'component gallery'],
  ['patience', 'timeout'],
  ['reckon', 'compute'],
  ['settle lane', 'prune'],
  ['slot', 'stay'],
  ['sweep', 'periodic job'],
  ['tell', 'notify'],
  ['told', 'error message'],
  ['unsettled', 'conflict'],
  ['until known', 'retry'],
  ['unused page', 'abandoned payment'],
  ['winner', 'top offer'],
];

/**
 * A sentence for every name of a file, a folder or inside a module that uses a retired word: where
 * it stands and which word is right.
 */
export function findRetiredWords(entries: readonly string[], sources: readonly Source[]): string[] {
  return [
    ...entries.flatMap((entry) => usesIn(entry, [path.posix.basename(entry)])),
    ...sources
      .filter(({ file }) => !isGenerated(file))
      .flatMap((source) => usesIn(source.file, namesIn(source))),
  ];
}

function usesIn(place: string, names: Iterable<string>): string[] {
  return [...names].flatMap((name) => {
    const text = ` ${wordsOf(name).join(' ')} `;
    const use = RETIRED.find(([word]) => text.includes(` ${word} `) || text.includes(` ${word}s `));
    if (!use) return [];
    const [word, better] = use;
    return [`${place} says ${name}: not "${word}" but ${better}`];
  });
}

/** The names that a module gives or uses, each once. */
function namesIn({ program }: Source): Set<string> {
  const names = new Set<string>();
  const add = ({ name }: { readonly name: string }): void => void names.add(name);
  new Visitor({ Identifier: add }).visit(program);
  return names;
}

/** `openEngineRoom`, `engine-room.ts` and `ENGINE_ROOM` are `engine room` alike. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/\.[a-z.]+$/, '')
    .split(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z\d]+/)
    .map((word) => word.toLowerCase());
