import { formatMoney, type Money } from '#domain/money.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import styles from './PriceRows.module.css';

/** A line of a price list: what it is, what it holds, and the total that leads on to it. */
export type PriceRow = {
  readonly id: string;
  readonly name: string;
  /** Where the name leads; the price leads to `href`. */
  readonly to?: string | undefined;
  readonly detail: string;
  readonly total: Money;
  readonly href: string;
};

type PriceRowsProps = {
  readonly rows: readonly PriceRow[];
  /** Has the whole width of the page: on a desk two rows stand side by side. */
  readonly wide?: boolean;
};

/** Names, what they hold and totals for two, as a timetable reads. */
export function PriceRows({ rows, wide = false }: PriceRowsProps) {
  const t = useTranslations('common');
  return (
    <ol className={classes(styles.rows, wide && styles.wide)}>
      {rows.map(({ id, name, to, detail, total, href }) => (
        <li key={id} className={styles.row}>
          <p>
            {to === undefined ? (
              <span className={styles.name}>{name}</span>
            ) : (
              <Link to={to} className={styles.name}>
                {name}
              </Link>
            )}
            <span className={styles.detail}>{detail}</span>
          </p>
          <p className={styles.price}>
            <Link
              to={href}
              className={styles.total}
              data-price="total"
              aria-label={t('see_price', { name, amount: formatMoney(total) })}
            >
              {formatMoney(total)}
            </Link>
            <span className={styles.detail}>
              {t('total_for_two', {
                each: formatMoney({ ...total, amount: Math.ceil(total.amount / 2) }),
              })}
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}
