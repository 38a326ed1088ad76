import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { makeShopSchema } from '#graphql/schema/resolvers.ts';
import { isSteady, STEADY } from './steady.ts';

const schema = makeShopSchema();
const asksSteadyAlone = (text: string): boolean => isSteady(schema, parse(text));

const CRITERIA = 'criteria: { departureDate: "2027-06-05", rooming: [{ adults: 2 }] }';

test.each([
  '{ site { brand } }',
  '{ site { ...Brand } } fragment Brand on Site { __typename brand }',
  `{ packageSearchResults(${CRITERIA}) { total filters { name } packages { id hotel { id name } price { deposit { amount } } } } }`,
])('%s is the same for everybody', (text) => expect(asksSteadyAlone(text)).toBe(true));

test.each([
  // A visitor, a clock, prices that are not noted, the database.
  '{ site { brand } customer { __typename } }',
  `{ packageSearchResults(${CRITERIA}) { pricedAt } }`,
  `{ packageSearchResults(${CRITERIA}) { weeks { startDate } } }`,
  `{ packageSearchResults(${CRITERIA}) { packages { hotel { tripAdvisorInformation { reviews { title } } } } } }`,
  '{ ...Who } fragment Who on Query { customer { __typename } }',
  'mutation { ping }',
  'query A { site { brand } } mutation B { ping }',
  '{ __schema { description } }',
  '{ __typename }',
])('%s is not', (text) => expect(asksSteadyAlone(text)).toBe(false));

test('each steady field has a resolver; others need not be named', () => {
  const resolved = [...STEADY].filter((coordinate) => {
    const [type = '', field = ''] = coordinate.split('.');
    const found = schema.getType(type);
    return found && 'getFields' in found && 'resolve' in (found.getFields()[field] ?? {});
  });
  expect(resolved).toEqual([...STEADY]);
});
