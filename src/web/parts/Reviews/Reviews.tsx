import { useLocation } from 'react-router';
import { formatDate, type IsoDate } from '#domain/dates.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ChipLink, ChipRow } from '#web/ui/Chip.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { hrefAbout, topicOf } from './about-in-address.ts';
import typography from '#web/ui/type.module.css';
import styles from './Reviews.module.css';

type Review = {
  readonly rating: number;
  readonly date: IsoDate;
  readonly title: string;
  readonly content: string;
  /** Who was there, in words. */
  readonly party: string;
  /** First day of the month of the stay. */
  readonly stayed: IsoDate;
  /** Codes of topics. */
  readonly topics: readonly string[];
};

type ReviewsProps = {
  readonly information: {
    readonly rating: number;
    readonly reviewCount: number;
    readonly reviewsUrl: string;
    /** Numbers of reviews with 1, 2, 3, 4 and 5. */
    readonly distribution: readonly number[];
    /** The most frequent first. */
    readonly topics: readonly {
      readonly code: string;
      readonly name: string;
      readonly count: number;
    }[];
    /** The newest first. */
    readonly reviews: readonly Review[];
  };
  /** Of a page that shows score and spread elsewhere. */
  readonly heading?: string;
};

/** Reviews that show at once. */
const SHOWN = 4;
/** Topics to choose from: those that most reviews mention. */
const TOPICS = 8;

/**
 * What guests say: the score with its count and spread, then reviews as they come, bad ones too
 * (visitors: R24), or those alone that mention what the address asks for.
 */
export function Reviews({ information, heading }: ReviewsProps) {
  const t = useTranslations('reviews');
  const { rating, reviewCount, reviews, reviewsUrl } = information;
  if (reviewCount === 0) return null;
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className={styles.section}>
      <h2 id="reviews-heading" className={typography.formHeading}>
        {heading ?? t('heading', { rating: rating.toFixed(1), count: reviewCount })}
      </h2>
      <Basis reviews={reviews} />
      <div className={styles.columns}>
        {heading === undefined && <ReviewBars information={information} />}
        <Written information={information} />
      </div>
      {!reviewsUrl.startsWith('#') && (
        <p>
          <a href={reviewsUrl}>{t('all', { count: reviewCount })}</a>
        </p>
      )}
    </section>
  );
}

/** Where the reviews come from, of which time they are, and how they were chosen. */
function Basis({ reviews }: { readonly reviews: readonly Review[] }) {
  const t = useTranslations('reviews');
  const { brand } = usePageProperties().domainConfig;
  const [newest, oldest] = [reviews[0], reviews.at(-1)];
  if (!newest || !oldest) return null;
  return (
    <p className={styles.basis}>
      {t('basis', {
        isLicensed: String(brand.atolNumber !== null),
        shown: reviews.length,
        first: monthOf(oldest.date),
        last: monthOf(newest.date),
      })}
    </p>
  );
}

function Written({ information: { topics, reviews } }: Pick<ReviewsProps, 'information'>) {
  const t = useTranslations('reviews');
  const address = useLocation();
  const asked = topicOf(address);
  const topic = topics.find(({ code }) => code === asked);
  const offered = topics.filter((one, i) => i < TOPICS || one === topic);
  const chosen = topic ? reviews.filter((review) => review.topics.includes(topic.code)) : reviews;
  return (
    <div className={styles.written}>
      <nav aria-label={t('about')}>
        <ChipRow scrolls>
          {offered.map(({ code, name, count }) => (
            <ChipLink
              key={code}
              to={hrefAbout(address, code === topic?.code ? undefined : code)}
              on={code === topic?.code}
              aria-current={code === topic?.code ? 'true' : undefined}
            >
              {t('topic', { name, count })}
            </ChipLink>
          ))}
        </ChipRow>
      </nav>
      <ReviewList reviews={chosen.slice(0, SHOWN)} />
      {chosen.length > SHOWN && (
        <Disclosure key={topic?.code} summary={t('more', { count: chosen.length - SHOWN })}>
          <ReviewList reviews={chosen.slice(SHOWN)} />
        </Disclosure>
      )}
    </div>
  );
}

function ReviewList({ reviews }: { readonly reviews: readonly Review[] }) {
  const t = useTranslations('reviews');
  return (
    <ul className={styles.list}>
      {reviews.map(({ rating, date, title, content, party, stayed }) => (
        <li key={date + title} className={styles.review}>
          <h3>{title}</h3>
          <p className={styles.by}>{t('by', { rating, party, month: monthOf(stayed) })}</p>
          <p>{content}</p>
          <p className={styles.by}>{t('written', { date: formatDate(date) })}</p>
        </li>
      ))}
    </ul>
  );
}

/** "June 2027" of `2027-06-12`. */
const monthOf = (date: IsoDate): string => formatDate(date).split(' ').slice(2).join(' ');

const SCORES = [5, 4, 3, 2, 1];

/** How many reviews gave each score, the best first. */
export function ReviewBars({
  information: { distribution, reviewCount },
}: Pick<ReviewsProps, 'information'>) {
  const t = useTranslations('reviews');
  return (
    <ol className={styles.bars} reversed>
      {SCORES.map((score) => {
        const count = distribution[score - 1] ?? 0;
        return (
          <li key={score} className={styles.bar}>
            <span>{t('score', { score })}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(100 * count) / reviewCount} height="8" />
            </svg>
            <span className={styles.number}>{t('number', { count })}</span>
          </li>
        );
      })}
    </ol>
  );
}
