import { Suspense, useRef } from 'react';
import { formatMoney } from '#domain/money.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { Coast, placedAt } from '#web/parts/Coast.tsx';
import { useReach } from '#web/parts/Map/use-reach.ts';
import { usePriceView } from '#web/parts/price-view.ts';
import { useLinkedCards } from '#web/parts/use-linked-cards.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { BesideMap } from './BesideMap.tsx';
import { drawnPlaces, type DiscoveryMapProps } from './drawn-places.ts';
import { wholePrice } from './whole-price.ts';
import styles from './DiscoveryMap.module.css';

const LivePlaces = lazyPart(
  async () => (await import('./LivePlaces.tsx')).LivePlaces,
  ({ drawn }) => drawn,
);

/**
 * The places on a map, drawn until somebody reaches for it and then one that moves: those that fit
 * with a label, the others paler, so that none disappears.
 */
export function DiscoveryMap(props: DiscoveryMapProps) {
  const t = useTranslations('discovery');
  const { market } = usePageProperties().domainConfig;
  const section = useRef<HTMLElement>(null);
  const reach = useReach(section);
  useLinkedCards();
  const drawn = <DrawnPlaces {...props} />;
  return (
    <section ref={section} aria-label={t('map')} className={styles.map}>
      {reach === undefined ? (
        drawn
      ) : (
        <Suspense fallback={drawn}>
          <LivePlaces {...props} drawn={drawn} takesFocus={reach === 'keys'} />
        </Suspense>
      )}
      <p className={styles.basis}>{t('map_basis', { market })}</p>
    </section>
  );
}

/** A label leads to its poster. */
function DrawnPlaces({ places, fitting, chosen }: DiscoveryMapProps) {
  const t = useTranslations('discovery');
  const [view] = usePriceView();
  const { frame, labels, pale, others } = drawnPlaces(places, fitting);
  return (
    <>
      <div className={styles.box}>
        <div className={styles.coast}>
          <Coast frame={frame}>
            <ul>
              {labels.map(({ at, found, hiddenOn }) => (
                <li
                  key={found.place.value}
                  className={classes(styles.place, ...hiddenOn.map((window) => styles[window]))}
                  style={placedAt(at)}
                >
                  <a
                    href={`#place-${found.place.value}`}
                    className={classes(
                      styles.pin,
                      chosen.includes(found.place.value) && styles.chosen,
                    )}
                    data-pin={found.place.value}
                    aria-label={t('pin', {
                      place: found.place.label,
                      amount: formatMoney(wholePrice(found, view)),
                      basis: view === 'PER_PERSON_PRICE' ? 'each' : 'total',
                    })}
                  >
                    <span>{found.place.label} </span>
                    <strong>{formatMoney(wholePrice(found, view))}</strong>
                  </a>
                </li>
              ))}
              {pale.map(({ at, found }) => (
                <li key={found.place.value} className={styles.pale} style={placedAt(at)}>
                  {found.place.label} {formatMoney(wholePrice(found, view))}
                </li>
              ))}
            </ul>
          </Coast>
        </div>
      </div>
      <BesideMap places={others} />
    </>
  );
}
