import { placePageHref } from '#web/parts/place-page-href.ts';
import { FromPrice } from '#web/parts/PlacePrices/FromPrice.tsx';
import { ON_THE_MAP } from '#web/parts/PlacePrices/on-the-map.ts';
import { PlacesMap } from '#web/parts/PlacePrices/PlacesMap.tsx';
import { PricedPosters } from '#web/parts/PlacePrices/PricedPosters.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { Loaded } from './load-destinations.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './destinations.module.css';

type ContinentProps = Loaded['continents'][number] & { readonly month: string };

/** Its best known countries as posters beside a map, the others in a list, each with its price. */
export function Continent({ id, name, countries, map, isFew, month }: ContinentProps) {
  const t = useTranslations('destinations');
  const [shown, others] = [countries.slice(0, ON_THE_MAP), countries.slice(ON_THE_MAP)];
  const priced = others.filter((one) => one.priced);
  const notOnSale = others.filter((one) => !one.priced);
  const unpriced = t('no_price', { month });
  return (
    <section aria-labelledby={id} className={`${layout.ruled} ${styles.section}`}>
      <div className={styles.head}>
        <h2 id={id}>{name}</h2>
        <p className={typography.small}>{t('countries_basis', { count: countries.length })}</p>
      </div>
      <div className={classes(styles.around, isFew && styles.aroundFew)}>
        <PlacesMap name={name} map={map} />
        <PricedPosters
          isNumbered
          places={shown}
          sizes={
            isFew
              ? '(min-width: 640px) 284px, 46vw'
              : '(min-width: 1280px) 150px, (min-width: 640px) 20vw, 46vw'
          }
          className={isFew ? styles.few : styles.scrolls}
          unpriced={unpriced}
        />
      </div>
      {priced.length > 0 && (
        <Disclosure summary={t('more', { count: priced.length, continent: name })}>
          <ol className={styles.others} start={shown.length + 1}>
            {priced.map(({ value, label, path, priced: of }) => (
              <li key={value}>
                <Link to={placePageHref(path ?? '')}>{label}</Link>
                {of && <FromPrice of={of} isAtEnd />}
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
      {notOnSale.length > 0 && (
        <div className={styles.notOnSale}>
          <p>{unpriced}</p>
          <ul>
            {notOnSale.map(({ value, label, path }) => (
              <li key={value}>
                <Link to={placePageHref(path ?? '')}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
