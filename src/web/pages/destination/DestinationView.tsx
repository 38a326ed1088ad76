import { formatDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { PriceRows, type PriceRow } from '#web/parts/PriceRows.tsx';
import { useChangeSearch } from '#web/parts/use-change-search.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations, type Translate } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { DestinationPlaceQuery, DestinationPricesQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './destination.module.css';

type DestinationViewProps = DestinationPricesQuery & {
  readonly place: NonNullable<DestinationPlaceQuery['destinationById']>;
  readonly criteria: Criteria;
};

/**
 * A place: what it is like, how one gets there, what is below it, and its cheapest holidays for
 * two.
 */
export function DestinationView({ place, criteria, discover, packages }: DestinationViewProps) {
  const t = useTranslations('destination');
  const change = useChangeSearch(makeCriteriaQuery(criteria));
  return (
    <article className={`${layout.wrap} ${styles.page}`}>
      <PageTitle
        title={t('title', { place: place.label })}
        description={place.description ?? t('lead', { place: place.label })}
      />
      <div className={styles.top}>
        <div className={styles.words}>
          <Above path={place.path ?? ''} within={place.within} />
          <h1 className={typography.title}>{place.label}</h1>
          {place.description !== null && <p className={typography.lead}>{place.description}</p>}
          <Facts place={place} />
          <p className={styles.acts}>
            <ButtonLink to={routes.results.href({ query: makeCriteriaQuery(criteria) })}>
              {t('see_holidays')}
            </ButtonLink>
            <ButtonLink kind="quiet" {...change.link}>
              {t('choose_days')}
            </ButtonLink>
          </p>
        </div>
        <Poster
          picture={pictureFacts(place.picture, 'poster')}
          sizes="(min-width: 1000px) 400px, (min-width: 640px) 300px, 92vw"
          first
          name={place.label}
          heading="p"
        />
      </div>
      {change.form}
      <Lists place={place} criteria={criteria} discover={discover} packages={packages} />
    </article>
  );
}

/** The places above, the largest first, each with its page. */
function Above({ path, within }: { readonly path: string; readonly within: string }) {
  const t = useTranslations('destination');
  const segments = path.split('/');
  const names = within === '' ? [] : within.split(', ').toReversed();
  return (
    <nav aria-label={t('above')} className={styles.above}>
      <Link to={routes.discovery.href()}>{t('everywhere')}</Link>
      {names.map((name, at) => (
        <Link key={name} to={placeHref(segments.slice(0, at + 1).join('/'))}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

function Facts({
  place: { nearestAirports, seasonality, thingsToDo },
}: {
  readonly place: DestinationViewProps['place'];
}) {
  const t = useTranslations('destination');
  const season =
    seasonality &&
    t('open', { from: dayOfYear(seasonality.startDate), to: dayOfYear(seasonality.endDate) });
  return (
    <dl className={styles.facts}>
      {nearestAirports.length > 0 && (
        <div>
          <dt>{t('airports')}</dt>
          <dd>{nearestAirports.map(({ name, km }) => t('airport', { name, km })).join(', ')}</dd>
        </div>
      )}
      <div>
        <dt>{t('season')}</dt>
        <dd>{season ?? t('all_year')}</dd>
      </div>
      {thingsToDo.length > 0 && (
        <div>
          <dt>{t('things')}</dt>
          <dd>
            <ul className={styles.things}>
              {thingsToDo.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Lists({ place, discover, packages, criteria }: DestinationViewProps) {
  const t = useTranslations('destination');
  const days = {
    from: formatDate(criteria.departureDate),
    to: formatDate(criteria.departureRangeEndDate),
  };
  const below = discover.places.filter((one) => one.place.value !== place.value);
  if (packages.packages.length === 0)
    return <p className={typography.lead}>{t('nothing', days)}</p>;
  return (
    <>
      <section aria-labelledby="cheapest" className={styles.list}>
        <h2 id="cheapest" className={typography.formHeading}>
          {t('cheapest', { place: place.label })}
        </h2>
        <p>{t('basis', days)}</p>
        <PriceRows wide rows={packages.packages.map((one) => holidayRow(one, t))} />
      </section>
      {below.length > 0 && (
        <section aria-labelledby="below" className={styles.list}>
          <h2 id="below" className={typography.formHeading}>
            {t('below', { place: place.label })}
          </h2>
          <PriceRows wide rows={below.map((one) => placeRow(one, t))} />
        </section>
      )}
    </>
  );
}

type Texts = Translate<'destination'>;

const holidayRow = (
  {
    id,
    hotel,
    board,
    departureDate,
    numberOfNights,
    price: { total },
    hotelQuoteId,
    flightQuoteId,
  }: DestinationViewProps['packages']['packages'][number],
  t: Texts,
): PriceRow => ({
  id,
  name: hotel.name,
  to: routes.hotel.href({ hotelId: hotel.id }),
  detail: t('holiday', {
    place: hotel.resortName,
    stars: hotel.ourStarRating,
    board: board.name.toLowerCase(),
    date: formatDate(departureDate),
    nights: numberOfNights,
  }),
  total,
  href: routes.deal.href({ hotelQuoteId, flightQuoteId, query: `seen=${total.amount}` }),
});

const placeRow = (
  {
    place,
    hotels,
    from,
    departureDate,
    numberOfNights,
    query,
  }: DestinationViewProps['discover']['places'][number],
  t: Texts,
): PriceRow => ({
  id: place.value,
  name: place.label,
  to: place.path === null ? undefined : placeHref(place.path),
  detail: t('place', { hotels, date: formatDate(departureDate), nights: numberOfNights }),
  total: from,
  href: routes.results.href({ query }),
});

/** The page of a place by its path, as `spain/majorca`. */
function placeHref(path: string): string {
  const [country = '', region, resort] = path.split('/');
  return routes.destination.href({ country, region, resort });
}

/** "1 May" of `05-01`. */
const dayOfYear = (monthAndDay: string): string => {
  const [, day = '', month = ''] = formatDate(`2028-${monthAndDay}`).split(' ');
  return `${day} ${month}`;
};
