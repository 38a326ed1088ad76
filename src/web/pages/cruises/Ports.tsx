import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { roundedUp } from '#web/parts/in-few-words.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { LoadedPorts } from './port-cities.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './cruises.module.css';

/** Cities by a port as city breaks, each with the holiday that its price opens. */
export function Ports({ ports: { criteria, cities } }: { readonly ports: LoadedPorts }) {
  const t = useTranslations('cruises');
  if (cities.length === 0) return null;
  const days = {
    from: formatDate(criteria.departureDate),
    to: formatDate(criteria.departureRangeEndDate),
  };
  return (
    <section aria-labelledby="ports" className={`${layout.ruled} ${layout.stack}`}>
      <h2 id="ports">{t('ports')}</h2>
      <p className={typography.small}>{t('ports_basis', days)}</p>
      <ol className={styles.ports}>
        {cities.map(({ place: { value, label, path, picture }, ...priced }) => (
          <li key={value}>
            <Poster
              picture={pictureFacts(picture, 'poster')}
              sizes="(min-width: 1000px) 310px, (min-width: 640px) 30vw, 46vw"
              name={label}
              {...(path !== null && { to: placePageHref(path) })}
            />
            <p className={styles.from}>
              <Link to={dealHref({ ...priced, total: priced.from })} data-price="pp">
                {t('from_each', { each: formatMoney(roundedUp(priced.perPerson)) })}
              </Link>
              <span data-price="total">
                {t('for_two', {
                  total: formatMoney(priced.from),
                  date: formatDate(priced.departureDate, 'short'),
                })}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
