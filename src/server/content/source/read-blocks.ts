/** Markdown to blocks. Whatever is no block of ours is refused with its line. */
import type { Heading, List, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { ContentBlock } from '#domain/content/blocks.ts';
import { runWords } from '#domain/content/sections.ts';
import type { DataTables } from '../data-tables.ts';
import { readCode } from './read-code.ts';
import { lineOf, readRuns, takeConditions, type Refuse } from './read-runs.ts';

/** Blocks of a text whose tables of data `tables` makes. */
export function readBlocks(markdown: string, tables: DataTables, refuse: Refuse): ContentBlock[] {
  const root = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return root.children.flatMap((node) => readBlock(node, tables, refuse));
}

function readBlock(node: RootContent, tables: DataTables, refuse: Refuse): ContentBlock[] {
  switch (node.type) {
    case 'heading':
      return readHeading(node, refuse);
    case 'paragraph': {
      const { only, nodes } = takeConditions(node.children);
      return [{ kind: 'text', ...(only && { only }), of: readRuns(nodes, refuse) }];
    }
    case 'list':
      return [readList(node, refuse)];
    case 'table':
      return [readTable(node, refuse)];
    case 'blockquote': {
      const [said, ...more] = node.children;
      if (said?.type !== 'paragraph' || more.length > 0)
        refuse(lineOf(node), 'a notice is one paragraph');
      if (said?.type !== 'paragraph') return [];
      const { only, nodes } = takeConditions(said.children);
      return [{ kind: 'notice', ...(only && { only }), of: readRuns(nodes, refuse) }];
    }
    case 'code':
      return readCode(node, tables, refuse);
    case 'html':
      refuse(lineOf(node), `raw HTML is not allowed: ${node.value.split('\n')[0]}`);
      return [];
    default:
      refuse(lineOf(node), `${node.type} is not a kind of block here`);
      return [];
  }
}

function readHeading(node: Heading, refuse: Refuse): ContentBlock[] {
  const { depth } = node;
  if (depth !== 2 && depth !== 3) {
    refuse(lineOf(node), 'headings are of level 2 and 3: the title is of level 1');
    return [];
  }
  const { only, nodes } = takeConditions(node.children);
  const of = readRuns(nodes, refuse);
  return [{ kind: 'heading', ...(only && { only }), level: depth, id: idOf(runWords(of)), of }];
}

const idOf = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);

function readList(node: List, refuse: Refuse): ContentBlock {
  const items = node.children.map((item) => {
    const [said, ...more] = item.children;
    if (said?.type !== 'paragraph' || more.length > 0)
      refuse(lineOf(item), 'an item of a list is one paragraph');
    return said?.type === 'paragraph' ? readRuns(said.children, refuse) : [];
  });
  return { kind: 'list', isOrdered: node.ordered ?? false, items };
}

/** A table whose columns are set to the right (`--:`) is one of figures. */
function readTable(node: Table, refuse: Refuse): ContentBlock {
  const [head = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => readRuns(cell.children, refuse)),
  );
  return { kind: 'table', head, rows, isFigures: node.align?.at(-1) === 'right' };
}
