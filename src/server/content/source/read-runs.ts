/** Runs of text of Markdown: words, what stands out, links, and `{name}` for what is filled in. */
import type { PhrasingContent } from 'mdast';
import { CONDITIONS, VALUE_NAMES, type Condition, type Inline } from '#domain/content/blocks.ts';
import { isAllowedLink } from '#domain/content/content-links.ts';

/** Hears of what is not allowed, with the line it stands in. */
export type Refuse = (line: number, reason: string) => void;

type Positioned = { readonly position?: { readonly start: { readonly line: number } } | undefined };

export const lineOf = ({ position }: Positioned): number => position?.start.line ?? 1;

/** Runs of a paragraph, heading, item or cell; what is not allowed is refused and left out. */
export const readRuns = (nodes: readonly PhrasingContent[], refuse: Refuse): Inline[] =>
  nodes.flatMap((node) => readRun(node, refuse));

function readRun(node: PhrasingContent, refuse: Refuse): Inline[] {
  switch (node.type) {
    case 'text':
      return readText(node.value.replaceAll('\n', ' '), lineOf(node), refuse);
    case 'strong':
      return [{ kind: 'strong', of: readRuns(node.children, refuse) }];
    case 'emphasis':
      return [{ kind: 'emphasis', of: readRuns(node.children, refuse) }];
    case 'link': {
      if (!isAllowedLink(node.url))
        refuse(
          lineOf(node),
          `a link to ${node.url} is not allowed: a text leads to /…, #… or https:`,
        );
      return [{ kind: 'link', href: node.url, of: readRuns(node.children, refuse) }];
    }
    case 'html':
      refuse(lineOf(node), `raw HTML is not allowed: ${node.value}`);
      return [];
    case 'image':
      refuse(lineOf(node), `a picture from elsewhere is not allowed: ${node.url}`);
      return [];
    default:
      refuse(lineOf(node), `${node.type} is not a kind of text here`);
      return [];
  }
}

const BRACES = /\{([^{}]*)\}/g;

function readText(text: string, line: number, refuse: Refuse): Inline[] {
  const runs: Inline[] = [];
  let from = 0;
  for (const { 0: whole, 1: written = '', index } of text.matchAll(BRACES)) {
    if (index > from) runs.push({ kind: 'text', text: text.slice(from, index) });
    from = index + whole.length;
    const name = VALUE_NAMES.find((known) => known === written);
    if (name) runs.push({ kind: 'value', name });
    else refuse(line, `${whole} is none of ${VALUE_NAMES.join(', ')}`);
  }
  if (from < text.length) runs.push({ kind: 'text', text: text.slice(from) });
  return runs;
}

/** `{ie} text`: takes the conditions off the front of what a block says. */
export function takeConditions(nodes: readonly PhrasingContent[]): {
  readonly only?: readonly Condition[];
  readonly nodes: readonly PhrasingContent[];
} {
  const [first, ...rest] = nodes;
  if (first?.type !== 'text') return { nodes };
  const only: Condition[] = [];
  let { value } = first;
  for (;;) {
    const condition = CONDITIONS.find((name) => value.startsWith(`{${name}}`));
    if (!condition) break;
    only.push(condition);
    value = value.slice(condition.length + 2).trimStart();
  }
  if (only.length === 0) return { nodes };
  return { only, nodes: value === '' ? rest : [{ ...first, value }, ...rest] };
}
