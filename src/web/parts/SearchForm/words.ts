import { formatDate } from '#domain/dates.ts';
import { headsOf, type Party } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { MAX_DESTINATIONS } from '#domain/search/limits.ts';
import type { Translate } from '#web/texts/translate.tsx';

type Words = Translate<'search_form'>;

/** A cell of the search in two lines: what is chosen, and what goes with it. */
export type CellWords = { readonly value: string; readonly detail: string };

/** "Leeds Bradford" and "and Manchester". */
export function airportWords(t: Words, names: readonly string[]): CellWords {
  const [first, ...others] = names;
  if (first === undefined) return { value: t('any_airport'), detail: t('any_airport_detail') };
  return {
    value: first,
    detail:
      others.length === 0 ? t('this_airport_only') : t('and_more', { names: others.join(', ') }),
  };
}

/** What is chosen, else what is typed. */
export function placeWords(t: Words, names: readonly string[], typed: string): CellWords {
  const most = MAX_DESTINATIONS;
  if (names.length > 0)
    return { value: names.join(', '), detail: t('places_of', { count: names.length, most }) };
  return typed === ''
    ? { value: t('anywhere'), detail: t('anywhere_detail', { most }) }
    : { value: typed, detail: t('place_typed') };
}

export function dateWords(
  t: Words,
  { departureDate, departureRangeEndDate, flexibility }: Criteria,
): CellWords {
  if (departureRangeEndDate !== departureDate)
    return {
      value: formatDate(departureDate),
      detail: t('or_until', { date: formatDate(departureRangeEndDate) }),
    };
  return { value: formatDate(departureDate), detail: t('flexibility', { days: flexibility }) };
}

export function nightsWords(
  t: Words,
  { nights, filters }: Criteria,
  boardNames: Readonly<Record<string, string>>,
): CellWords {
  const value =
    nights.length > 1
      ? t('nights_between', { least: nights[0] ?? 0, most: nights.at(-1) ?? 0 })
      : String(nights[0] ?? '');
  return {
    value,
    detail: filters.board.map((code) => boardNames[code]).join(', ') || t('any_board'),
  };
}

/**
 * "2 adults, 2 children" and "aged 9 and 6, one room"; beside an infant "child aged 9, one room".
 */
export function partyWords(t: Words, party: Party): CellWords {
  const { adults, children, infants } = headsOf(party);
  const people = [
    t('adults', { count: adults }),
    ...(children > 0 ? [t('children', { count: children })] : []),
    ...(infants > 0 ? [t('infants', { count: infants })] : []),
  ];
  const ages = party.flatMap((room) => room.childAges).filter((age) => age > 1);
  const rooms = t('rooms', { count: party.length });
  return {
    value: people.join(', '),
    detail:
      ages.length > 0 ? t('aged', { ages: listed(t, ages), rooms, children, infants }) : rooms,
  };
}

const listed = (t: Words, items: readonly (string | number)[]): string =>
  items.length > 1
    ? t('list_end', { first: items.slice(0, -1).join(', '), last: String(items.at(-1)) })
    : String(items[0] ?? '');
