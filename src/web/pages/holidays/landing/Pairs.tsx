import { MONTH_NAMES } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { landingHref } from '../landing-address.ts';
import type { LoadedLanding } from '../load-landing.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './landing.module.css';

/**
 * Kinds of holiday in the same month, or months of the same kind: the name leads to their page, the
 * price to the holiday.
 */
export function Pairs({ month, pairs }: LoadedLanding) {
  const t = useTranslations('holidays');
  return (
    <section aria-labelledby="your-way" className={`${layout.ruled} ${layout.stack}`}>
      <h2 id="your-way">
        {month === undefined
          ? t('your_month')
          : t('your_way', { month: MONTH_NAMES[Number(month.slice(5)) - 1] ?? '' })}
      </h2>
      <p className={typography.small}>{t('your_way_basis')}</p>
      <ul className={styles.pairs}>
        {pairs.map(({ id, name, path, cheapest }) => (
          <li key={id}>
            <Link to={landingHref(path)} className={typography.h3}>
              {name}
            </Link>
            <Link to={dealHref(cheapest)}>{formatMoney(cheapest.perPerson)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
