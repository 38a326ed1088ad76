import { formatMoney } from '#domain/money.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { monthName, roundedUp } from '#web/parts/in-few-words.ts';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { byLetter } from './by-name.ts';
import type { Loaded } from './load-destinations.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './destinations.module.css';

/** All countries by name, with what each costs. */
export function AtoZ({ continents, month }: Loaded) {
  const t = useTranslations('destinations');
  return (
    <section aria-labelledby="az" className={`${layout.ruled} ${styles.section}`}>
      <div className={styles.head}>
        <h2 id="az">{t('az')}</h2>
        <p className={typography.small}>{t('az_basis', { month: monthName(month.month) })}</p>
      </div>
      <dl className={styles.letters}>
        {byLetter(continents).map(({ letter, countries }) => (
          <div key={letter}>
            <dt>{letter}</dt>
            {countries.map(({ value, label, path, priced }) => (
              <dd key={value}>
                <Link to={placePageHref(path ?? '')}>{label}</Link>
                {priced && (
                  <Link
                    to={dealHref({ ...priced, total: priced.from })}
                    aria-label={t('az_price', {
                      place: label,
                      each: formatMoney(roundedUp(priced.perPerson)),
                    })}
                  >
                    {formatMoney(roundedUp(priced.perPerson))}
                  </Link>
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
