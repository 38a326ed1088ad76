import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { flightLength } from '#web/parts/flight-length.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations, type Translate } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Link } from '#web/ui/Link.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { discoveryHref, type DiscoveryAsked } from './discovery-address.ts';
import { placeHref } from './place-href.ts';
import type { DiscoveredPlaceFragment, DiscoveryComparedQuery } from './query.generated.ts';
import { searchIn } from './wall/chosen-places.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './Comparison.module.css';

/** A place with its cheapest holiday in full, and the cheapest of its next nine months. */
export type ComparedPlace = {
  readonly place: DiscoveredPlaceFragment;
  readonly holiday: DiscoveryComparedQuery['packages']['packages'][number] | undefined;
  readonly cheapest: DiscoveryComparedQuery['holidayCalendar']['cheapest'];
};

type ComparisonProps = DiscoveryAsked & { readonly places: readonly ComparedPlace[] };

/** Up to three places side by side, each by its cheapest holiday of the search. */
export function Comparison({ places, ...asked }: ComparisonProps) {
  const t = useTranslations('discovery');
  const { criteria } = asked;
  const together = makeCriteriaQuery(
    searchIn(
      criteria,
      places.map(({ place }) => place.place.value),
    ),
  );
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={t('compare_title')} description={t('compare_lead')} />
      <h1>{t('compare_title')}</h1>
      <p className={typography.lead}>{t('compare_lead')}</p>
      {places.length > 0 ? (
        <CompareTable places={places} criteria={criteria} />
      ) : (
        <p>{t('nothing')}</p>
      )}
      <p className={styles.acts}>
        <ButtonLink kind="quiet" to={discoveryHref(asked)}>
          {t('back')}
        </ButtonLink>
        {places.length > 0 && (
          <ButtonLink to={routes.results.href({ query: together })}>
            {t('search_compared', { count: places.length })}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

/** A phone shows no more before it is scrolled. */
const FIRST = 2;

type CompareTableProps = Pick<ComparisonProps, 'places' | 'criteria'>;

function CompareTable({ places, criteria }: CompareTableProps) {
  const t = useTranslations('discovery');
  const { adults, children, infants } = headsOf(criteria.party);
  const facts = factsOf(t, adults + children + infants);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <div className={styles.scroll} role="region" aria-label={t('compare_title')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('fact')}</VisuallyHidden>
            </th>
            {places.map(({ place: { place, query } }, at) => (
              <th key={place.value} scope="col">
                <span className={styles.picture}>
                  <Picture
                    picture={pictureFacts({ ...place.picture, alt: '' }, 'poster')}
                    sizes="(min-width: 1000px) 300px, (min-width: 640px) 23vw, 130px"
                    first={at < FIRST}
                  />
                </span>
                <Link to={placeHref(place.path, query)} className={styles.name}>
                  {place.label}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {places.map((one) => (
                <td key={one.place.place.value}>{of(one)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Fact = { readonly name: string; readonly of: (place: ComparedPlace) => React.ReactNode };

/** What places are compared by, row by row. */
const factsOf = (t: Translate<'discovery'>, people: number): readonly Fact[] => [
  {
    name: t('fact_price'),
    of: ({ place: { from, perPerson, query } }) => (
      <>
        <Link to={routes.results.href({ query })} className={styles.price}>
          {t('each_amount', { amount: formatMoney(perPerson) })}
        </Link>
        <span className={styles.detail}>{t('for_all', { amount: formatMoney(from), people })}</span>
      </>
    ),
  },
  {
    name: t('fact_flight'),
    of: ({ place: { flightMinutes } }) =>
      flightMinutes === null ? t('unknown') : t('away', flightLength(flightMinutes)),
  },
  {
    name: t('fact_warmth'),
    of: ({ place: { warmth } }) => (warmth === null ? t('unknown') : t('by_day', { warmth })),
  },
  { name: t('fact_hotels'), of: ({ place: { hotels } }) => t('hotels', { hotels }) },
  { name: t('fact_airport'), of: ({ holiday }) => airportWords(t, holiday) },
  { name: t('fact_tax'), of: ({ holiday }) => taxWords(t, holiday) },
  {
    name: t('fact_cheapest'),
    of: ({ cheapest }) =>
      cheapest ? (
        <>
          <Link to={routes.results.href({ query: cheapest.query })}>
            {t('cheapest_from', {
              date: formatDate(cheapest.departureDate),
              nights: cheapest.numberOfNights,
            })}
          </Link>
          <span className={styles.detail}>
            {t('for_all', { amount: formatMoney(cheapest.total), people })}
          </span>
        </>
      ) : (
        t('unknown')
      ),
  },
];

/** How far the hotel of the price is from its nearest airport. */
function airportWords(t: Translate<'discovery'>, holiday: ComparedPlace['holiday']): string {
  const [airport] = (holiday?.hotel.nearestAirports ?? []).toSorted((a, b) => a.km - b.km);
  return holiday && airport
    ? t('from_airport', { airport: airport.name, km: airport.km, resort: holiday.hotel.resortName })
    : t('unknown');
}

/** What is paid at the hotel of the price, as far as it is known. */
function taxWords(t: Translate<'discovery'>, holiday: ComparedPlace['holiday']): string {
  if (!holiday) return t('unknown');
  const tax = holiday.lines.find(({ kind }) => kind === 'local_tax');
  if (!tax) return t('no_tax');
  return tax.amount.amount > 0 ? formatMoney(tax.amount) : tax.basis;
}
