import { formatDate } from '#domain/dates.ts';
import { walkOf } from '#domain/geography/walk.ts';
import { Locator } from '#web/parts/Map/Locator.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { PriceRows } from '#web/parts/PriceRows.tsx';
import { Reviews } from '#web/parts/Reviews/Reviews.tsx';
import { ReviewScore } from '#web/parts/ReviewScore.tsx';
import { Stars } from '#web/parts/Stars.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { HotelPictures } from './HotelPictures.tsx';
import type { HotelPageQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './hotel.module.css';

type HotelViewProps = {
  readonly hotel: NonNullable<HotelPageQuery['hotel']>;
  readonly calendar: HotelPageQuery['holidayCalendar'];
};

/**
 * A hotel: its pictures, what it is and has, what guests say, and its cheapest week of each month
 * for two.
 */
export function HotelView({ hotel, calendar }: HotelViewProps) {
  const t = useTranslations('hotel');
  const { rating, reviewCount } = hotel.tripAdvisorInformation;
  return (
    <article className={`${layout.wrap} ${styles.page}`}>
      <PageTitle
        title={t('title', { hotel: hotel.name, place: hotel.placeLine })}
        description={hotel.description}
      />
      <header className={styles.head}>
        <p className={typography.caps}>{hotel.placeLine}</p>
        <h1 className={typography.title}>{hotel.name}</h1>
        <p className={styles.score}>
          <Stars stars={hotel.ourStarRating} />
          {reviewCount > 0 && <ReviewScore score={rating} count={reviewCount} to="#reviews" />}
        </p>
      </header>
      <HotelPictures pictures={hotel.pictures} name={hotel.name} />
      <div className={styles.columns}>
        <About hotel={hotel} />
        <Months calendar={calendar} />
      </div>
      <Reviews information={hotel.tripAdvisorInformation} />
    </article>
  );
}

function About({ hotel }: Pick<HotelViewProps, 'hotel'>) {
  const t = useTranslations('hotel');
  const { metresToBeach, nearestAirports, checkInFrom, address } = hotel;
  const where = [
    `${address.line}, ${address.country}`,
    ...(metresToBeach === null ? [] : [t('to_beach', walkOf(metresToBeach))]),
    ...nearestAirports.slice(0, 2).map(({ name, km }) => t('to_airport', { name, km })),
    t('check_in_from', { time: checkInFrom }),
  ];
  return (
    <section aria-labelledby="about" className={styles.about}>
      <h2 id="about" className={typography.formHeading}>
        {t('about')}
      </h2>
      <p>{hotel.description}</p>
      <List name={t('facilities')} items={hotel.facilities.map(({ name }) => name)} />
      <List name={t('access')} items={hotel.access} />
      <List name={t('where')} items={where} />
      <Locator hotel={hotel} />
    </section>
  );
}

function List({ name, items }: { readonly name: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3>{name}</h3>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function Months({ calendar: { months, cheapest } }: Pick<HotelViewProps, 'calendar'>) {
  const t = useTranslations('hotel');
  return (
    <section aria-labelledby="months" className={styles.months}>
      <h2 id="months" className={typography.formHeading}>
        {t('months')}
      </h2>
      {months.length === 0 && <p>{t('nothing')}</p>}
      {cheapest && (
        <>
          <p>{t('basis')}</p>
          <PriceRows
            rows={months.map(({ departureDate, numberOfNights, total, query }) => ({
              id: departureDate,
              name: formatDate(departureDate),
              detail: t('nights', { nights: numberOfNights }),
              total,
              href: routes.results.href({ query }),
            }))}
          />
          <p>
            <ButtonLink to={routes.results.href({ query: cheapest.query })}>
              {t('see_cheapest')}
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  );
}
