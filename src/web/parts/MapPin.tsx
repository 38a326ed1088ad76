import { formatMoney, type Money } from '#domain/money.ts';
import { classes } from '#web/ui/classes.ts';
import { placedAt } from './Coast.tsx';
import type { Pin, Placed } from './map-pins.ts';
import styles from './MapPin.module.css';

type MapPinProps = {
  readonly pin: Pin<Placed>;
  readonly href: string;
  /** The cheapest price of the pin, told in whole pounds. */
  readonly from: Money;
  /** Written under the label. */
  readonly name: string;
  /** Says the whole pin, its label first. */
  readonly words: (label: string) => string;
  /** The cards that are raised together with it (use-linked-cards). */
  readonly cards: readonly string[];
  readonly onChoose?: (() => void) | undefined;
};

/** A luggage label on a map: the price of the cheapest, and how many more stand there. */
export function MapPin({
  pin: { at, side, items },
  href,
  from,
  name,
  words,
  cards,
  onChoose,
}: MapPinProps) {
  const label = [wholePounds(from), ...(items.length > 1 ? [`+${items.length - 1}`] : [])].join(
    ' ',
  );
  return (
    <li className={classes(styles.place, styles[side])} style={placedAt(at)}>
      <a
        href={href}
        className={styles.pin}
        data-pin={cards.join(' ')}
        aria-label={words(label)}
        onClick={onChoose}
      >
        {label}
      </a>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
    </li>
  );
}

const POUND = 100;

const wholePounds = (total: Money): string =>
  formatMoney({ ...total, amount: Math.ceil(total.amount / POUND) * POUND });
