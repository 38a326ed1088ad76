import { formatDate, MONTH_NAMES } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { roundedUp } from '#web/parts/in-few-words.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { LoadedLanding } from '../load-landing.ts';
import styles from './leaf.module.css';

/** A leaf with the lowest price of each month that can be booked, which opens as that holiday. */
export function MonthsLeaf({ months = [], criteria }: LoadedLanding) {
  const t = useTranslations('holidays');
  const lowest = Math.min(...months.map(({ total }) => total.amount));
  return (
    <section className={styles.leaf} aria-labelledby="leaf">
      <div className={styles.head}>
        <h2 id="leaf">{t('leaf_months')}</h2>
      </div>
      <ol className={styles.months}>
        {months.map((priced) => {
          const each = formatMoney(roundedUp(priced.perPerson));
          const isLowest = priced.total.amount === lowest;
          return (
            <li key={priced.month} className={classes(styles.day, isLowest && styles.lowest)}>
              <Link to={dealHref(priced)}>
                <span className={styles.number}>
                  {MONTH_NAMES[Number(priced.month.slice(5)) - 1]?.slice(0, 3)}{' '}
                  <small>{priced.month.slice(0, 4)}</small>
                </span>
                <VisuallyHidden> {t('leaf_month_from')} </VisuallyHidden>
                <span className={styles.price}>{each}</span>
                <VisuallyHidden>
                  {' '}
                  {t('leaf_month_each', {
                    date: formatDate(priced.departureDate, 'short'),
                    isLowest: String(isLowest),
                  })}
                </VisuallyHidden>
              </Link>
            </li>
          );
        })}
      </ol>
      <p className={styles.note}>{t('leaf_months_basis', { nights: criteria.nights[0] ?? 0 })}</p>
    </section>
  );
}
