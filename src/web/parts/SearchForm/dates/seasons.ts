import { addDays, formatDate, type IsoDate } from '#domain/dates.ts';
import { suggestedSeason, type TravelSeason } from '#domain/market/travel-seasons.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import type { DomainConfig } from '#web/page-properties.ts';
import type { Translate } from '#web/texts/translate.tsx';
import type { CellWords } from '../words.ts';

type Config = Pick<DomainConfig, 'checkoutRules' | 'travelSeasons' | 'market'>;
type Days = Pick<Criteria, 'departureDate' | 'departureRangeEndDate'>;

/**
 * The query of a home page: one that names no day has the days of the season that is suggested, as
 * the form posts them. One day stands in place of a range of one.
 */
export function withSeason(query: string, { checkoutRules, travelSeasons }: Config): string {
  const fields = new URLSearchParams(query);
  const season = suggestedSeason(travelSeasons, checkoutRules.earliestDepartureDate);
  if (fields.has('departureDate') || !season) return query;
  fields.set('departureDate', season.start);
  if (season.end > season.start) fields.set('departureRangeEndDate', season.end);
  return fields.toString();
}

/** A kept search whose days are over asks for no day any more. */
export function withoutGoneDays(query: string, earliest: IsoDate): string {
  const fields = new URLSearchParams(query);
  if ((fields.get('departureDate') ?? earliest) >= earliest) return query;
  fields.delete('departureDate');
  fields.delete('departureRangeEndDate');
  return fields.toString();
}

/** The season whose days a search asks for, if any. */
export const seasonOfDays = (
  seasons: readonly TravelSeason[],
  { departureDate, departureRangeEndDate }: Days,
): TravelSeason | undefined =>
  seasons.find(({ start, end }) => start === departureDate && end === departureRangeEndDate);

/** A winter that begins later than this is not this one. */
const NEXT_WINTER_DAYS = 150;

/** `Easter`, `Summer 2027`, `This winter`. */
export const seasonLabel = (
  t: Translate<'home'>,
  { name, start }: TravelSeason,
  { checkoutRules: { earliestDepartureDate }, market }: Config,
): string =>
  t('season', {
    name:
      name === 'WINTER' && start > addDays(earliestDepartureDate, NEXT_WINTER_DAYS)
        ? 'NEXT_WINTER'
        : name,
    market,
    year: start.slice(0, 4),
  });

/** `Easter` and `leave 26 March to 4 April`; the days as they are where they are no season's. */
export function seasonWords(
  t: Translate<'home'>,
  days: Days,
  config: Config,
): CellWords | undefined {
  const season = seasonOfDays(config.travelSeasons, days);
  return (
    season && {
      value: seasonLabel(t, season, config),
      detail: t('leave_between', { from: dayOf(season.start), until: dayOf(season.end) }),
    }
  );
}

/** `26 March`. */
const dayOf = (date: IsoDate): string => formatDate(date, 'short').split(' ').slice(1).join(' ');
