import { PageTitle } from '#web/parts/PageTitle.tsx';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { Reviews } from '#web/parts/Reviews/Reviews.tsx';
import { ReviewScore } from '#web/parts/ReviewScore.tsx';
import { Stars } from '#web/parts/Stars.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { Month, ShownHotel } from './hotel-week.ts';
import { HotelDetails } from './HotelDetails.tsx';
import { HotelMonths } from './HotelMonths.tsx';
import { HotelPictures } from './HotelPictures.tsx';
import { OtherHotels } from './OtherHotels.tsx';
import type { HotelWeekQuery } from './query.generated.ts';
import { Boards, WeekReceipt } from './Week.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './hotel.module.css';

type HotelViewProps = {
  /** Title and description. */
  readonly head: { readonly title: string; readonly description: string };
  readonly hotel: ShownHotel;
  /** Query string of the search for this hotel alone. */
  readonly searchQuery: string;
  readonly months: readonly Month[];
  /** The one whose week is shown; undefined where nothing can be booked. */
  readonly month: Month | undefined;
  readonly week: HotelWeekQuery | undefined;
};

/**
 * A hotel: its pictures, when it is cheapest, what a week of one month costs with each board, what
 * it is and has and where, what guests say, and hotels like it.
 */
export function HotelView({ head, hotel, searchQuery, months, month, week }: HotelViewProps) {
  const t = useTranslations('hotel');
  const boards = week?.packagesByBoard.packages ?? [];
  return (
    <article className={`${layout.wrap} ${styles.page}`}>
      <PageTitle {...head} />
      <Head hotel={hotel} />
      <HotelPictures pictures={hotel.pictures} name={hotel.name} />
      <div className={styles.columns}>
        <aside className={layout.sticky} aria-label={t('week')}>
          <WeekReceipt offer={boards[0]} searchQuery={searchQuery} />
        </aside>
        <div className={styles.main}>
          <HotelMonths hotel={hotel} months={months} chosen={month} />
          <Boards offers={boards} />
          <HotelDetails hotel={hotel} />
          <Reviews information={hotel.tripAdvisorInformation} />
        </div>
      </div>
      <OtherHotels hotel={hotel} others={week?.packages.packages ?? []} />
    </article>
  );
}

function Head({
  hotel: { name, placeLine, ourStarRating, locatedIn, ...hotel },
}: {
  hotel: ShownHotel;
}) {
  const t = useTranslations('hotel');
  const { rating, reviewCount } = hotel.tripAdvisorInformation;
  return (
    <header className={styles.head}>
      <nav aria-label={t('above')} className={styles.above}>
        {locatedIn.toReversed().map(
          (place) =>
            place.path !== null && (
              <Link key={place.id} to={placePageHref(place.path)}>
                {place.name}
              </Link>
            ),
        )}
      </nav>
      <h1 className={typography.title}>{name}</h1>
      <p className={styles.score}>
        <Stars stars={ourStarRating} />
        {reviewCount > 0 && <ReviewScore score={rating} count={reviewCount} to="#reviews" />}
        <span>{placeLine}</span>
      </p>
    </header>
  );
}
