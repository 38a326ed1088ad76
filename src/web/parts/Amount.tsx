import { formatMoney, type Money } from '#domain/money.ts';
import styles from './Amount.module.css';

type AmountProps = { readonly of: Money; readonly pence?: 'auto' | 'always' };

/** A price as set in print: the pence smaller, on the same line. Read aloud as one figure. */
export function Amount({ of: money, pence = 'auto' }: AmountProps) {
  const text = formatMoney(money, pence);
  const [whole, minor] = text.split('.');
  if (minor === undefined) return <span className={styles.amount}>{text}</span>;
  return (
    <span className={styles.amount}>
      {whole}
      <span className={styles.minor}>.{minor}</span>
    </span>
  );
}
