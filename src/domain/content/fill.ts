/** Makes a text the text of one site: its names, figures and links, and only what is for it. */
import type { MarketName } from '#domain/market/market-name.ts';
import type { ContentBlock, Condition, Inline, ValueName } from './blocks.ts';
import { isLawLink, type LawLink } from './content-links.ts';

export type ContentFacts = {
  readonly market: MarketName;
  readonly isLicensed: boolean;
  readonly values: Readonly<Record<ValueName, string>>;
  readonly links: Readonly<Record<LawLink, string>>;
};

/** The blocks that are for the site of these facts, filled in. */
export function fillBlocks(blocks: readonly ContentBlock[], facts: ContentFacts): ContentBlock[] {
  const filled: ContentBlock[] = [];
  /** Level of the heading that is not for this site; what is below it is not either. */
  let leftOut: number | undefined;
  for (const { only, ...block } of blocks) {
    if (leftOut !== undefined && block.kind === 'heading' && block.level <= leftOut)
      leftOut = undefined;
    if (leftOut !== undefined) continue;
    if (holds(only, facts)) filled.push(fillBlock(block, facts));
    else if (block.kind === 'heading') leftOut = block.level;
  }
  return filled;
}

function holds(
  only: readonly Condition[] | undefined,
  { market, isLicensed }: Pick<ContentFacts, 'market' | 'isLicensed'>,
): boolean {
  const those: readonly Condition[] = [market, isLicensed ? 'licensed' : 'unlicensed'];
  return only?.every((condition) => those.includes(condition)) ?? true;
}

function fillBlock(block: ContentBlock, facts: ContentFacts): ContentBlock {
  const fill = (runs: readonly Inline[]): Inline[] => runs.map((run) => fillRun(run, facts));
  switch (block.kind) {
    case 'heading':
    case 'text':
    case 'notice':
      return { ...block, of: fill(block.of) };
    case 'list':
      return { ...block, items: block.items.map(fill) };
    case 'table':
      return { ...block, head: block.head.map(fill), rows: block.rows.map((row) => row.map(fill)) };
    case 'prices':
    case 'compare':
    case 'advice':
      return block;
  }
}

function fillRun(run: Inline, facts: ContentFacts): Inline {
  switch (run.kind) {
    case 'text':
      return { ...run, text: keepUnits(run.text) };
    case 'value':
      return valueOf(run.name, facts);
    case 'strong':
    case 'emphasis':
      return { ...run, of: run.of.map((one) => fillRun(one, facts)) };
    case 'link':
      return {
        kind: 'link',
        href: isLawLink(run.href) ? facts.links[run.href] : run.href,
        of: run.of.map((one) => fillRun(one, facts)),
      };
  }
}

/** A number stays in one line with its unit, and a size with what it is times. */
const keepUnits = (text: string): string =>
  text
    .replace(/(?<=\d) (?=(?:kg|g|cm|mm|m|km|ml|litres?|hours?|minutes?|°C)(?!\w))/g, NO_BREAK)
    .replace(/(?<=\d) × (?=\d)/g, `${NO_BREAK}×${NO_BREAK}`);

const NO_BREAK = '\u00a0';

/** The telephone number can be called where it is read. */
function valueOf(name: ValueName, { values }: ContentFacts): Inline {
  const text: Inline = { kind: 'text', text: values[name] };
  return name === 'phone'
    ? { kind: 'link', href: `tel:${values.phone.replaceAll(' ', '')}`, of: [text] }
    : text;
}
