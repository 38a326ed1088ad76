import { MONTH_NAMES } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ChipLink, ChipRow } from '#web/ui/Chip.tsx';
import { Link } from '#web/ui/Link.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { landingHref } from '../landing-address.ts';
import type { LoadedLanding } from '../load-landing.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './landing.module.css';

/** Pages of the same month, each of a kind of holiday; or of the same kind, each of a month. */
export const Pairs = ({ month, pairs }: LoadedLanding) =>
  month === undefined ? <Months pairs={pairs} /> : <Kinds month={month} pairs={pairs} />;

type PairsProps = Pick<LoadedLanding, 'pairs'>;

/** Year by year; what they cost stands on the leaf above. */
function Months({ pairs }: PairsProps) {
  const t = useTranslations('holidays');
  const years = Map.groupBy(pairs, ({ id }) => id.slice(0, 4));
  return (
    <section aria-labelledby="your-way" className={`${layout.ruled} ${layout.stack}`}>
      <h2 id="your-way">{t('your_month')}</h2>
      <p className={typography.small}>{t('your_month_basis')}</p>
      <dl className={styles.years}>
        {[...years].map(([year, months]) => (
          <div key={year}>
            <dt>{year}</dt>
            <dd>
              <ChipRow>
                {months.map(({ id, name, path }) => (
                  <ChipLink key={id} to={landingHref(path)} preventScrollReset={false}>
                    {name.slice(0, -5)}
                    <VisuallyHidden>{name.slice(-5)}</VisuallyHidden>
                  </ChipLink>
                ))}
              </ChipRow>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The name leads to its page, the price to the holiday. */
function Kinds({ month, pairs }: PairsProps & { readonly month: string }) {
  const t = useTranslations('holidays');
  return (
    <section aria-labelledby="your-way" className={`${layout.ruled} ${layout.stack}`}>
      <div className={styles.placesHead}>
        <h2 id="your-way">
          {t('your_way', { month: MONTH_NAMES[Number(month.slice(5)) - 1] ?? '' })}
        </h2>
        <p className={typography.small}>{t('your_way_basis')}</p>
      </div>
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
