import { expect, test } from 'vitest';
import { homeAnswer } from '#web/testing/holidays/home.ts';
import { pricedPlaces } from './priced-places.ts';

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
