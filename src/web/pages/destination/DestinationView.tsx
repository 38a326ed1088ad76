import { inSeason } from '#domain/catalogue/local-tax.ts';
import { formatDate, formatDayOfYear, MONTH_NAMES } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { earliestStart } from '#domain/search/earliest-start.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { flightLength } from '#web/parts/flight-length.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { PhoneBar } from '#web/parts/PhoneBar.tsx';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { useChangeSearch } from '#web/parts/use-change-search.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import type { AdviceProps } from './advice/Advice.tsx';
import { cheapestOf } from './cheapest-week.ts';
import { LateAdvice, LateThingsToDo } from './late-tabs.tsx';
import { Overview } from './overview/Overview.tsx';
import { TABS, type PlaceTab } from './place-address.ts';
import type { PlaceProps, Prices } from './place-props.ts';
import type { Things } from './things/order-things.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './destination.module.css';

type DestinationViewProps = PlaceProps &
  (
    | ({ readonly tab: 'overview' } & Prices)
    | { readonly tab: 'things-to-do'; readonly things: Things }
    | ({ readonly tab: 'travel-advice' } & AdviceProps)
  );

/** A place: its poster and facts, and under them one of three tabs (ROUTE-08, LAND-02). */
export function DestinationView(props: DestinationViewProps) {
  const { title, place, guide, criteria, earliest, tab } = props;
  const t = useTranslations('destination');
  const query = makeCriteriaQuery(criteria);
  const change = useChangeSearch(query);
  const wrong = tab === 'travel-advice' ? props.asked.wrong : [];
  const months = tab === 'overview' ? props.prices.cheapestMonths.months : [];
  return (
    <article className={`${layout.wrap} ${styles.page}`} data-tab={tab}>
      <PageTitle
        title={t(`title_${tab}`, { place: title })}
        description={t(`description_${tab}`, { place: title })}
        hasProblems={wrong.length > 0}
      />
      <ErrorSummary
        problems={wrong.map((field) => ({ fieldId: field, message: t(`wrong_${field}`) }))}
      />
      <Above path={place.path ?? ''} within={place.within} name={place.label} />
      <Top {...props} months={months} change={change.link} />
      {change.form}
      <SaleState
        season={place.seasonality}
        earliest={earliest}
        spans={guide.closedByAdvice}
        isAdvice={tab === 'travel-advice'}
      />
      <PlaceTabs path={place.path ?? ''} name={place.label} current={tab} />
      {tab === 'overview' && <Overview {...props} />}
      {tab === 'things-to-do' && <LateThingsToDo {...props} />}
      {tab === 'travel-advice' && <LateAdvice {...props} />}
      {months.length > 0 && (
        <PhoneBar>
          <Cheapest months={months} />
          <ButtonLink to={routes.results.href({ query })}>{t('see_holidays')}</ButtonLink>
        </PhoneBar>
      )}
    </article>
  );
}

type TopProps = PlaceProps & {
  readonly months: Prices['prices']['cheapestMonths']['months'];
  /** Opens the search of this place to be changed. */
  readonly change: ReturnType<typeof useChangeSearch>['link'];
};

/** Poster, name and cheapest week; of a country the poster is as wide as the page. */
function Top({ place, guide, criteria, months, change }: TopProps) {
  const t = useTranslations('destination');
  const isCountry = place.within === '';
  const query = makeCriteriaQuery(criteria);
  const acts = (
    <p className={styles.acts}>
      <ButtonLink to={routes.results.href({ query })}>
        {isCountry ? t('see_holidays_in', { place: place.label }) : t('see_holidays')}
      </ButtonLink>
      <ButtonLink kind="quiet" {...change}>
        {t('choose_days')}
      </ButtonLink>
    </p>
  );
  const poster = (
    <Poster
      picture={pictureFacts(place.picture, 'hero')}
      sizes={
        isCountry
          ? '(min-width: 1000px) 1320px, (min-width: 640px) 672px, 96vw'
          : '(min-width: 1000px) 776px, (min-width: 640px) 672px, 96vw'
      }
      shape="wide"
      first
    />
  );
  if (isCountry)
    return (
      <div className={styles.country}>
        {poster}
        <div className={styles.foot}>
          <h1>{place.label}</h1>
          {place.description !== null && <p className={typography.lead}>{place.description}</p>}
          <Cheapest months={months} />
          {acts}
        </div>
      </div>
    );
  return (
    <div className={styles.top}>
      {poster}
      <div className={styles.words}>
        <h1 className={typography.title}>{place.label}</h1>
        {place.description !== null && <p className={typography.lead}>{place.description}</p>}
        <Facts place={place} guide={guide} isWhole={months.length > 0} />
        <Cheapest months={months} />
        {acts}
      </div>
    </div>
  );
}

type AboveProps = { readonly path: string; readonly within: string; readonly name: string };

/** The places above, the largest first, each with its page. */
function Above({ path, within, name }: AboveProps) {
  const t = useTranslations('destination');
  const segments = path.split('/');
  const names = within === '' ? [] : within.split(', ').toReversed();
  return (
    <nav aria-label={t('above')} className={layout.crumbs}>
      <Link to={routes.destinations.href()}>{t('everywhere')}</Link>
      {names.map((above, at) => (
        <Link key={above} to={placePageHref(segments.slice(0, at + 1).join('/'))}>
          {above}
        </Link>
      ))}
      <span aria-current="page">{name}</span>
    </nav>
  );
}

type TabsProps = {
  readonly path: string;
  readonly name: string;
  readonly current: PlaceTab;
};

function PlaceTabs({ path, name, current }: TabsProps) {
  const t = useTranslations('destination');
  return (
    <Tabs
      name={t('tabs', { place: name })}
      tabs={TABS.map((tab) => ({
        to: placePageHref(path, tab === 'overview' ? '' : `tab=${tab}`),
        label: t(`tab_${tab}`),
        current: tab === current,
      }))}
    />
  );
}

type StateProps = Pick<PlaceProps, 'earliest'> & {
  readonly season: PlaceProps['place']['seasonality'];
  readonly spans: PlaceProps['guide']['closedByAdvice'];
  /** Whether it is said, too, that nothing is closed. */
  readonly isAdvice: boolean;
};

/**
 * What official advice closes here, and when (MSG-06); the season, and the opening day, while the
 * hotels are closed (MSG-05).
 */
function SaleState({ season, earliest, spans, isAdvice }: StateProps) {
  const t = useTranslations('destination');
  const days = season && {
    startDate: formatDayOfYear(season.startDate),
    endDate: formatDayOfYear(season.endDate),
  };
  const yearly = season && { start: season.startDate, end: season.endDate };
  const isClosed = yearly !== null && !inSeason(yearly, earliest);
  const open = yearly && earliestStart(earliest, { availableFrom: null, season: yearly });
  return (
    <>
      {spans.map(({ firstDay, lastDay, message }) => (
        <Notice key={`${firstDay} ${lastDay}`} tone="amber">
          <p>
            {message} {t('closed_nights', { from: formatDate(firstDay), to: formatDate(lastDay) })}
          </p>
        </Notice>
      ))}
      {(isClosed || (isAdvice && spans.length === 0)) && (
        <Notice tone={isClosed ? 'amber' : 'good'}>
          <p>
            {isAdvice && spans.length === 0 && <strong>{t('none_closed')} </strong>}
            {!isClosed && (days ? t('hotels_are_open', days) : t('open_all_year'))}
            {isClosed &&
              days &&
              open &&
              `${t('out_of_season', days)}. ${t('opens', { date: formatDate(open) })}`}
          </p>
        </Notice>
      )}
    </>
  );
}

type FactsProps = Pick<PlaceProps, 'place' | 'guide'> & {
  /** Whether all flights stand further down. */
  readonly isWhole: boolean;
};

function Facts({ place, guide, isWhole }: FactsProps) {
  const t = useTranslations('destination');
  const { nearestAirport: airport } = guide;
  const [flight] = guide.flights;
  const [climate] = guide.climates;
  const best = (climate?.months ?? []).flatMap(({ good }, at) => (good ? MONTH_NAMES[at]! : []));
  const season =
    place.seasonality &&
    t('open', {
      from: formatDayOfYear(place.seasonality.startDate),
      to: formatDayOfYear(place.seasonality.endDate),
    });
  return (
    <dl className={styles.facts}>
      {guide.climates.length === 1 && best.length > 0 && (
        <div>
          <dt>{t('best_months')}</dt>
          <dd>{best.join(', ')}</dd>
        </div>
      )}
      {flight && (
        <div>
          <dt>{t('flights')}</dt>
          <dd>
            {t('flight', { ...flightLength(flight.minutes), airport: flight.from.name })}
            {isWhole && (
              <>
                {' '}
                <a href="#flights">{t('all_airports', { count: guide.flights.length })}</a>
              </>
            )}
          </dd>
        </div>
      )}
      {airport && (
        <div>
          <dt>{t('airport')}</dt>
          <dd>{t('airport_far', airport)}</dd>
        </div>
      )}
      <div>
        <dt>{t('hotels_open')}</dt>
        <dd>{season ?? t('all_year')}</dd>
      </div>
    </dl>
  );
}

/** The cheapest week of all months, which opens as that holiday. */
function Cheapest({ months }: { readonly months: Prices['prices']['cheapestMonths']['months'] }) {
  const t = useTranslations('destination');
  const cheapest = cheapestOf(months);
  if (!cheapest) return null;
  return (
    <p className={styles.cheapest}>
      <span className={typography.small}>
        {t('cheapest_week', { date: formatDate(cheapest.departureDate) })}
      </span>
      <Link to={dealHref(cheapest)} className={styles.price} data-price="pp">
        {t('from_each', { each: formatMoney(cheapest.perPerson) })}
      </Link>
      <span className={typography.small} data-price="total">
        {t('total', { total: formatMoney(cheapest.total), nights: cheapest.numberOfNights })}
      </span>
    </p>
  );
}
