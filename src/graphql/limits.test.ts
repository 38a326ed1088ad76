import { describe, expect, test } from 'vitest';
import { makeExecutor } from './execute.ts';
import { LIMITS } from './limits.ts';
import { makeSchema } from './schema.ts';

const { parse } = makeExecutor(makeSchema());
const messagesOf = (text: string): string[] => {
  try {
    parse(text);
    return [];
  } catch (error) {
    if (error instanceof AggregateError) return error.errors.map((each: Error) => each.message);
    return [(error as Error).message];
  }
};
const nest = (levels: number): string => (levels === 0 ? 'name' : `hotel { ${nest(levels - 1)} }`);

describe('limits on what strangers ask', () => {
  test('an ordinary operation passes', () => expect(messagesOf('{ site { brand phone } }')).toEqual([]));

  test('a deep operation is refused', () => {
    const deep = `{ holiday(hotelQuoteId: "a", flightQuoteId: "b") { ... on NoAvailability { alternatives { package { ${nest(LIMITS.depth)} } } } } }`;
    expect(messagesOf(deep)).toContain(`The operation is deeper than ${LIMITS.depth} levels.`);
  });

  test('many aliases are refused, once', () => {
    const aliased = Array.from({ length: 500 }, (_, i) => `a${i}: __typename`).join(' ');
    expect(messagesOf(`{ ${aliased} }`).filter((message) => message.includes('aliases'))).toHaveLength(1);
  });

  test('a few searches, calendars and grids at once pass, more are refused', () => {
    const questions = (count: number): string => `{ ${Array.from({ length: count }, (_, i) => `a${i}: holidayGrid(hotelId: "1", rooming: [{ adults: 2 }]) { days }`).join(' ')} }`;
    expect(messagesOf(questions(LIMITS.heavyFields))).toEqual([]);
    expect(messagesOf(questions(LIMITS.heavyFields + 1))).toEqual([`More than ${LIMITS.heavyFields} searches, calendars or grids.`]);
  });

  test('a flood of directives is refused', () => {
    const flood = '@include(if: true) '.repeat(LIMITS.directives + 1);
    expect(messagesOf(`{ site ${flood} { brand } }`)).toContain(`More than ${LIMITS.directives} directives.`);
  });

  test('fragments that multiply are counted as what they spread to', () => {
    const fragments = Array.from({ length: 12 }, (_, i) => `fragment F${i} on Site { ${i === 11 ? 'brand phone' : `...F${i + 1} ... { ...F${i + 1} }`} }`).join('\n');
    expect(messagesOf(`{ site { ...F0 } }\n${fragments}`)).toContain(`The operation asks for more than ${LIMITS.fields} fields.`);
  });

  test('a fragment that spreads itself ends, refused', () => {
    expect(messagesOf('{ site { ...A } } fragment A on Site { brand ...A }').join()).toContain('within itself');
  });

  test('a text of too many tokens is refused before it is parsed whole', () => {
    expect(messagesOf(`{ ${'site { brand } '.repeat(LIMITS.tokens)} }`).join()).toContain('token');
  });

  test('unknown fields are refused without suggestions', () => {
    expect(messagesOf('{ sites { brand } }')).toEqual(['Cannot query field "sites" on type "Query".']);
  });
});
