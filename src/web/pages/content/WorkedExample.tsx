import { formatDate, MONTH_NAMES } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { ComparedMonth, ComparedMonths } from './comparison.ts';
import styles from './content.module.css';

/** Of the section, which the list of this page's headings names. */
export const EXAMPLE_ID = 'worked-example';

/** What the section is called. */
export function useExampleTitle(): (comparison: ComparedMonths) => string {
  const t = useTranslations('content');
  return ({ place, first, second }) =>
    t('compare_title', {
      place,
      first: MONTH_NAMES[first.month - 1] ?? '',
      second: MONTH_NAMES[second.month - 1] ?? '',
    });
}

/** Two weeks with price and weather, and the sentence that their figures prove. */
export function WorkedExample({ comparison }: { readonly comparison: ComparedMonths }) {
  const t = useTranslations('content');
  const { first, second, by, gain } = comparison;
  const more = second.priced.perPerson.amount - first.priced.perPerson.amount;
  const difference = formatMoney({ ...second.priced.perPerson, amount: Math.abs(more) });
  const title = useExampleTitle()(comparison);
  return (
    <section aria-labelledby={EXAMPLE_ID} className={styles.example}>
      <h2 id={EXAMPLE_ID}>{title}</h2>
      <div className={styles.leaf}>
        <Week month={first} />
        <Week month={second} />
        <p className={styles.conclusion}>
          {by === 'price'
            ? t('compare_price', { difference })
            : t('compare_end', {
                way: more > 0 ? 'more' : more < 0 ? 'less' : 'same',
                difference,
                gain: t(`gain_${by}`, { gain }),
              })}
        </p>
      </div>
      <p className={styles.basis}>{t('compare_basis')}</p>
    </section>
  );
}

function Week({ month: { priced, weather } }: { readonly month: ComparedMonth }) {
  const t = useTranslations('content');
  const { perPerson, total, departureDate, numberOfNights } = priced;
  const { air, sea, rainDays: rain } = weather;
  return (
    <div className={styles.week}>
      <p>
        <Link to={dealHref(priced)}>
          {t('compare_week', { nights: numberOfNights, date: formatDate(departureDate) })}
        </Link>
        <small>
          {sea === null ? t('weather', { air, rain }) : t('weather_sea', { air, sea, rain })}
        </small>
      </p>
      <p data-price="pp">
        <strong>{t('each', { amount: formatMoney(perPerson) })}</strong>
        <small data-price="total">{t('for_two', { total: formatMoney(total) })}</small>
      </p>
    </div>
  );
}
