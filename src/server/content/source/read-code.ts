/** Code of a source, YAML: prices, examples and closed places, all live, and tables of data. */
import type { Code } from 'mdast';
import * as v from 'valibot';
import { parse } from 'yaml';
import { COMPARED_BY, type ContentBlock } from '#domain/content/blocks.ts';
import type { DataTables } from '../data-tables.ts';
import { lineOf, type Refuse } from './read-runs.ts';

const monthNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));

const PricesSchema = v.strictObject({
  title: v.string(),
  places: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(3)),
  month: v.optional(monthNumber),
});

const CompareSchema = v.strictObject({
  place: v.string(),
  months: v.strictTuple([monthNumber, monthNumber]),
  by: v.picklist(COMPARED_BY),
});

/** Nothing is asked of it. */
const AdviceSchema = v.pipe(
  v.null(),
  v.transform(() => ({ kind: 'advice' }) as const),
);

export function readCode(node: Code, tables: DataTables, refuse: Refuse): ContentBlock[] {
  try {
    const asked: unknown = parse(node.value);
    if (node.lang === 'advice') return [v.parse(AdviceSchema, asked)];
    if (node.lang === 'compare') return [{ kind: 'compare', ...v.parse(CompareSchema, asked) }];
    if (node.lang !== 'prices') return [tables(node.lang ?? '', asked)];
    const { month = null, ...prices } = v.parse(PricesSchema, asked);
    return [{ kind: 'prices', ...prices, month }];
  } catch (error) {
    refuse(lineOf(node), error instanceof Error ? error.message : String(error));
    return [];
  }
}
