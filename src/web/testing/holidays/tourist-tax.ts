import { money } from '#domain/money.ts';
import type {
  TouristTaxOfStayQuery,
  TouristTaxPageQuery,
} from '#web/pages/tourist-tax/query.generated.ts';

type Rule = TouristTaxPageQuery['localTaxes'][number];

const owed = (hundredths: number, percentOfRoom = 0, isPublished = true): Rule['example'] => ({
  name: 'Tourist tax',
  parts: hundredths > 0 ? [{ who: 'people', count: 2, nights: 7, each: hundredths / 14 }] : [],
  all: { hundredths, currencyCode: 'EUR', percentOfRoom, isPublished, isEstimated: false },
  counted: money(Math.round(hundredths / 1.155), 'GBP'),
  isPaidAtHotel: true,
});

const ruleOf = (value: string, label: string, rest: Partial<Rule>): Rule => ({
  id: `${value}-tax`,
  name: 'Tourist tax',
  places: [{ value, label, within: '' }],
  unit: 'PERSON_NIGHT',
  currencyCode: 'EUR',
  rates: [],
  range: null,
  exemptUnderAge: null,
  reducedAges: null,
  reducedAfterNights: null,
  capNights: null,
  capAmount: null,
  effectiveFrom: null,
  isPaidAtHotel: true,
  asOf: '2025-06',
  example: owed(0),
  ...rest,
});

const anyStay = { leastStars: null, mostStars: null, from: null, to: null };
const inSummer = { from: '05-01', to: '10-31' };

/** A share of the room, an unpublished figure, and one by stars. */
export const touristTaxPage = (): TouristTaxPageQuery => ({
  localTaxes: [
    ruleOf('netherlands-amsterdam', 'Amsterdam', {
      unit: 'PERCENT',
      rates: [{ ...anyStay, amount: 12.5 }],
      example: owed(0, 12.5),
    }),
    ruleOf('croatia', 'Croatia', { example: owed(0, 0, false) }),
    ruleOf('spain-majorca', 'Majorca', {
      rates: [
        { ...inSummer, amount: 4.4, leastStars: 5, mostStars: 5 },
        { ...inSummer, amount: 3.3, leastStars: 4, mostStars: 4 },
        { ...inSummer, amount: 2.2, leastStars: 1, mostStars: 3 },
      ],
      exemptUnderAge: 16,
      reducedAfterNights: { fromNight: 9, factor: 0.5 },
      example: owed(4_620),
      places: [
        { value: 'spain-ibiza', label: 'Ibiza', within: 'Spain' },
        { value: 'spain-majorca', label: 'Majorca', within: 'Spain' },
      ],
    }),
  ],
  contentPage: null,
});

/** Two adults and one child that pays. */
export const taxOfStay = (): TouristTaxOfStayQuery => {
  const adults = owed(4_620);
  return {
    localTaxFor: {
      ...adults,
      parts: [{ who: 'people', count: 3, nights: 7, each: 330 }],
      all: { ...adults.all, hundredths: 6_930 },
      counted: money(6_000, 'GBP'),
    },
  };
};
