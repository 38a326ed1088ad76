import { Visitor } from 'oxc-parser';
import { isGenerated, type Source } from './sources.ts';

/** What one market has and the next has not: its currency, its language, its clock. */
const MARKET_WORD = /£|\bGBP\b|\bLondon\b|\ben-GB\b/;

/**
 * Where a market may be named: its definition, the lists of currencies and languages it chooses
 * from, the texts, and what plays a British world to try the site in.
 */
const NAMED_IN =
  /^src\/(server\/market\/market\.ts|domain\/(money|market\/locale)\.ts|web\/(texts|testing|component-gallery)\/|simulators\/|testing\/)|\.test(-d)?\.tsx?$/;

const REASON =
  'currency, language and time zone come from the market, or from an amount with its currency';

/** An import of a text is no text. */
const MODULE_PATH = /^[#.].*\.\w+$/;

/** Texts of a module that hold for one market only, a sentence each. */
export function findMarketWords({ file, text, program }: Source): string[] {
  if (!file.startsWith('src/') || NAMED_IN.test(file) || isGenerated(file)) return [];
  const problems: string[] = [];
  const look = (words: string, start: number): void => {
    const [word] = MARKET_WORD.exec(words) ?? [];
    if (!word || MODULE_PATH.test(words)) return;
    const line = text.slice(0, start).split('\n').length;
    problems.push(`${file}:${line} says ${word}: ${REASON}`);
  };
  new Visitor({
    Literal: ({ value, start }) => typeof value === 'string' && look(value, start),
    TemplateElement: ({ value, start }) => look(value.raw, start),
    JSXText: ({ value, start }) => look(value, start),
  }).visit(program);
  return problems;
}
