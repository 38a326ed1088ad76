import { formatMoney } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { Coast } from '#web/parts/Coast.tsx';
import { columnPins } from '#web/parts/map-pins.ts';
import { MapPin } from '#web/parts/MapPin.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import type { ResultsData } from '../results-data.ts';
import styles from './ResultsMap.module.css';

type ResultsMapProps = { readonly data: ResultsData; readonly onChoose?: () => void };

/**
 * Where the holidays of the page are, each with its total; a label leads to its card (visitors:
 * R10).
 */
export function ResultsMap({
  data: { criteria, packageSearchResults: found },
  onChoose,
}: ResultsMapProps) {
  const t = useTranslations('results');
  const { market } = usePageProperties().domainConfig;
  const { frame, pins } = columnPins(
    found.packages.map((holiday) => ({
      holiday,
      position: holiday.hotel.position,
      amount: holiday.price.total.amount,
    })),
  );
  const { adults, children, infants } = headsOf(criteria.party);
  return (
    <div className={styles.map}>
      <div className={styles.coast}>
        <Coast frame={frame}>
          <ul>
            {pins.map((pin) => {
              const { id, hotel, price } = pin.items[0]!.holiday;
              const [place = ''] = hotel.placeLine.split(',');
              const words = (label: string): string =>
                t('pin', {
                  label,
                  hotel: hotel.name,
                  place,
                  amount: formatMoney(price.total),
                  others: pin.items.length - 1,
                });
              return (
                <MapPin
                  key={id}
                  pin={pin}
                  href={`#card-${id}`}
                  from={price.total}
                  name={place}
                  words={words}
                  cards={pin.items.map(({ holiday }) => holiday.id)}
                  onChoose={onChoose}
                />
              );
            })}
          </ul>
        </Coast>
      </div>
      <p className={styles.basis}>
        {t('map_basis', { people: adults + children + infants, market })}
      </p>
    </div>
  );
}
