import { expect, test } from 'vitest';
import { homeAnswer } from '#web/testing/holidays/home.ts';
import { pricedPlaces } from './priced-places.ts';

test('of places that lie in one another only the more wanted one stands there', () => {
  const { popular } = homeAnswer();
  const [majorca, naxos, tenerife] = popular;
  const adeje = { ...tenerife!, value: 'adeje', label: 'Costa Adeje', within: 'Tenerife, Spain' };
  const valuesOf = (places: typeof popular) =>
    pricedPlaces(places, [])
      .map(({ value }) => value)
      .toSorted();
  expect(valuesOf([majorca!, tenerife!, adeje])).toEqual(['majorca', 'tenerife']);
  expect(valuesOf([adeje, tenerife!, naxos!])).toEqual(['adeje', 'naxos']);
});

test('places with a price of their own come first, at most five, each scene once before any comes again', () => {
  const { popular, departuresBoard } = homeAnswer();
  const places = pricedPlaces(popular.toReversed(), departuresBoard.packages.slice(0, 2));
  expect(places.map(({ value, offer }) => [value, offer?.hotel.resortName])).toEqual([
    ['naxos', 'Naxos'],
    ['majorca', 'Port de Sóller'],
    ['seville', undefined],
    ['tenerife', undefined],
    ['menorca', undefined],
  ]);
});
