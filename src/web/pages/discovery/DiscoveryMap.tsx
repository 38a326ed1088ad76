import { formatMoney } from '#domain/money.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { Coast } from '#web/parts/Coast.tsx';
import { widePins } from '#web/parts/map-pins.ts';
import { MapPin } from '#web/parts/MapPin.tsx';
import { useLinkedCards } from '#web/parts/use-linked-cards.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { DiscoveredPlaceFragment } from './query.generated.ts';
import styles from './DiscoveryMap.module.css';

type DiscoveryMapProps = {
  readonly places: readonly DiscoveredPlaceFragment[];
  readonly people: number;
};

/** As many as the map can tell apart. */
const MOST_SHOWN = 16;

/** Where the cheapest places are, each with its total; a label opens the search there. */
export function DiscoveryMap({ places, people }: DiscoveryMapProps) {
  const t = useTranslations('discovery');
  const { market } = usePageProperties().domainConfig;
  useLinkedCards();
  const { frame, pins } = widePins(
    places.slice(0, MOST_SHOWN).map((place) => ({ ...place, amount: place.from.amount })),
  );
  return (
    <section aria-label={t('map')} className={styles.map}>
      <Coast frame={frame}>
        <ul>
          {pins.map((pin) => {
            const { place, from, query } = pin.items[0]!;
            const words = (label: string): string =>
              t('pin', {
                label,
                place: place.label,
                amount: formatMoney(from),
                others: pin.items.length - 1,
              });
            return (
              <MapPin
                key={place.value}
                pin={pin}
                href={routes.results.href({ query })}
                from={from}
                name={place.label}
                words={words}
                cards={pin.items.map((item) => item.place.value)}
              />
            );
          })}
        </ul>
      </Coast>
      <p className={styles.basis}>{t('map_basis', { people, market })}</p>
    </section>
  );
}
