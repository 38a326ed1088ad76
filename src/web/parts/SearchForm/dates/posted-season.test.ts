import { expect, test } from 'vitest';
import { withPostedSeason } from './posted-season.ts';

test('a season that is chosen without script counts while the date fields are as they came', () => {
  const daysOf = (fields: string) => {
    const query = withPostedSeason(new URLSearchParams(`whenWas=2027-03-26/2027-04-04&${fields}`));
    return [query.get('departureDate'), query.get('departureRangeEndDate')];
  };
  const asItCame = 'departureDate=2027-03-26&departureRangeEndDate=2027-04-04';
  const may = 'when=2027-05-29/2027-05-30';
  expect(daysOf(`${asItCame}&${may}`)).toEqual(['2027-05-29', '2027-05-30']);
  expect(daysOf(`${asItCame}&when=`)).toEqual(['2027-03-26', '2027-04-04']);
  expect(daysOf(`departureDate=2027-07-24&departureRangeEndDate=&${may}`)).toEqual([
    '2027-07-24',
    '',
  ]);
});
