/**
 * Of what a page of content is made: a closed list of blocks, each of runs of text. Nothing in it
 * is markup, so that what an editor or another system writes cannot become more than words, tables,
 * links and lists (S-10).
 */
import * as v from 'valibot';
import { isAllowedLink } from './content-links.ts';

/** What a site fills in when it shows a text: `{phone}` in the source. */
export const VALUE_NAMES = [
  'brand',
  'legal_name',
  'atol',
  'hours',
  'phone',
  'deposit',
  'low_deposit',
  'balance_days',
  'most_people',
  'exchange_date',
  'package_law',
  'advice_office',
  'data_authority',
  'vat_scheme',
] as const;
export type ValueName = (typeof VALUE_NAMES)[number];

/** Of whose site a part of a text speaks: `{ie}` in front of it in the source. */
export const CONDITIONS = ['gb', 'ie', 'licensed', 'unlicensed'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** A run of text. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: ValueName }
  | { readonly kind: 'strong'; readonly of: readonly Inline[] }
  | { readonly kind: 'emphasis'; readonly of: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly of: readonly Inline[] };

/** Degrees of air and sea, hours of sun, wet days, and the price each. */
export const COMPARED_BY = ['air', 'sea', 'sun', 'rain', 'price'] as const;

type Conditional = { readonly only?: readonly Condition[] | undefined };

/** A block of a page. A heading that is for some sites takes what is below it with it. */
export type ContentBlock = Conditional &
  (
    | {
        readonly kind: 'heading';
        readonly level: 2 | 3;
        readonly id: string;
        readonly of: readonly Inline[];
      }
    | { readonly kind: 'text'; readonly of: readonly Inline[] }
    | {
        readonly kind: 'notice';
        /** Amber where none is told; no source asks for another. */
        readonly tone?: 'good';
        readonly of: readonly Inline[];
      }
    | {
        readonly kind: 'list';
        readonly isOrdered: boolean;
        readonly items: readonly (readonly Inline[])[];
      }
    | {
        readonly kind: 'table';
        readonly head: readonly (readonly Inline[])[];
        /** The first cell of a row names it. */
        readonly rows: readonly (readonly (readonly Inline[])[])[];
        /** Columns are numbers, which stand under each other; strong cells are marked. */
        readonly isFigures: boolean;
      }
    | {
        /** The cheapest holiday to each place, of a month or of any time; live. */
        readonly kind: 'prices';
        readonly title: string;
        readonly places: readonly string[];
        /** 1 to 12; null = any time. */
        readonly month: number | null;
      }
    | {
        /** The cheapest week of two months at a place, and what the second gains; live. */
        readonly kind: 'compare';
        readonly place: string;
        /** 1 to 12. */
        readonly months: readonly [first: number, second: number];
        /** By what the second is better; the example is left out where it is not. */
        readonly by: (typeof COMPARED_BY)[number];
      }
    /** What official advice closes, with its days and source; the site tells it as it is read. */
    | { readonly kind: 'advice' }
  );

const text = v.pipe(v.string(), v.maxLength(5_000));

const InlineSchema: v.GenericSchema<unknown, Inline> = v.lazy(() =>
  v.variant('kind', [
    v.object({ kind: v.literal('text'), text }),
    v.object({ kind: v.literal('value'), name: v.picklist(VALUE_NAMES) }),
    v.object({ kind: v.literal('strong'), of: RunsSchema }),
    v.object({ kind: v.literal('emphasis'), of: RunsSchema }),
    v.object({
      kind: v.literal('link'),
      href: v.pipe(v.string(), v.check(isAllowedLink, 'leads where no text may lead')),
      of: RunsSchema,
    }),
  ]),
);
const RunsSchema: v.GenericSchema<unknown, readonly Inline[]> = v.pipe(
  v.array(InlineSchema),
  v.maxLength(200),
);

const only = v.optional(v.array(v.picklist(CONDITIONS)));
const monthNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));
const cells = v.pipe(v.array(RunsSchema), v.maxLength(20));

const BlockSchema: v.GenericSchema<unknown, ContentBlock> = v.variant('kind', [
  v.object({
    kind: v.literal('heading'),
    only,
    level: v.picklist([2, 3]),
    id: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,80}$/)),
    of: RunsSchema,
  }),
  v.object({ kind: v.literal('text'), only, of: RunsSchema }),
  v.object({ kind: v.literal('notice'), only, of: RunsSchema }),
  v.object({
    kind: v.literal('list'),
    only,
    isOrdered: v.boolean(),
    items: v.pipe(v.array(RunsSchema), v.maxLength(100)),
  }),
  v.object({
    kind: v.literal('table'),
    only,
    head: cells,
    rows: v.pipe(v.array(cells), v.maxLength(400)),
    isFigures: v.boolean(),
  }),
  v.object({
    kind: v.literal('prices'),
    only,
    title: text,
    places: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(3)),
    month: v.nullable(monthNumber),
  }),
  v.object({
    kind: v.literal('compare'),
    only,
    place: v.string(),
    months: v.strictTuple([monthNumber, monthNumber]),
    by: v.picklist(COMPARED_BY),
  }),
  v.object({ kind: v.literal('advice'), only }),
]);

/** Checks blocks that come from outside: unknown ones and links to anywhere are refused. */
export const BlocksSchema = v.pipe(v.array(BlockSchema), v.maxLength(500));
