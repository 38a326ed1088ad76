import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { PriceViewToggle } from '#web/parts/PriceViewToggle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ChipLink, ChipRow } from '#web/ui/Chip.tsx';
import { Link } from '#web/ui/Link.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { ChosenFilters } from '../filters/ChosenFilters.tsx';
import type { ChosenFilter } from '../filters/filter-choice.ts';
import { weekHref } from '../filters/WeekGraph.tsx';
import type { ResultsData } from '../results-data.ts';
import { usePriceBasis } from '../use-price-basis.ts';
import { FlightsInCommon } from './FlightsInCommon.tsx';
import { GoneDate } from './GoneDate.tsx';
import type { SharedFlights } from './shared-flights.ts';
import { SortForm } from './SortForm.tsx';
import styles from './ListHead.module.css';

/** How the API calls a search without places. */
const ANYWHERE = 'anywhere';

type ListHeadProps = {
  readonly data: ResultsData;
  readonly chosen: readonly ChosenFilter[];
  readonly shared: SharedFlights | undefined;
};

/** How many there are and where, how they are ordered, and what most of them share. */
export function ListHead({ data, chosen, shared }: ListHeadProps) {
  const t = useTranslations('results');
  const { criteria, packageSearchResults: found } = data;
  const isAnywhere = found.destinationLabel === ANYWHERE;
  const count = t('count', { count: found.total, kind: criteria.searchType });
  return (
    <>
      <div className={styles.head}>
        <div className={styles.line}>
          <h1 className={styles.title}>
            {isAnywhere
              ? t('heading_anywhere', { count })
              : t.rich('heading', {
                  count,
                  place: found.destinationLabel,
                  where: (words) => <span className={styles.where}>{words}</span>,
                })}
          </h1>
          <p className={styles.order}>
            <span className={styles.by}>
              {t(`order_${criteria.sort}`)} {t('nobody_pays')}{' '}
            </span>
            <Link to={`${routes.content.href('faqs')}#how-are-results-ordered`}>
              {t('how_we_order')}
            </Link>
          </p>
          <SortForm criteria={criteria} />
          <PriceViewToggle />
        </div>
        <VisuallyHidden>
          <span role="status">{count}</span>
        </VisuallyHidden>
        <GoneDate data={data} />
        <div className={styles.chips}>
          <ChipRow scrolls>
            <CheaperWeek data={data} />
            <ChosenFilters chosen={chosen} />
          </ChipRow>
        </div>
      </div>
      {shared && <FlightsInCommon shared={shared} all={found.packages.length} />}
    </>
  );
}

/** The way to the cheapest week where its graph is not beside the list. */
function CheaperWeek({
  data: { criteria, packageSearchResults: found },
}: Pick<ListHeadProps, 'data'>) {
  const t = useTranslations('results');
  const { shown } = usePriceBasis(criteria);
  const week = found.weeks.find(({ cheapest, chosen }) => cheapest && !chosen);
  if (!week?.departureDate || !week.total) return null;
  return (
    <ChipLink isGood to={weekHref(criteria, week.departureDate)}>
      {t('cheaper', {
        date: formatDate(week.departureDate, 'short'),
        amount: formatMoney(shown(week.total)),
      })}
    </ChipLink>
  );
}
