import { useLocation } from 'react-router';
import { formatDate, type IsoDate } from '#domain/dates.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { Carousel } from '#web/parts/Carousel/Carousel.tsx';
import { pictureFacts, type ApiPicture } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { routes } from '#web/routes.ts';
import customerReviews from '#web/texts/en-GB/hotels/customer_reviews.json';
import { IntlProvider, useLocale, useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { beginWith } from './begin-with.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './CustomerReviews.module.css';

export type CustomerReviewsProps = {
  /** The newest first. */
  readonly reviews: readonly CustomerReview[];
};

type CustomerReview = {
  readonly hotel: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly placeLine: string;
    readonly pictures: readonly ApiPicture[];
  };
  readonly rating: number;
  readonly date: IsoDate;
  readonly title: string;
  readonly content: string;
  /** Who was there, in words. */
  readonly party: string;
};

/** What it says comes with it: most of a page is read before. */
export function CustomerReviews(props: CustomerReviewsProps) {
  return (
    <IntlProvider locale={useLocale()} messages={{ customer_reviews: customerReviews }}>
      <Section {...props} />
    </IntlProvider>
  );
}

/** Reviews one by one, with what they were chosen by and whose they are (visitors: R24). */
function Section({ reviews }: CustomerReviewsProps) {
  const t = useTranslations('customer_reviews');
  const { pathname } = useLocation();
  const { brand } = usePageProperties().domainConfig;
  const [newest, oldest] = [reviews[0], reviews.at(-1)];
  if (!newest || !oldest) return null;
  return (
    <section aria-labelledby="guests" className={`${layout.ruled} ${styles.section}`}>
      <h2 id="guests">{t('heading')}</h2>
      <p className={typography.small}>
        {t('basis', {
          isLicensed: String(brand.atolNumber !== null),
          count: reviews.length,
          first: formatDate(oldest.date),
          last: formatDate(newest.date),
        })}
      </p>
      <Carousel
        name={t('carousel')}
        before={t('before')}
        after={t('after')}
        position={(at) => t('of', { number: at + 1, count: reviews.length })}
        slides={beginWith(reviews, pathname).map((review) => ({
          key: review.hotel.id,
          content: <Review review={review} />,
        }))}
      />
    </section>
  );
}

function Review({ review }: { readonly review: CustomerReview }) {
  const t = useTranslations('customer_reviews');
  const { hotel, rating, date, title, content, party } = review;
  const [picture] = hotel.pictures;
  return (
    <article className={styles.review}>
      <div className={styles.words}>
        <p className={styles.score}>{t('score', { rating })}</p>
        <h3>{title}</h3>
        <p className={typography.lead}>{content}</p>
        <p className={typography.small}>{t('by', { party, date: formatDate(date) })}</p>
        <p className={styles.hotel}>
          <Link to={routes.hotel.href({ hotelId: hotel.id, slug: hotel.slug })}>{hotel.name}</Link>
          <span className={typography.small}>{hotel.placeLine}</span>
        </p>
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture
            picture={pictureFacts({ ...picture, alt: '' }, 'card', 'wide')}
            sizes="(min-width: 1100px) 420px, (min-width: 640px) 45vw, 92vw"
          />
        </div>
      )}
    </article>
  );
}
