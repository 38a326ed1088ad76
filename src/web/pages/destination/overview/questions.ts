/** What people ask of a place, answered from what its page shows. */
import { formatDate, MONTH_NAMES } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { flightLength } from '#web/parts/flight-length.ts';
import type { Translate } from '#web/texts/translate.tsx';
import { cheapestOf } from '../cheapest-week.ts';
import type { PlaceProps, Prices } from '../place-props.ts';

type Say = Translate<'place_foot'>;
type Question = { readonly question: string; readonly answer: string };

/** What the answers are made from. */
export type AnswersFrom = Pick<PlaceProps, 'place' | 'guide' | 'criteria'> & {
  readonly tax: Prices['prices']['tax'];
  readonly months: Prices['prices']['cheapestMonths']['months'];
};

/** Only what can be answered is asked. */
export const placeQuestions = (t: Say, asked: AnswersFrom): Question[] =>
  [askFlight(t, asked), askSea(t, asked), askMonth(t, asked), askTax(t, asked)].flatMap(
    (question) => question ?? [],
  );

function askFlight(t: Say, { place, guide: { flights } }: AnswersFrom): Question | undefined {
  const [shortest, longest] = [flights[0], flights.at(-1)];
  if (!shortest || !longest) return undefined;
  return {
    question: t('ask_flight', { place: place.label }),
    answer: t(shortest.minutes === longest.minutes ? 'answer_flight' : 'answer_flights', {
      ...flightLength(shortest.minutes),
      airport: shortest.from.name,
      longest: t('length', flightLength(longest.minutes)),
      from: longest.from.name,
    }),
  };
}

/** °C from which the sea is good to swim in. */
const GOOD_SEA = 20;

/** Of a country its regions differ: their table answers. */
function askSea(t: Say, { place, guide: { climates } }: AnswersFrom): Question | undefined {
  const [climate, other] = climates;
  const seas = climate?.months.flatMap(({ sea }) => sea ?? []) ?? [];
  if (other || seas.length < MONTH_NAMES.length) return undefined;
  const warm = MONTH_NAMES.filter((_, at) => (seas[at] ?? 0) >= GOOD_SEA);
  const most = Math.max(...seas);
  const named = { degrees: GOOD_SEA, months: warm.join(', '), most };
  return {
    question: t('ask_sea', { place: place.label }),
    answer:
      warm.length === 0
        ? t('answer_sea_cold', { ...named, month: MONTH_NAMES[seas.indexOf(most)] ?? '' })
        : t(warm.length === MONTH_NAMES.length ? 'answer_sea_all' : 'answer_sea', named),
  };
}

function askMonth(t: Say, { place, months }: AnswersFrom): Question | undefined {
  const cheapest = cheapestOf(months);
  if (!cheapest) return undefined;
  return {
    question: t('ask_month', { place: place.label }),
    answer: t('answer_month', {
      date: formatDate(cheapest.departureDate),
      each: formatMoney(cheapest.perPerson),
      total: formatMoney(cheapest.total),
      nights: cheapest.numberOfNights,
    }),
  };
}

function askTax(t: Say, { place, criteria, tax }: AnswersFrom): Question | undefined {
  if (!tax) return undefined;
  return {
    question: t('ask_tax', { place: place.label }),
    answer: answerTax(t, tax, formatDate(criteria.departureDate)),
  };
}

function answerTax(
  t: Say,
  { localTax, taxesBelow }: NonNullable<AnswersFrom['tax']>,
  date: string,
) {
  if (taxesBelow.length > 0) return t('answer_tax_differs');
  if (!localTax) return t('answer_tax_none');
  const nights = localTax.rows.map(({ adultNight: { amount, percentOfRoom } }) =>
    percentOfRoom > 0 ? `${percentOfRoom}%` : amount,
  );
  const [least, most] = [nights[0], nights.at(-1)];
  if (least === undefined || most === undefined)
    return t(localTax.isPublished ? 'answer_tax_nothing' : 'answer_tax_unknown', { date });
  return t('answer_tax', {
    date,
    night: least === most ? least : t('between', { least, most }),
    of: least.endsWith('%') ? 'share' : localTax.isByRoom ? 'room' : 'adult',
  });
}
