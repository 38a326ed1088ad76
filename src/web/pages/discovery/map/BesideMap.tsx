import { formatMoney } from '#domain/money.ts';
import { usePriceView } from '#web/parts/price-view.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { DiscoveredPlaceFragment } from '../query.generated.ts';
import { wholePrice } from './whole-price.ts';
import styles from './DiscoveryMap.module.css';

/** As many as there is room for. */
const MOST = 5;

/** Places that the map has no room for, low at its left; each leads to its search. */
export function BesideMap({ places }: { readonly places: readonly DiscoveredPlaceFragment[] }) {
  const t = useTranslations('discovery');
  const [view] = usePriceView();
  if (places.length === 0) return null;
  return (
    <div className={styles.beside}>
      <p className={styles.besideHead}>{t('beside')}</p>
      <ul>
        {places.slice(0, MOST).map((found) => (
          <li key={found.place.value}>
            <Link to={routes.results.href({ query: found.query })}>
              <span>{found.place.label}</span>
              <strong>{formatMoney(wholePrice(found, view))}</strong>
            </Link>
          </li>
        ))}
      </ul>
      {places.length > MOST && <p>{t('beside_more', { count: places.length - MOST })}</p>}
    </div>
  );
}
