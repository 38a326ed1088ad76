import { useEffect, useRef } from 'react';
import { headsOf } from '#domain/party.ts';
import { FLIGHT_FILTERS, isFiltered } from '#domain/search/filters.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { usePriceView } from '#web/parts/price-view.ts';
import { PriceBlock } from '#web/parts/PriceBlock.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ChipLink, ChipRow } from '#web/ui/Chip.tsx';
import { useLive } from '#web/ui/use-live.ts';
import { ChosenFilters } from '../filters/ChosenFilters.tsx';
import { unfilteredQuery, type ChosenFilter } from '../filters/filter-choice.ts';
import type { ResultsData } from '../results-data.ts';
import { GoneDate } from './GoneDate.tsx';
import layout from '#web/ui/layout.module.css';
import styles from './NothingFound.module.css';

type NothingFoundProps = { readonly data: ResultsData; readonly chosen: readonly ChosenFilter[] };

/**
 * Nothing matches (MSG-25): why, where that is known (MSG-05, MSG-45), and what one change would
 * find, each with how many and its price.
 */
export function NothingFound({ data, chosen }: NothingFoundProps) {
  const t = useTranslations('results');
  const { phone, phoneHours } = usePageProperties().domainConfig.brand;
  const { criteria, packageSearchResults: found } = data;
  const heading = useRef<HTMLHeadingElement>(null);
  const isChange = useRef(useLive());
  useEffect(() => {
    // The filter that was pressed is gone with the list.
    if (isChange.current) heading.current?.focus();
  }, []);
  return (
    <section className={`${layout.wrap} ${styles.empty}`} aria-labelledby="nothing">
      <h1 ref={heading} id="nothing" tabIndex={-1} className={styles.heading}>
        {t('nothing')}
      </h1>
      <GoneDate data={data} />
      {found.closedByAdvice !== null && <p>{found.closedByAdvice}</p>}
      {found.outOfSeason !== null && <p>{found.outOfSeason}</p>}
      {FLIGHT_FILTERS.some((name) => isFiltered(criteria.filters, name)) && (
        <p>{t('no_flights')}</p>
      )}
      {found.alternatives.length > 0 && <p className={styles.lead}>{t('one_change')}</p>}
      <ul className={styles.rows}>
        {found.alternatives.map((way) => (
          <li key={way.query}>
            <Way way={way} criteria={criteria} />
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <>
          <h2 className={styles.asked}>{t('you_asked')}</h2>
          <ChipRow>
            <ChosenFilters chosen={chosen} />
            <ChipLink to={routes.results.href({ query: unfilteredQuery(criteria) })}>
              {t('without_any')}
            </ChipLink>
          </ChipRow>
        </>
      )}
      <p>{t('talk', { phone, hours: phoneHours })}</p>
    </section>
  );
}

type WayProps = Pick<ResultsData, 'criteria'> & {
  readonly way: ResultsData['packageSearchResults']['alternatives'][number];
};

/** One change of the search, the cheapest holiday it finds, and how many. */
function Way({ way: { label, query, total, package: cheapest }, criteria }: WayProps) {
  const t = useTranslations('results');
  const [view] = usePriceView();
  const { paying, infants } = headsOf(criteria.party);
  const [picture] = cheapest.hotel.pictures;
  return (
    <div className={styles.row}>
      {picture && (
        <span className={styles.picture}>
          <Picture picture={pictureFacts(picture, 'card')} sizes="168px" />
        </span>
      )}
      <h2 className={styles.change}>{label}</h2>
      <div className={styles.price}>
        {t('from')}
        <PriceBlock
          total={cheapest.price.total}
          each={cheapest.price.perPerson}
          people={paying + infants}
          infants={infants}
          view={view}
          size="list"
          end
        />
      </div>
      <ButtonLink
        kind="quiet"
        to={routes.results.href({ query })}
        aria-label={`${t('show_count', { count: total })}: ${label}`}
      >
        {t('show_count', { count: total })}
      </ButtonLink>
    </div>
  );
}
