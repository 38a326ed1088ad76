import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

/** What a page answers with; the rest of its module is what it shows. */
const ANSWERS = ['loader', 'action'];
const PART = /\/pages\/.+\/route\.tsx\?(?:shown|asked)$/;

/**
 * Vite plugin for the browser: makes two modules of a page's `route.tsx`. `?shown` is what stands
 * on the page, all that the server's markup needs to come alive; `?asked` is loader and action with
 * what they read and check, which the first page is spared. In `?shown` either fetches itself when
 * it is called.
 */
export const splitRoutes = (): Plugin => ({
  name: 'split-routes',
  transform: {
    filter: { id: PART },
    handler: (code, id) => ({ code: partOf(code, id.endsWith('?shown')), map: null }),
  },
});

/** The text of one part of a page's module, which is JavaScript by now. */
export function partOf(code: string, isShown: boolean): string {
  const { program } = parseSync('route.js', code);
  const names = namesIn(program);
  const statements = program.body.map((node) => readStatement(node, names));
  const answers = statements.flatMap((one) => one.exports.filter((it) => ANSWERS.includes(it)));
  const wanted = statements.filter(
    (one) => one.exports.length > 0 && one.exports.some((it) => answers.includes(it)) !== isShown,
  );
  const kept = withUsed(wanted, statements);
  return [
    ...statements.filter((one) => kept.has(one)).map(({ start, end }) => code.slice(start, end)),
    ...(isShown ? answers.map(fetchAnswer) : []),
  ].join('\n');
}

const fetchAnswer = (name: string): string =>
  `export const ${name} = (given) => import('./route.tsx?asked').then((page) => page.${name}(given));`;

type Name = { readonly name: string; readonly start: number };

/** Every name that stands anywhere: rather an import too many than one too few. */
function namesIn(program: ESTree.Program): Name[] {
  const names: Name[] = [];
  new Visitor({ Identifier: ({ name, start }) => void names.push({ name, start }) }).visit(program);
  return names;
}

/** A statement at the top of a module, by the names that it gives and takes. */
type Statement = {
  readonly start: number;
  readonly end: number;
  readonly exports: readonly string[];
  readonly defines: readonly string[];
  readonly uses: readonly string[];
};

function readStatement(node: ESTree.Program['body'][number], names: readonly Name[]): Statement {
  const namesOf = ({ start, end }: ESTree.Span) =>
    names.filter((one) => one.start >= start && one.start < end).map(({ name }) => name);
  const definedBy = (declared: ESTree.Node): string[] => {
    if (declared.type === 'VariableDeclaration')
      return declared.declarations.flatMap(({ id }) => namesOf(id));
    return 'id' in declared && declared.id ? namesOf(declared.id) : [];
  };
  const { start, end } = node;
  const uses = namesOf(node);
  if (node.type === 'ImportDeclaration')
    return { start, end, exports: [], defines: node.specifiers.map((it) => it.local.name), uses };
  if (node.type !== 'ExportNamedDeclaration')
    return { start, end, exports: [], defines: definedBy(node), uses };
  const defines = node.declaration ? definedBy(node.declaration) : [];
  const passedOn = node.specifiers.flatMap(({ exported }) => namesOf(exported));
  return { start, end, exports: [...defines, ...passedOn], defines, uses };
}

function withUsed(wanted: readonly Statement[], all: readonly Statement[]): Set<Statement> {
  const kept = new Set(wanted);
  for (const { uses } of kept)
    for (const one of all) if (one.defines.some((name) => uses.includes(name))) kept.add(one);
  return kept;
}
