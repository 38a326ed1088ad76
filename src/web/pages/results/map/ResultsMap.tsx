import { formatMoney } from '#domain/money.ts';
import { Coast, placedAt } from '#web/parts/Coast.tsx';
import { columnPins } from '#web/parts/map-pins.ts';
import { PinLabel, pinText } from '#web/parts/Map/PinLabel.tsx';
import { usePriceView } from '#web/parts/price-view.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { ResultsData } from '../results-data.ts';
import styles from './ResultsMap.module.css';

/**
 * Where the holidays of the page are, drawn: for whoever has no script, and until somebody reaches
 * for the map (visitors: R10). A label leads to its card.
 */
export function ResultsMap({ data }: { readonly data: ResultsData }) {
  const t = useTranslations('results');
  const [view] = usePriceView();
  const isEach = view === 'PER_PERSON_PRICE';
  const { frame, pins } = columnPins(
    data.packageSearchResults.packages.map(({ id, hotel, price }) => ({
      id,
      hotel,
      position: hotel.position,
      price: isEach ? price.perPerson : price.total,
      amount: price.total.amount,
    })),
  );
  return (
    <div className={styles.map}>
      <div className={styles.coast}>
        <Coast frame={frame}>
          <ul>
            {pins.map(({ at, items }) => {
              const { id, hotel, price } = items[0]!;
              const place = hotel.placeLine.split(',')[0]!;
              const words = t('pin', {
                label: pinText(price, items.length),
                hotel: hotel.name,
                place,
                amount: formatMoney(price),
                others: items.length - 1,
              });
              return (
                <li key={id} className={styles.place} style={placedAt(at)}>
                  <a
                    href={`#card-${id}`}
                    className={styles.pin}
                    data-pin={items.map((one) => one.id).join(' ')}
                    aria-label={words}
                  >
                    <PinLabel price={price} hotels={items.length} />
                  </a>
                  <span className={styles.name} aria-hidden="true">
                    {place}
                  </span>
                </li>
              );
            })}
          </ul>
        </Coast>
      </div>
    </div>
  );
}
