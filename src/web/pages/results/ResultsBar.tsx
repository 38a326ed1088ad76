import { ArrowDownUp, Map, SlidersHorizontal, type LucideIcon } from 'lucide-react';
import { Suspense, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useLive } from '#web/ui/use-live.ts';
import { MAP_HASH } from './map/map-hash.ts';
import { ResultsMap } from './map/ResultsMap.tsx';
import type { ResultsData } from './results-data.ts';
import styles from './ResultsBar.module.css';

const ResultsSheets = lazyPart(async () => (await import('./ResultsSheets.tsx')).ResultsSheets);
const MapSheet = lazyPart(async () => (await import('./map/MapSheet.tsx')).MapSheet);

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
      <BarLink sheet="map" to="#map" icon={Map} count={0} onOpen={setSheet} />
      {picked !== undefined && (
        <Suspense>
          <ResultsSheets
            data={data}
            open={sheet === 'filter' || sheet === 'sort' ? sheet : undefined}
            onClose={close}
          />
        </Suspense>
      )}
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
