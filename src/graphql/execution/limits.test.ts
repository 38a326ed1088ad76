import { describe, expect, test } from 'vitest';
import { makeSchema } from '#graphql/schema/schema.ts';
import { makeExecutor } from './execute.ts';
import { CHEAP, HEAVY, LIMITS } from './limits.ts';

const { parse, schema } = makeExecutor(makeSchema());
const messagesOf = (text: string): string[] => {
  try {
    parse(text);
    return [];
  } catch (error) {
    if (error instanceof AggregateError) return error.errors.map((each: Error) => each.message);
    return [(error as Error).message];
  }
};
const TOO_HEAVY = `More than ${LIMITS.heavyFields} searches, calendars, grids or calls to others.`;
const nest = (levels: number): string => (levels === 0 ? 'name' : `hotel { ${nest(levels - 1)} }`);

describe('limits on what strangers ask', () => {
  test('an ordinary operation passes', () =>
    expect(messagesOf('{ site { brand phone } }')).toEqual([]));

  test('a deep operation is refused', () => {
    const deep = `{ holiday(hotelQuoteId: "a", flightQuoteId: "b") { ... on NoAvailability { alternatives { package { ${nest(LIMITS.depth)} } } } } }`;
    expect(messagesOf(deep)).toContain(`The operation is deeper than ${LIMITS.depth} levels.`);
  });

  test('many aliases are refused, once', () => {
    const aliased = Array.from({ length: 500 }, (_, i) => `a${i}: __typename`).join(' ');
    expect(
      messagesOf(`{ ${aliased} }`).filter((message) => message.includes('aliases')),
    ).toHaveLength(1);
  });

  test('a few searches, calendars and grids at once pass, more are refused', () => {
    const questions = (count: number): string =>
      `{ ${Array.from({ length: count }, (_, i) => `a${i}: holidayGrid(hotelId: "1", rooming: [{ adults: 2 }]) { days }`).join(' ')} }`;
    expect(messagesOf(questions(LIMITS.heavyFields))).toEqual([]);
    expect(messagesOf(questions(LIMITS.heavyFields + 1))).toEqual([TOO_HEAVY]);
  });

  test('every field of the root is declared cheap or heavy, and none twice [S-12, S-24]', () => {
    const types = [
      schema.getQueryType()!,
      schema.getMutationType()!,
      schema.getSubscriptionType()!,
    ];
    const roots = types.flatMap((type) =>
      Object.keys(type.getFields()).map((field) => `${type.name}.${field}`),
    );
    expect(
      [...CHEAP, ...HEAVY]
        .filter((coordinate) => /^(Query|Mutation|Subscription)\./.test(coordinate))
        .toSorted(),
    ).toEqual(roots.toSorted());
  });

  const lists = (count: number): string =>
    Array.from(
      { length: count },
      (_, i) =>
        `a${i}: packages(criteria: { departureDate: "2027-06-01", rooming: [{ adults: 2 }] }) { packages { id } }`,
    ).join(' ');

  test.each([
    ['plainly', (text: string) => `{ ${text} }`],
    ['in a fragment on the root', (text: string) => `{ ... on Query { ${text} } }`],
    ['in a fragment without a type', (text: string) => `{ ... { ... { ${text} } } }`],
    ['in a named fragment', (text: string) => `{ ...F } fragment F on Query { ${text} }`],
  ])('searches are counted where they stand: %s [S-12]', (_, wrap) => {
    expect(messagesOf(wrap(lists(LIMITS.heavyFields)))).toEqual([]);
    expect(messagesOf(wrap(lists(LIMITS.heavyFields + 1)))).toEqual([TOO_HEAVY]);
  });

  test('fields of the root are counted in its fragments too', () => {
    const sites = Array.from(
      { length: LIMITS.rootFields + 1 },
      (_, i) => `a${i}: site { brand }`,
    ).join(' ');
    expect(messagesOf(`{ ... on Query { ${sites} } }`)).toEqual([
      `More than ${LIMITS.rootFields} fields at the root.`,
    ]);
  });

  test('what a grid sends and what a deal searches beside itself is counted, through fragments that are spread again', () => {
    const totals = 'a: totals b: totals(nights: [7]) c: totals(nights: [14])';
    expect(
      messagesOf(
        `{ holidayGrid(hotelId: "1", rooming: [{ adults: 2 }]) { sheets { ${totals} } } }`,
      ),
    ).toEqual([TOO_HEAVY]);
    const deals = ['a', 'b', 'c']
      .map((name) => `${name}: holiday(hotelQuoteId: "${name}", flightQuoteId: "b") { ...H }`)
      .join(' ');
    expect(
      messagesOf(
        `{ ${deals} } fragment H on Holiday { a: dateChoices { total { amount } } b: dateChoices { total { amount } } c: dateChoices { total { amount } } }`,
      ),
    ).toContain(`More than ${LIMITS.searchesWithin} lists of choices.`);
  });

  test('a flood of directives is refused', () => {
    const flood = '@include(if: true) '.repeat(LIMITS.directives + 1);
    expect(messagesOf(`{ site ${flood} { brand } }`)).toContain(
      `More than ${LIMITS.directives} directives.`,
    );
  });

  test('fragments that multiply are counted as what they spread to', () => {
    const fragments = Array.from(
      { length: 12 },
      (_, i) =>
        `fragment F${i} on Site { ${i === 11 ? 'brand phone' : `...F${i + 1} ... { ...F${i + 1} }`} }`,
    ).join('\n');
    expect(messagesOf(`{ site { ...F0 } }\n${fragments}`)).toContain(
      `The operation asks for more than ${LIMITS.fields} fields.`,
    );
  });

  test('a fragment that spreads itself ends, refused', () => {
    expect(messagesOf('{ site { ...A } } fragment A on Site { brand ...A }').join()).toContain(
      'within itself',
    );
  });

  test('fragments that multiply what spreads itself are read once each [S-12]', () => {
    const fragments = Array.from(
      { length: 100 },
      (_, i) => `fragment F${i} on Site { ${i === 99 ? '...F99' : `...F${i + 1} ...F${i + 1}`} }`,
    ).join('\n');
    expect(messagesOf(`{ site { ...F0 } }\n${fragments}`).join()).toContain('within itself');
  });

  test('a text of too many tokens is refused before it is parsed whole', () => {
    expect(messagesOf(`{ ${'site { brand } '.repeat(LIMITS.tokens)} }`).join()).toContain('token');
  });

  test('unknown fields are refused without suggestions', () => {
    expect(messagesOf('{ sites { brand } }')).toEqual([
      'Cannot query field "sites" on type "Query".',
    ]);
  });
});
