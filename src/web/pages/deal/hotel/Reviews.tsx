import { formatDate } from '#domain/dates.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import type { DealHolidayFragment } from '../query.generated.ts';
import typography from '#web/ui/type.module.css';
import styles from './Reviews.module.css';

type ReviewsProps = {
  readonly information: DealHolidayFragment['hotel']['tripAdvisorInformation'];
};

/** Reviews that show at once. */
const SHOWN = 4;

/**
 * What guests say: the score with its count and spread, then reviews as they come, bad ones too
 * (visitors: R24).
 */
export function Reviews({
  information: { rating, reviewCount, distribution, reviews, reviewsUrl },
}: ReviewsProps) {
  const t = useTranslations('deal');
  if (reviewCount === 0) return null;
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className={styles.section}>
      <h2 id="reviews-heading" className={typography.formHeading}>
        {t('reviews', { rating: rating.toFixed(1), count: reviewCount })}
      </h2>
      <div className={styles.columns}>
        <ol className={styles.bars} reversed>
          {distribution
            .map((count, at) => ({ score: at + 1, count }))
            .toReversed()
            .map(({ score, count }) => (
              <Bar key={score} score={score} count={count} total={reviewCount} />
            ))}
        </ol>
        <div className={styles.reviews}>
          <ReviewList reviews={reviews.slice(0, SHOWN)} />
          {reviews.length > SHOWN && (
            <Disclosure summary={t('more_reviews', { count: reviews.length - SHOWN })}>
              <ReviewList reviews={reviews.slice(SHOWN)} />
            </Disclosure>
          )}
        </div>
      </div>
      <p>
        {reviewsUrl.startsWith('#') ? (
          t('some_reviews', { shown: reviews.length, count: reviewCount })
        ) : (
          <a href={reviewsUrl}>{t('all_reviews', { count: reviewCount })}</a>
        )}
      </p>
    </section>
  );
}

function ReviewList({ reviews }: Pick<ReviewsProps['information'], 'reviews'>) {
  const t = useTranslations('deal');
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.date + review.title} className={styles.review}>
          <h3>{review.title}</h3>
          <p className={styles.by}>
            {t('review_by', { rating: review.rating, date: formatDate(review.date) })}
          </p>
          <p>{review.content}</p>
        </li>
      ))}
    </ul>
  );
}

type BarProps = { readonly score: number; readonly count: number; readonly total: number };

function Bar({ score, count, total }: BarProps) {
  const t = useTranslations('deal');
  return (
    <li className={styles.bar}>
      <span>{t('score', { score })}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(100 * count) / total} height="8" />
      </svg>
      <span className={styles.number}>{t('review_number', { count })}</span>
    </li>
  );
}
