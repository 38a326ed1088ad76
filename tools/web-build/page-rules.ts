import postcss from 'postcss';

/** Where the server's build says which classes its pages have, below its folder. */
export const PAGE_CLASSES = 'page-classes.json';
/** What stands for documents that are no page's. */
export const SERVER = '';

const KEYFRAMES = /keyframes$/;
const CLASS = /\.([\w-]+)/g;
const IN_BRACKETS = /\([^()]*\)/g;

/**
 * The rules of a stylesheet that can be for markup with these classes, in their order; `*-2k`
 * stands for all classes of a file. A selector goes if it asks for another class; what stands in
 * brackets of one is not asked.
 */
export function rulesFor(stylesheet: string, classes: readonly string[]): string {
  const known = new Set(classes);
  const isKnown = (name: string) =>
    known.has(name) || known.has(`*${name.slice(name.lastIndexOf('-'))}`);
  const root = postcss.parse(stylesheet);
  root.walkRules((rule) => {
    if (isAtRule(rule.parent) && KEYFRAMES.test(rule.parent.name)) return;
    const kept = rule.selectors.filter((selector) =>
      [...withoutBrackets(selector).matchAll(CLASS)].every(([, name = '']) => isKnown(name)),
    );
    if (kept.length === 0) removeWithEmpty(rule);
    else rule.selectors = kept;
  });
  return root.toString();
}

/** A stylesheet without its fonts: whoever has the rules of a page has them from there. */
export function withoutFonts(stylesheet: string): string {
  const root = postcss.parse(stylesheet);
  root.walkAtRules('font-face', (rule) => void rule.remove());
  return root.toString();
}

function withoutBrackets(selector: string): string {
  const less = selector.replaceAll(IN_BRACKETS, '');
  return less === selector ? selector : withoutBrackets(less);
}

/** A rule, and whatever around it has nothing else. */
function removeWithEmpty(node: postcss.ChildNode): void {
  const { parent } = node;
  node.remove();
  if (isAtRule(parent) && parent.nodes?.length === 0) removeWithEmpty(parent);
}

const isAtRule = (node: postcss.Node | undefined): node is postcss.AtRule =>
  node?.type === 'atrule';
