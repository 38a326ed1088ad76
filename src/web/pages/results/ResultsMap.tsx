import { useTranslations } from 'use-intl';
import { formatMoney, type Money } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import { Coast, placedAt } from '#web/parts/Coast.tsx';
import { classes } from '#web/ui/classes.ts';
import { mapPins, type Pin } from './map-pins.ts';
import type { ResultsData } from './results-data.ts';
import styles from './ResultsMap.module.css';

type ResultsMapProps = { readonly data: ResultsData; readonly onChoose?: () => void };

/** Where the holidays of the page are, each with its total; a label leads to its card (visitors: R10). */
export function ResultsMap({ data: { criteria, packageSearchResults: found }, onChoose }: ResultsMapProps) {
  const t = useTranslations('results');
  const { frame, pins } = mapPins(found.packages);
  const { adults, children, infants } = headsOf(criteria.party);
  return (
    <div className={styles.map}>
      <Coast frame={frame} className={classes(styles.coast, frame.shape === 'wide' && styles.low)}>
        <ul>
          {pins.map((pin) => (
            <PinLink key={pin.holidays[0]?.id} pin={pin} onChoose={onChoose} />
          ))}
        </ul>
      </Coast>
      <p className={styles.basis}>{t('map_basis', { people: adults + children + infants })}</p>
    </div>
  );
}

type PinLinkProps = { readonly pin: Pin; readonly onChoose: (() => void) | undefined };

function PinLink({ pin: { at, holidays, side }, onChoose }: PinLinkProps) {
  const t = useTranslations('results');
  const [cheapest, ...others] = holidays;
  if (!cheapest) return null;
  const { hotel, price } = cheapest;
  const [place = ''] = hotel.placeLine.split(',');
  const label = [wholePounds(price.total), ...(others.length > 0 ? [`+${others.length}`] : [])].join(' ');
  const words = { label, hotel: hotel.name, place, amount: formatMoney(price.total), others: others.length };
  return (
    <li className={classes(styles.place, styles[side])} style={placedAt(at)}>
      <a href={`#card-${cheapest.id}`} className={styles.pin} data-pin={holidays.map(({ id }) => id).join(' ')} aria-label={t('pin', words)} onClick={onChoose}>
        {label}
      </a>
      <span className={styles.name} aria-hidden="true">
        {place}
      </span>
    </li>
  );
}

const POUND = 100;

const wholePounds = (total: Money): string => formatMoney({ ...total, amount: Math.ceil(total.amount / POUND) * POUND });
