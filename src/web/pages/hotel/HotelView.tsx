import { walkOf } from '#domain/geography/walk.ts';
import { Heart } from '#web/parts/Heart/Heart.tsx';
import type { SavedHoliday } from '#web/parts/Heart/saved-holidays.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { Reviews } from '#web/parts/Reviews/Reviews.tsx';
import { ReviewScore } from '#web/parts/ReviewScore.tsx';
import { Stars } from '#web/parts/Stars.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Boards } from './Boards.tsx';
import { HotelDetails } from './details/HotelDetails.tsx';
import type { BoardOffer, Month, NextFree, ShownHotel } from './hotel-week.ts';
import { HotelPictures } from './HotelPictures.tsx';
import { HotelMonths } from './months/HotelMonths.tsx';
import { OtherHotels } from './OtherHotels.tsx';
import type { HotelWeekQuery } from './query.generated.ts';
import { ResortPoster } from './ResortPoster.tsx';
import { Said } from './Said.tsx';
import { WeekReceipt } from './Week.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './hotel.module.css';

type HotelViewProps = {
  /** Title and description. */
  readonly head: { readonly title: string; readonly description: string };
  readonly hotel: ShownHotel;
  /** Query string of the search for this hotel alone. */
  readonly searchQuery: string;
  /** Months that stand side by side. */
  readonly columns: readonly string[];
  /** Of these and the one that is asked for, in which the hotel is closed. */
  readonly closed: readonly string[];
  readonly months: readonly Month[];
  /** The one whose week is shown; undefined where nothing can be booked. */
  readonly month: Month | undefined;
  /** The last month that can be booked. */
  readonly last: string;
  /** When it is next free, where a month has nothing. */
  readonly free: NextFree | undefined;
  readonly week: HotelWeekQuery | undefined;
  /** What the visitor has saved. */
  readonly saved: readonly SavedHoliday[];
};

/**
 * A hotel: its pictures, when it is cheapest, what a week of one month costs with each board, what
 * it is and has and where, what guests say, and hotels like it.
 */
export function HotelView(props: HotelViewProps) {
  const { head, hotel, searchQuery, month, free, week, saved } = props;
  const t = useTranslations('hotel');
  const boards = week?.packagesByBoard.packages ?? [];
  return (
    <article className={`${layout.wrap} ${styles.page}`}>
      <PageTitle {...head} />
      <Head hotel={hotel} offer={boards[0]} saved={saved} />
      <HotelPictures pictures={hotel.pictures} name={hotel.name} />
      <div className={styles.columns}>
        <aside aria-label={t('week')}>
          <WeekReceipt offer={boards[0]} free={free} searchQuery={searchQuery} />
        </aside>
        <div className={styles.main}>
          <HotelMonths {...props} chosen={month} />
          <Boards hotel={hotel} offers={boards} />
          <HotelDetails hotel={hotel} />
        </div>
        <div className={styles.beside}>
          <Said hotel={hotel} />
          {week && month && <ResortPoster week={week} month={month} />}
        </div>
        <div className={styles.reviews}>
          <Reviews information={hotel.tripAdvisorInformation} heading={t('guests_say')} />
        </div>
      </div>
      <OtherHotels hotel={hotel} others={week?.packages.packages ?? []} />
    </article>
  );
}

type HeadProps = Pick<HotelViewProps, 'hotel' | 'saved'> & {
  /** The one that a press of the heart saves. */
  readonly offer: BoardOffer | undefined;
};

function Head({ hotel, offer, saved }: HeadProps) {
  const t = useTranslations('hotel');
  const { name, placeLine, ourStarRating, locatedIn, metresToBeach } = hotel;
  const { rating, reviewCount } = hotel.tripAdvisorInformation;
  return (
    <header className={styles.head}>
      <nav aria-label={t('above')} className={layout.crumbs}>
        {locatedIn.toReversed().map(
          (place) =>
            place.path !== null && (
              <Link key={place.id} to={placePageHref(place.path)}>
                {place.name}
              </Link>
            ),
        )}
        <span aria-current="page">{name}</span>
      </nav>
      <h1 className={typography.title}>{name}</h1>
      <div id="saved" className={styles.score}>
        <Stars stars={ourStarRating} />
        {reviewCount > 0 && <ReviewScore score={rating} count={reviewCount} to="#reviews" />}
        <span>{placeLine}</span>
        {metresToBeach !== null && <span>{t('to_sea', walkOf(metresToBeach))}</span>}
        {offer && (
          <div className={styles.save}>
            <Heart
              key={offer.hotelQuoteId}
              holiday={offer}
              name={name}
              saved={saved}
              at="saved"
              look="words"
            />
          </div>
        )}
      </div>
    </header>
  );
}
