import { formatDate } from '#domain/dates.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { ReviewBars } from '#web/parts/Reviews/Reviews.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import type { ShownHotel } from './hotel-week.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './Said.module.css';

/** The score with its spread and the newest review, which lead to all of them. */
export function Said({ hotel: { tripAdvisorInformation: said } }: { readonly hotel: ShownHotel }) {
  const t = useTranslations('hotel');
  const { brand } = usePageProperties().domainConfig;
  const { rating, reviewCount, reviews } = said;
  const [newest] = reviews;
  if (reviewCount === 0) return null;
  return (
    <section aria-labelledby="said" className={layout.ruled}>
      <h2 id="said" className={typography.h3}>
        {t('said', { rating: rating.toFixed(1), count: reviewCount })}
      </h2>
      <ReviewBars information={said} />
      {newest && (
        <figure className={styles.newest}>
          <blockquote>
            <p>{newest.content}</p>
          </blockquote>
          <figcaption className={typography.small}>
            {t('newest', {
              rating: newest.rating,
              party: newest.party,
              date: formatDate(newest.date),
              isLicensed: String(brand.atolNumber !== null),
            })}
          </figcaption>
        </figure>
      )}
      <p className={layout.alone}>
        <a href="#reviews">{t('read_reviews', { shown: reviews.length })}</a>
      </p>
    </section>
  );
}
