import { formatMoney } from '#domain/money.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { monthName } from '#web/parts/in-few-words.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { PricedPosters } from '#web/parts/PlacePrices/PricedPosters.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { AtoZ } from './AtoZ.tsx';
import { Continent } from './Continent.tsx';
import type { Loaded } from './load-destinations.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './destinations.module.css';

/** Where it is warm, where it is cheap, each continent with its map, and all countries by name. */
export function DestinationsView(props: Loaded) {
  const { month, continents, hotels } = props;
  const t = useTranslations('destinations');
  const named = { month: monthName(month.month) };
  const countries = continents.reduce((sum, one) => sum + one.countries.length, 0);
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={t('title')} description={t('description')} />
      <nav aria-label={t('above')} className={layout.crumbs}>
        <Link to={routes.home.href()}>{t('home')}</Link>
        <span aria-current="page">{t('heading')}</span>
      </nav>
      <div className={layout.top}>
        <h1 className={typography.title}>{t('heading')}</h1>
        <p className={typography.lead}>{t('lead', { ...named, countries, hotels })}</p>
      </div>
      <Months {...props} />
      <Warm {...props} />
      <Under {...props} />
      {continents.map((continent) => (
        <Continent key={continent.id} {...continent} month={named.month} />
      ))}
      <AtoZ {...props} />
    </div>
  );
}

/** Whichever is chosen, all prices of the page are of it. */
function Months({ month, months }: Loaded) {
  const t = useTranslations('destinations');
  return (
    <nav aria-label={t('months')} className={styles.months}>
      <p className={typography.caps}>{t('months')}</p>
      <ul>
        {months.map((one) => (
          <li key={one.subject}>
            <Link
              preventScrollReset
              to={routes.destinations.href({ query: `month=${one.subject}` })}
              aria-current={one.subject === month.subject ? 'page' : undefined}
            >
              {monthName(one.month).slice(0, 3)} <span>{one.month.slice(0, 4)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={typography.small}>{t('basis', { month: monthName(month.month) })}</p>
    </nav>
  );
}

function Warm({ month, warm }: Loaded) {
  const t = useTranslations('destinations');
  const named = { month: monthName(month.month) };
  return (
    <section aria-labelledby="warm" className={`${layout.ruled} ${styles.section}`}>
      <div className={styles.head}>
        <h2 id="warm">{t('warm', named)}</h2>
        <p className={typography.small}>{t(warm.length > 0 ? 'warm_basis' : 'warm_none', named)}</p>
        <p className={layout.alone}>
          <Link to={routes.holidays.href({ subject: month.subject })}>
            {t('more_month', named)}
          </Link>
        </p>
      </div>
      <PricedPosters
        places={warm.map(({ place, weather, ...priced }) => ({ ...place, weather, priced }))}
        sizes="(min-width: 1000px) 300px, (min-width: 640px) 23vw, 46vw"
        className={`${styles.warm} ${styles.scrolls}`}
      />
    </section>
  );
}

function Under({ month, cheap, under, criteria }: Loaded) {
  const t = useTranslations('destinations');
  const named = {
    month: monthName(month.month),
    price: formatMoney(under),
  };
  return (
    <section aria-labelledby="under" className={`${layout.ruled} ${styles.section}`}>
      <div className={styles.head}>
        <h2 id="under">{t('under', named)}</h2>
        <p className={typography.small}>
          {t(cheap.length > 0 ? 'under_basis' : 'under_none', named)}
        </p>
        <p className={layout.alone}>
          <Link to={routes.discovery.href({ query: makeCriteriaQuery(criteria) })}>
            {t('on_map')}
          </Link>
        </p>
      </div>
      <PricedPosters
        places={cheap.map(({ place, ...priced }) => ({
          ...place,
          note: place.within,
          priced,
        }))}
        sizes="(min-width: 1000px) 205px, (min-width: 640px) 23vw, 46vw"
        className={`${styles.six} ${styles.scrolls}`}
      />
    </section>
  );
}
