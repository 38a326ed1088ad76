import { ArrowDownUp, Map, SlidersHorizontal, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { SORT_LABELS, SORTS } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { useLive } from '#web/ui/use-live.ts';
import { FilterForm } from './filters/FilterForm.tsx';
import { MAP_HASH } from './map/map-hash.ts';
import { ResultsMap } from './map/ResultsMap.tsx';
import type { ResultsData } from './results-data.ts';
import styles from './ResultsBar.module.css';

const MapSheet = lazy(async () => ({ default: (await import('./map/MapSheet.tsx')).MapSheet }));

type Sheet = 'filter' | 'sort' | 'map';

/** `chosen` is how many filters are on. */
type ResultsBarProps = { readonly data: ResultsData; readonly chosen: number };

/**
 * What a thumb reaches on a small screen: filters and order as sheets; without script the way to
 * them on the page.
 */
export function ResultsBar({ data, chosen }: ResultsBarProps) {
  const t = useTranslations('results');
  const [picked, setSheet] = useState<Sheet | 'none'>();
  const { hash } = useLocation();
  // Back from a holiday that was chosen on the map.
  const isKept = useLive() && hash.startsWith(MAP_HASH);
  const sheet = picked ?? (isKept ? 'map' : 'none');
  const { criteria, packageSearchResults: found } = data;
  const close = () => setSheet('none');
  return (
    <div className={styles.bar} role="group" aria-label={t('bar')}>
      <BarLink
        sheet="filter"
        to="#filters"
        icon={SlidersHorizontal}
        count={chosen}
        onOpen={setSheet}
      />
      <BarLink sheet="sort" to="#sort" icon={ArrowDownUp} count={0} onOpen={setSheet} />
      {found.packages.length > 0 && (
        <BarLink sheet="map" to="#map" icon={Map} count={0} onOpen={setSheet} />
      )}
      <Dialog
        open={sheet === 'filter'}
        onClose={close}
        title={t('narrow')}
        size="wide"
        foot={<ShowButton total={found.total} onPress={close} />}
      >
        <FilterForm data={data} idPrefix="sheet" />
      </Dialog>
      <Dialog open={sheet === 'sort'} onClose={close} title={t('sort_title')}>
        <ul className={styles.sorts}>
          {SORTS.map((sort) => (
            <li key={sort}>
              <Link
                to={routes.results.href({
                  query: makeCriteriaQuery({ ...criteria, sort, page: 1 }),
                })}
                aria-current={sort === criteria.sort ? 'true' : undefined}
                onClick={close}
              >
                {SORT_LABELS[sort]}
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
      {sheet === 'map' && (
        <Suspense>
          <MapSheet
            data={data}
            drawn={<ResultsMap data={data} />}
            onClose={close}
            onFilters={() => setSheet('filter')}
          />
        </Suspense>
      )}
    </div>
  );
}

type BarLinkProps = {
  readonly sheet: Sheet;
  readonly to: string;
  readonly icon: LucideIcon;
  readonly count: number;
  readonly onOpen: (sheet: Sheet) => void;
};

function BarLink({ sheet, to, icon, count, onOpen }: BarLinkProps) {
  const t = useTranslations('results');
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen(sheet);
  };
  return (
    <a href={to} onClick={open} className={classes(styles.link, styles[sheet])}>
      <Icon of={icon} />
      {t(`bar_${sheet}`)}
      {count > 0 && <span className={styles.badge}>{count}</span>}
    </a>
  );
}

function ShowButton({ total, onPress }: { readonly total: number; readonly onPress: () => void }) {
  const t = useTranslations('results');
  return (
    <Button type="button" wide onClick={onPress}>
      {t('show_count', { count: total })}
    </Button>
  );
}
