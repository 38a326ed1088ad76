/** The named cast: people, hotels and routes that tests and the running site have in common. */
import type { IsoDate } from '#domain/dates.ts';
import type { Party } from '#domain/party.ts';
import type { Traveller } from '#server/suppliers/ports.ts';
import { SENTINEL_HOTELS, type StayBehaviour } from '#simulators/sentinels.ts';

export type DemoPeople = {
  readonly who: string;
  readonly email: string;
  readonly party: Party;
  readonly travellers: readonly Traveller[];
  readonly goodFor: string;
};

const adult = (
  title: string,
  firstName: string,
  lastName: string,
  dateOfBirth: IsoDate,
): Traveller => ({ title, firstName, lastName, dateOfBirth, type: 'adult' });
const child = (
  title: string,
  firstName: string,
  lastName: string,
  dateOfBirth: IsoDate,
): Traveller => ({ title, firstName, lastName, dateOfBirth, type: 'child' });
const infant = (firstName: string, lastName: string, dateOfBirth: IsoDate): Traveller => ({
  title: 'Miss',
  firstName,
  lastName,
  dateOfBirth,
  type: 'infant',
});

/** Ages are those on the cast's dates. */
export const COUPLE: DemoPeople = {
  who: 'Sarah and Daniel Hargreaves',
  email: 'sarah@hargreaves.example',
  party: [{ adults: 2, childAges: [] }],
  travellers: [
    adult('Mrs', 'Sarah', 'Hargreaves', '1984-05-02'),
    adult('Mr', 'Daniel', 'Hargreaves', '1982-02-11'),
  ],
  goodFor: 'a week for two in one room',
};

export const FAMILY: DemoPeople = {
  who: 'Priya, Tom, Arun, Leela and Mina Whitfield, with grandparents Jean and Ken',
  email: 'priya@whitfield.example',
  party: [
    { adults: 2, childAges: [9, 6, 1] },
    { adults: 2, childAges: [] },
  ],
  travellers: [
    adult('Mrs', 'Priya', 'Whitfield', '1988-08-19'),
    adult('Mr', 'Tom', 'Whitfield', '1986-12-01'),
    child('Master', 'Arun', 'Whitfield', '2018-01-24'),
    child('Miss', 'Leela', 'Whitfield', '2020-09-30'),
    infant('Mina', 'Whitfield', '2026-03-08'),
    adult('Mrs', 'Jean', 'Whitfield', '1957-04-17'),
    adult('Mr', 'Ken', 'Whitfield', '1955-10-05'),
  ],
  goodFor: 'two rooms, two children and an infant on a lap',
};

export const ALONE: DemoPeople = {
  who: 'Morgan Ellis',
  email: 'morgan@ellis.example',
  party: [{ adults: 1, childAges: [] }],
  travellers: [adult('Mx', 'Morgan', 'Ellis', '1995-07-21')],
  goodFor: 'one person, a city break',
};

/** Rows for the welcome screen and the README: who, e-mail address, what they are good for. */
export const DEMO_PEOPLE: readonly DemoPeople[] = [COUPLE, FAMILY, ALONE];

export type CastHotel = {
  readonly id: number;
  readonly name: string;
  readonly behaviour: StayBehaviour;
  readonly outcome: string;
};

/** The sentinel hotels with the ids that they have in every world. */
export const CAST_HOTELS: readonly CastHotel[] = SENTINEL_HOTELS.map(
  ({ name, behaviour, outcome }, i) => ({ id: i + 1, name, behaviour, outcome }),
);

export type CastTrip = {
  readonly from: string;
  readonly to: string;
  readonly departure: IsoDate;
  readonly nights: number;
  readonly goodFor: string;
};

/** Routes that fly on these days; each destination airport serves hotels of the world. */
export const CAST_TRIPS = {
  majorca: {
    from: 'MAN',
    to: 'PMI',
    departure: '2027-06-12',
    nights: 7,
    goodFor: 'the sentinel hotels',
  },
  tenerife: {
    from: 'LGW',
    to: 'TFS',
    departure: '2027-02-13',
    nights: 14,
    goodFor: 'the same clock at both ends, half-term',
  },
  antalya: {
    from: 'BHX',
    to: 'AYT',
    departure: '2027-07-24',
    nights: 10,
    goodFor: 'clocks two or three hours apart',
  },
  dubai: {
    from: 'LHR',
    to: 'DXB',
    departure: '2027-04-10',
    nights: 7,
    goodFor: 'long haul, a night in the air',
  },
} satisfies Record<string, CastTrip>;
