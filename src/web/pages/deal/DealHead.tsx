import { Leaf } from 'lucide-react';
import { useLocation } from 'react-router';
import { usePageProperties } from '#web/page-properties.ts';
import { Heart } from '#web/parts/Heart/Heart.tsx';
import type { SavedHoliday } from '#web/parts/Heart/saved-holidays.ts';
import { ReviewScore } from '#web/parts/ReviewScore.tsx';
import { Stars } from '#web/parts/Stars.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { DealHolidayFragment } from './query.generated.ts';
import typography from '#web/ui/type.module.css';
import styles from './DealHead.module.css';

type DealHeadProps = {
  readonly holiday: DealHolidayFragment;
  /** What the visitor has saved. */
  readonly saved: readonly SavedHoliday[];
};

/** The way back, where it is, its name, what guests say, and a heart to save it. */
export function DealHead({ holiday, saved }: DealHeadProps) {
  const t = useTranslations('deal');
  const { hotel } = holiday;
  const { rating, reviewCount } = hotel.tripAdvisorInformation;
  return (
    <div className={styles.head}>
      <p className={typography.small}>
        <Link to={routes.results.href({ query: useResultsQuery(holiday) })}>{t('back')}</Link>
      </p>
      <p className={typography.caps}>{hotel.placeLine}</p>
      <h1 className={typography.title}>{hotel.name}</h1>
      <div id="saved" className={styles.score}>
        <Stars stars={hotel.ourStarRating} />
        <Sustainability facilities={hotel.facilities} />
        {reviewCount > 0 && <ReviewScore score={rating} count={reviewCount} to="#reviews" />}
        <Heart
          key={`${holiday.hotelQuoteId} ${holiday.flightQuoteId}`}
          holiday={holiday}
          name={hotel.name}
          saved={saved}
          at="saved"
          look="words"
        />
        <Link
          to={routes.partyRooms.href({
            query: new URLSearchParams({
              hotel: holiday.hotelQuoteId,
              flight: holiday.flightQuoteId,
            }),
          })}
          className={styles.together}
        >
          {t('choose_together')}
        </Link>
      </div>
    </div>
  );
}

/** Says that somebody certifies how the hotel treats its surroundings (FLAG-03). */
function Sustainability({ facilities }: Pick<DealHolidayFragment['hotel'], 'facilities'>) {
  const { sustainabilityBadge } = usePageProperties().domainConfig.features;
  const certified = facilities.find(({ code }) => code === 'eco_certified');
  if (!sustainabilityBadge || !certified) return null;
  return (
    <span className={styles.badge}>
      <Icon of={Leaf} size={16} />
      {certified.name}
    </span>
  );
}

/**
 * The results that the visitor came from with their filters, else the search that the holiday
 * belongs to.
 */
export function useResultsQuery({ searchQuery }: Pick<DealHolidayFragment, 'searchQuery'>): string {
  const state: unknown = useLocation().state;
  const results =
    typeof state === 'object' && state !== null && 'results' in state ? state.results : undefined;
  return typeof results === 'string' ? results : searchQuery;
}
