import { Plane } from 'lucide-react';
import { formatDate } from '#domain/dates.ts';
import { formatMoney, money } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import type { FlightLeg } from '#web/parts/flight.ts';
import type { SavedHoliday } from '#web/parts/Heart/saved-holidays.ts';
import { usePriceView } from '#web/parts/price-view.ts';
import { PriceBlock } from '#web/parts/PriceBlock.tsx';
import { ReviewScore } from '#web/parts/ReviewScore.tsx';
import { Stars } from '#web/parts/Stars.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { ResultPackageFragment } from '../query.generated.ts';
import type { BackToResults } from '../results-data.ts';
import { CardPictures } from './CardPictures.tsx';
import { flightsKey, legsOf, type SharedFlights } from './shared-flights.ts';
import typography from '#web/ui/type.module.css';
import styles from './ResultCard.module.css';

type ResultCardProps = {
  readonly holiday: ResultPackageFragment;
  readonly criteria: Criteria;
  /** Flights that the head of the list tells. */
  readonly shared: SharedFlights | undefined;
  readonly first: boolean;
  readonly back: BackToResults;
  readonly saved: readonly SavedHoliday[];
};

/**
 * One hotel's best offer: what it is, what it costs for the party, and the way in; when it flies
 * where that differs from its neighbours.
 */
export function ResultCard({ holiday, criteria, shared, first, back, saved }: ResultCardProps) {
  const t = useTranslations('results');
  const { hotel, price } = holiday;
  const [view] = usePriceView();
  const { adults, children, infants } = headsOf(criteria.party);
  const href = dealHref({ ...holiday, total: price.total });
  return (
    <article
      id={`card-${holiday.id}`}
      data-card={holiday.id}
      className={styles.card}
      aria-labelledby={`hotel-${holiday.id}`}
    >
      <CardPictures holiday={holiday} href={href} back={back} first={first} saved={saved} />
      <div className={styles.words}>
        <Name holiday={holiday} href={href} back={back} />
        <p className={styles.rooms}>
          {t('room_and_board', { rooms: roomWords(holiday), board: holiday.board.name })}
        </p>
        <p className={styles.fact}>{hotel.decidingFact}</p>
        <Journey holiday={holiday} shared={shared} />
        <p className={`${styles.fact} ${styles.included}`}>{useIncluded(holiday)}</p>
        <div className={styles.foot}>
          <PriceBlock
            total={price.total}
            each={price.perPerson}
            people={adults + children + infants}
            infants={infants}
            view={view}
            size="list"
            end
          />
          <ButtonLink to={href} state={back} aria-label={t('see_named', { hotel: hotel.name })}>
            {t('see')}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

type NameProps = {
  readonly holiday: ResultPackageFragment;
  readonly href: string;
  readonly back: BackToResults;
};

/** Where it is, what it is called, and what guests say. */
function Name({ holiday: { id, hotel }, href, back }: NameProps) {
  const { rating, reviewCount } = hotel.tripAdvisorInformation;
  return (
    <>
      <p className={`${typography.caps} ${styles.place}`}>{hotel.placeLine}</p>
      <h2 id={`hotel-${id}`} className={`${typography.card} ${styles.name}`}>
        <Link to={href} state={back}>
          {hotel.name}
        </Link>
      </h2>
      <p className={styles.score}>
        <Stars stars={hotel.ourStarRating} />
        {reviewCount > 0 && (
          <ReviewScore score={rating} count={reviewCount} to={`${href}#reviews`} />
        )}
      </p>
    </>
  );
}

type JourneyProps = {
  readonly holiday: ResultPackageFragment;
  readonly shared: SharedFlights | undefined;
};

/** Its flights when they are not those of the head of the list; without flights the days. */
function Journey({ holiday, shared }: JourneyProps) {
  const t = useTranslations('results');
  const [out, home] = legsOf(holiday);
  if (!out || !home)
    return (
      <p className={styles.fact}>
        {t('stay', { date: formatDate(holiday.checkInDate), nights: holiday.numberOfNights })}
      </p>
    );
  if (shared && flightsKey(shared.legs) === flightsKey([out, home])) return null;
  return (
    <p className={styles.flights}>
      <Icon of={Plane} />
      <span>
        {shared && <strong>{t('different_flights')}</strong>} {t('flies', flightWords(out))}
        {', '}
        {t('flies', flightWords(home))}
      </span>
    </p>
  );
}

const flightWords = ({ date, from, to, stopWords, daysLater }: FlightLeg) => ({
  date: formatDate(date, 'short'),
  from: from.code,
  leaves: from.time,
  arrives: daysLater ? `${to.time}+${daysLater}` : to.time,
  to: stopWords === 'direct' ? to.code : `${to.code}, ${stopWords}`,
});

/** "Family room", "2 × double room". */
function roomWords({ rooms }: ResultPackageFragment): string {
  const names = rooms.map(({ displayName }) => displayName);
  return [...new Set(names)]
    .map((name) =>
      names.length > 1
        ? `${names.filter((one) => one === name).length} × ${name.toLowerCase()}`
        : name,
    )
    .join(', ');
}

/** What the price holds that other sites add later. */
function useIncluded({ lines, refundableUntil, price }: ResultPackageFragment): string {
  const t = useTranslations('results');
  const tax = lines
    .filter(({ paidAtHotel }) => paidAtHotel)
    .reduce((sum, { amount }) => sum + amount.amount, 0);
  const parts = [
    ...(lines.some(({ kind }) => kind === 'bags') ? [t('includes_bags')] : []),
    ...(tax > 0
      ? [t('includes_tax', { amount: formatMoney(money(tax, price.total.currencyCode)) })]
      : []),
  ];
  const included =
    parts.length > 0 ? t('includes', { parts: parts.join(t('and')) }) : t('includes_all');
  return refundableUntil
    ? `${included}. ${t('refundable', { date: formatDate(refundableUntil, 'short') })}`
    : included;
}
