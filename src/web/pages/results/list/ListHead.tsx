import { addDays, formatDate } from '#domain/dates.ts';
import { EARLIEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { PriceViewToggle } from '#web/parts/PriceViewToggle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ChipLink, ChipRow } from '#web/ui/Chip.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { unfilteredQuery, type ChosenFilter } from '../filters/filter-choice.ts';
import type { ResultsData } from '../results-data.ts';
import { SortForm } from './SortForm.tsx';
import { WeekGraph } from './WeekGraph.tsx';
import typography from '#web/ui/type.module.css';
import styles from './ListHead.module.css';

/** How the API calls a search without places. */
const ANYWHERE = 'anywhere';

type ListHeadProps = { readonly data: ResultsData; readonly chosen: readonly ChosenFilter[] };

/** How many there are and where, how they are ordered, other weeks, and what is chosen. */
export function ListHead({ data, chosen }: ListHeadProps) {
  const t = useTranslations('results');
  const { criteria, packageSearchResults: found } = data;
  const isAnywhere = found.destinationLabel === ANYWHERE;
  const count = { count: found.total, kind: criteria.searchType };
  return (
    <div className={styles.head}>
      <h1 className={typography.resultsTitle}>
        {isAnywhere
          ? t('heading_anywhere', count)
          : t('heading', { ...count, place: found.destinationLabel })}
      </h1>
      <p className={styles.order}>
        {t(`order_${criteria.sort}`)} {t('nobody_pays')}{' '}
        <Link to={routes.content.href('faqs')}>{t('how_we_order')}</Link>
      </p>
      <VisuallyHidden>
        <span role="status">{t('count', count)}</span>
      </VisuallyHidden>
      <GoneDate data={data} />
      {found.weeks.some(({ total }) => total) && (
        <WeekGraph weeks={found.weeks} criteria={criteria} />
      )}
      <Chosen chosen={chosen} criteria={criteria} />
    </div>
  );
}

/** The day that was asked for cannot be had any more: what is shown in its place (DATE-18). */
function GoneDate({ data: { goneDate, criteria } }: { readonly data: ResultsData }) {
  const t = useTranslations('results');
  const today = addDays(
    usePageProperties().domainConfig.checkoutRules.earliestDepartureDate,
    -EARLIEST_DEPARTURE_DAYS,
  );
  if (goneDate === null) return null;
  const words = { asked: formatDate(goneDate), shown: formatDate(criteria.departureDate) };
  return (
    <Notice tone="amber">
      {goneDate < today ? t('date_passed', words) : t('date_too_near', words)}
    </Notice>
  );
}

/** The filters that are on, each a link that takes it off; then order and price view. */
function Chosen({
  chosen,
  criteria,
}: Pick<ListHeadProps, 'chosen'> & Pick<ResultsData, 'criteria'>) {
  const t = useTranslations('results');
  return (
    <ChipRow scrolls>
      {chosen.map(({ id, label, query }) => (
        <ChipLink
          key={id}
          on
          to={routes.results.href({ query })}
          aria-label={t('without', { filter: label })}
        >
          {label}
        </ChipLink>
      ))}
      {chosen.length > 1 && (
        <ChipLink to={routes.results.href({ query: unfilteredQuery(criteria) })}>
          {t('without_any')}
        </ChipLink>
      )}
      <SortForm criteria={criteria} />
      <PriceViewToggle />
    </ChipRow>
  );
}
