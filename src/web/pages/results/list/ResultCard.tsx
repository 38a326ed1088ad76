import { formatDate } from '#domain/dates.ts';
import { formatMoney, money } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { flightOfLeg } from '#web/parts/flight-of-leg.ts';
import { Heart } from '#web/parts/Heart/Heart.tsx';
import type { SavedHoliday } from '#web/parts/Heart/saved-holidays.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { usePriceView } from '#web/parts/price-view.ts';
import { PriceBlock } from '#web/parts/PriceBlock.tsx';
import { ReviewScore } from '#web/parts/ReviewScore.tsx';
import { Stars } from '#web/parts/Stars.tsx';
import { Timetable } from '#web/parts/Timetable.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { ResultPackageFragment } from '../query.generated.ts';
import typography from '#web/ui/type.module.css';
import styles from './ResultCard.module.css';

type ResultCardProps = {
  readonly holiday: ResultPackageFragment;
  readonly criteria: Criteria;
  readonly first: boolean;
  readonly back: BackToResults;
  readonly saved: readonly SavedHoliday[];
};

/** What the history keeps with the visit of a deal: the query of the results that led there. */
type BackToResults = { readonly results: string };

/**
 * One hotel's best offer: what it is, when it flies, what it costs for the party, and the way in.
 */
export function ResultCard({ holiday, criteria, first, back, saved }: ResultCardProps) {
  const t = useTranslations('results');
  const { hotel, outbound, inbound, price } = holiday;
  const [view] = usePriceView();
  const { adults, children, infants } = headsOf(criteria.party);
  const href = routes.deal.href({
    hotelQuoteId: holiday.hotelQuoteId,
    flightQuoteId: holiday.flightQuoteId,
    query: `seen=${price.total.amount}`,
  });
  return (
    <article
      id={`card-${holiday.id}`}
      data-card={holiday.id}
      className={styles.card}
      aria-labelledby={`hotel-${holiday.id}`}
    >
      <CardPicture holiday={holiday} first={first} saved={saved} />
      <div className={styles.words}>
        <Name holiday={holiday} href={href} back={back} />
        <p>
          {t('room_and_board', {
            rooms: roomWords(holiday),
            board: holiday.board.name.toLowerCase(),
          })}
        </p>
        <p className={styles.fact}>{hotel.decidingFact}</p>
        <Journey holiday={holiday} legs={[outbound, inbound]} />
        <div className={styles.foot}>
          <div className={styles.offer}>
            <PriceBlock
              total={price.total}
              each={price.perPerson}
              people={adults + children + infants}
              infants={infants}
              view={view}
            />
            <p className={styles.included}>{useIncluded(holiday)}</p>
          </div>
          <ButtonLink to={href} state={back} aria-label={t('see_named', { hotel: hotel.name })}>
            {t('see')}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

/** The hotel with the heart in its corner. */
function CardPicture({ holiday, first, saved }: Omit<ResultCardProps, 'criteria' | 'back'>) {
  const { hotel } = holiday;
  const [picture] = hotel.pictures;
  return (
    <div className={styles.picture}>
      {picture && (
        <Picture
          picture={pictureFacts(picture, 'card')}
          narrow={pictureFacts(picture, 'phoneCard')}
          sizes="188px"
          first={first}
        />
      )}
      <div className={styles.heart}>
        <Heart
          key={`${holiday.hotelQuoteId} ${holiday.flightQuoteId}`}
          holiday={holiday}
          name={hotel.name}
          saved={saved}
          at={`card-${holiday.id}`}
        />
      </div>
    </div>
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
      <p className={typography.caps}>{hotel.placeLine}</p>
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
  readonly legs: readonly (ResultPackageFragment['outbound'] | ResultPackageFragment['inbound'])[];
};

/** Both flights, or without flights the days of the stay. */
function Journey({ holiday, legs }: JourneyProps) {
  const t = useTranslations('results');
  const flights = legs.flatMap((leg) => (leg ? [flightOfLeg(leg)] : []));
  return (
    <div className={styles.journey}>
      {flights.length > 0 ? (
        <Timetable legs={flights} />
      ) : (
        <p>
          {t('stay', { date: formatDate(holiday.checkInDate), nights: holiday.numberOfNights })}
        </p>
      )}
    </div>
  );
}

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
