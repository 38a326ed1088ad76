import { describe, expect, test } from 'vitest';
import type { Passenger } from '#domain/basket/passengers.ts';
import { checkPlace, whyPlacesStay, withPlaceGiven, type AskedPlace } from './giving-place.ts';

const RETURN = '2027-06-22';
const someone = (
  firstName: string,
  type: Passenger['type'],
  dateOfBirth: string,
  value: number,
): Passenger => ({
  type,
  title: type === 'adult' ? 'mrs' : 'miss',
  firstName,
  lastName: 'Hargreaves',
  dateOfBirth,
  age: { value, unit: type === 'infant' ? 'MONTHS' : 'YEARS' },
  leadAuthorised: true,
  specialAssistance: null,
});
const PASSENGERS = [
  someone('Ada', 'adult', '1988-03-27', 18),
  someone('Daniel', 'adult', '1986-01-02', 18),
  someone('Nan', 'child', '2018-03-01', 9),
  someone('Bo', 'infant', '2026-06-01', 12),
];
const TRAVELLERS = { passengers: PASSENGERS, returnDate: RETURN, today: '2026-11-21' };
const asked = (place: Partial<AskedPlace>): AskedPlace => ({
  traveller: 2,
  title: 'ms',
  firstName: ' Grace ',
  lastName: 'Okafor',
  dateOfBirth: '5/6/1990',
  ...place,
});

describe('a place is given away', () => {
  const order = { isPackage: true, departureDate: '2027-06-15', booksOwnFlights: false };
  test.each([
    [order, '2027-06-08', null],
    [order, '2027-06-09', 'place_too_late'],
    [{ ...order, isPackage: false }, '2026-11-21', 'place_no_package'],
    [{ ...order, booksOwnFlights: true }, '2026-11-21', 'place_own_flights'],
  ] as const)('of %j on %s: %s', (given, today, refusal) => {
    expect(whyPlacesStay(given, today)).toBe(refusal);
  });
});

test.each([
  [{}, []],
  [{ traveller: 1 }, [['place.traveller', 'place_of_lead']]],
  [{ traveller: 5 }, [['place.traveller', 'place_not_chosen']]],
  [{ traveller: 0 }, [['place.traveller', 'place_not_chosen']]],
  [{ dateOfBirth: '01/01/2015' }, [['place.dateOfBirth', 'passenger_type_age']]],
  [{ dateOfBirth: 'soon' }, [['place.dateOfBirth', 'passenger_dob_invalid']]],
  [{ title: 'miss', traveller: 3, dateOfBirth: '05/05/2018' }, []],
  [
    { title: 'miss', traveller: 3, dateOfBirth: '05/05/2017' },
    [['place.dateOfBirth', 'passenger_dob_mismatch']],
  ],
  [{ title: 'master', traveller: 4, dateOfBirth: '01/01/2026' }, []],
  [
    { title: 'master', traveller: 4, dateOfBirth: '01/01/2024' },
    [['place.dateOfBirth', 'passenger_type_age']],
  ],
  [
    { title: '', firstName: '', lastName: 'Жук' },
    [
      ['place.title', 'option_required'],
      ['place.firstName', 'required'],
      ['place.lastName', 'name_letters'],
    ],
  ],
] as const)('somebody else by %j is refused at %j', (place, errors) => {
  expect(checkPlace(asked(place), TRAVELLERS).map(({ field, code }) => [field, code])).toEqual(
    errors,
  );
});

test('what was agreed with whoever stays at home goes with them; all others stay who they are', () => {
  const [first, given, ...others] = withPlaceGiven(asked({}), TRAVELLERS);
  expect([first, ...others]).toEqual([PASSENGERS[0], ...PASSENGERS.slice(2)]);
  expect(given).toEqual({
    type: 'adult',
    title: 'ms',
    firstName: 'Grace',
    lastName: 'Okafor',
    dateOfBirth: '1990-06-05',
    age: { value: 37, unit: 'YEARS' },
    leadAuthorised: false,
    specialAssistance: null,
  });
});
