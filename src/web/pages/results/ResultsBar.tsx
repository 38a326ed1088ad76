import { ArrowDownUp, Map, SlidersHorizontal, type LucideIcon } from 'lucide-react';
import { Suspense, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useLive } from '#web/ui/use-live.ts';
import { MAP_HASH } from './map/map-hash.ts';
import { ResultsMap } from './map/ResultsMap.tsx';
import type { ResultsData } from './results-data.ts';
import { ResultsSheets } from './ResultsSheets.tsx';
import styles from './ResultsBar.module.css';

const MapSheet = lazyPart(async () => (await import('./map/MapSheet.tsx')).MapSheet);

type Sheet = 'filter' | 'sort' | 'map';

/** The state of a visit to the map that was opened from its list. */
const FROM_LIST = 'from-list';

/** `chosen` is how many filters are on. */
type ResultsBarProps = { readonly data: ResultsData; readonly chosen: number };

/**
 * What a thumb reaches on a small screen: filters and order as sheets; without script the way to
 * them on the page.
 */
export function ResultsBar({ data, chosen }: ResultsBarProps) {
  const t = useTranslations('results');
  const [picked, setSheet] = useState<'filter' | 'sort' | 'none'>();
  const location = useLocation();
  const { hash, search } = location;
  const navigate = useNavigate();
  // A visit of its own: Back leads from the map to the list, and from a holiday to the map.
  const isMap = useLive() && hash.startsWith(MAP_HASH);
  const open = (sheet: Sheet) =>
    sheet === 'map'
      ? void navigate({ search, hash: MAP_HASH }, { preventScrollReset: true, state: FROM_LIST })
      : setSheet(sheet);
  const close = () => setSheet('none');
  const closeMap = () =>
    void (location.state !== FROM_LIST
      ? navigate({ search }, { replace: true, preventScrollReset: true })
      : navigate(-1));
  return (
    <div className={styles.bar} role="group" aria-label={t('bar')}>
      <BarLink sheet="filter" to="#filters" icon={SlidersHorizontal} count={chosen} onOpen={open} />
      <BarLink sheet="sort" to="#sort" icon={ArrowDownUp} count={0} onOpen={open} />
      <BarLink sheet="map" to="#map" icon={Map} count={0} onOpen={open} />
      {picked !== undefined && (
        <ResultsSheets
          data={data}
          open={isMap || picked === 'none' ? undefined : picked}
          onClose={close}
        />
      )}
      {isMap && (
        <Suspense>
          <MapSheet
            data={data}
            drawn={<ResultsMap data={data} />}
            onClose={closeMap}
            onFilters={() => {
              setSheet('filter');
              closeMap();
            }}
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
