import { useLocation } from 'react-router';
import { addDays, formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { MAX_RANGE_DAYS } from '#domain/search/limits.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { useTimeOfDay } from '#web/parts/use-time-of-day.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Link } from '#web/ui/Link.tsx';
import { boardSeasonOf } from './board-season.ts';
import { BoardTabs, usePanel } from './BoardTabs.tsx';
import type { BoardPackageFragment, HomePageQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './DeparturesBoard.module.css';

const ROWS = 5;

/**
 * What leaves from one airport at the best price, now or in a season, as a board of departures;
 * each row opens that holiday at that price.
 */
export function DeparturesBoard({ board }: { readonly board: HomePageQuery['departuresBoard'] }) {
  const t = useTranslations('home');
  const timeOfDay = useTimeOfDay();
  const season = boardSeasonOf(useLocation().search, usePageProperties().domainConfig);
  return (
    <section className={`${layout.wrap} ${styles.section}`} aria-labelledby="departures">
      <p className={typography.caps}>{t('priced_at', { time: timeOfDay(board.pricedAt) })}</p>
      <div className={styles.head}>
        <h2 id="departures">
          {board.isOfSavedSearch
            ? t('cheapest_for_search')
            : t('cheapest_weeks', { airport: board.airport.name })}
        </h2>
        <ButtonLink kind="quiet" size="strip" to={useAnywhereHref()}>
          {t('any_airport_any_date')}
        </ButtonLink>
      </div>
      <BoardTabs season={season} />
      <div {...usePanel(season)}>
        {board.packages.length > 0 ? (
          <BoardTable board={board} />
        ) : (
          <p className={styles.none}>{t('none_in_season', { airport: board.airport.name })}</p>
        )}
      </div>
    </section>
  );
}

function BoardTable({ board }: { readonly board: HomePageQuery['departuresBoard'] }) {
  const t = useTranslations('home');
  return (
    <table className={styles.board}>
      <thead>
        <tr>
          {(
            [
              'leaves',
              'place',
              'hotel_and_board',
              'flight',
              'each_head',
              board.isOfSavedSearch ? 'total_head_party' : 'total_head',
            ] as const
          ).map((name) => (
            <th key={name} scope="col">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {board.packages.slice(0, ROWS).map((offer) => (
          <Row key={offer.id} offer={offer} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ offer }: { readonly offer: BoardPackageFragment }) {
  const t = useTranslations('home');
  const { hotel, board, price, outbound } = offer;
  const flight = outbound?.segments[0];
  return (
    <tr>
      <td className={styles.leaves}>{formatDate(offer.departureDate, 'short')}</td>
      <th scope="row" className={styles.place}>
        <Link to={dealHref({ ...offer, total: price.total })}>{hotel.resortName}</Link>
      </th>
      <td className={styles.hotel}>
        {t('hotel_line', {
          name: hotel.name,
          stars: hotel.ourStarRating,
          board: board.name.toLowerCase(),
        })}
      </td>
      <td className={styles.flight}>
        {flight && `${flight.departureAirport.iata} ${flight.departureTime.slice(11, 16)}`}
      </td>
      <td className={styles.each} data-price="pp">
        {formatMoney(price.perPerson)} <span className={styles.unit}>{t('each_word')}</span>
      </td>
      <td className={styles.total} data-price="total">
        {formatMoney(price.total)}
      </td>
    </tr>
  );
}

/** Every place from every airport in the next three months. */
function useAnywhereHref(): string {
  const { earliestDepartureDate } = usePageProperties().domainConfig.checkoutRules;
  const end = addDays(earliestDepartureDate, MAX_RANGE_DAYS - 1);
  return routes.results.href({
    query: makeCriteriaQuery({
      ...defaultCriteria(earliestDepartureDate),
      departureRangeEndDate: end,
      sort: 'PRICE_LOW_HIGH',
    }),
  });
}
