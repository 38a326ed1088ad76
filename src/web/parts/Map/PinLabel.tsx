import { formatMoney, type Money } from '#domain/money.ts';
import styles from './PinLabel.module.css';

type PinLabelProps = { readonly price: Money; readonly hotels: number };

/** A price in whole pounds, and for how many hotels it is the lowest. */
export function PinLabel({ price, hotels }: PinLabelProps) {
  return (
    <span className={styles.label}>
      {wholePounds(price)} {hotels > 1 && <span className={styles.count}>{hotels}</span>}
    </span>
  );
}

/** What a label shows, as text. */
export const pinText = (price: Money, hotels: number): string =>
  hotels > 1 ? `${wholePounds(price)} ${hotels}` : wholePounds(price);

const POUND = 100;

/** Rounded up: nothing on the map is cheaper than it turns out to be. */
const wholePounds = (price: Money): string =>
  formatMoney({ ...price, amount: Math.ceil(price.amount / POUND) * POUND });
