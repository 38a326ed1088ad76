import { Visitor } from 'oxc-parser';
import { isGenerated, type Source, type SourceText } from './sources.ts';

const WIDTH = 100;

/** Where a text begins and ends in a source, in characters. */
type Span = { readonly start: number; readonly end: number };

/**
 * Lines of a module that are wider than a reader's window. A single string, template, regular
 * expression or text of a page cannot be broken and may be the one thing that makes a line wide; so
 * may the instruction to a tool in a comment, which has to stand on one line.
 */
export const findWideLines = (source: Source): string[] =>
  isGenerated(source.file) ? [] : wideLines(source, unbreakable(source));

/** The same for a language without a parser here: nothing excuses a wide line. */
export const findWideTextLines = (text: SourceText): string[] => wideLines(text, []);

function unbreakable({ program, comments }: Source): Span[] {
  const spans: Span[] = comments.filter(({ value }) => /^\s*oxlint-disable/.test(value));
  const add = (node: Span): void => void spans.push(node);
  new Visitor({ Literal: add, TemplateLiteral: add, JSXText: add }).visit(program);
  return spans;
}

function wideLines({ file, text }: SourceText, spans: readonly Span[]): string[] {
  const wide: string[] = [];
  let start = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.length > WIDTH && line.length - longestOn(spans, start, start + line.length) > WIDTH)
      wide.push(
        `${file}:${index + 1} is ${line.length} characters wide: a reader's window has ${WIDTH}`,
      );
    start += line.length + 1;
  }
  return wide;
}

/** Characters of the line from `start` to `end` that its longest unbreakable text covers. */
const longestOn = (spans: readonly Span[], start: number, end: number): number =>
  spans.reduce(
    (most, span) => Math.max(most, Math.min(span.end, end) - Math.max(span.start, start)),
    0,
  );
