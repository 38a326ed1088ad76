import { X } from 'lucide-react';
import { formatMoney } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { Amount } from '#web/parts/Amount.tsx';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { usePriceView } from '#web/parts/price-view.ts';
import { Stars } from '#web/parts/Stars.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { MapCardPackage } from './use-map-cards.ts';
import type { SearchPin } from './use-pins.ts';
import styles from './MapCard.module.css';

type MapCardProps = {
  readonly pin: SearchPin;
  /** Undefined until it has come. */
  readonly holiday: MapCardPackage | undefined;
  readonly criteria: Criteria;
  /** At the foot of the map, or one of those that are swiped. */
  readonly look: 'foot' | 'swiped';
  /** How many the pin stands for; shown one by one by `onZoom`. */
  readonly hotels?: number;
  readonly onZoom?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
};

/** The holiday that a pin's price is of, and the way in. */
export function MapCard({
  pin,
  holiday,
  criteria,
  look,
  hotels = 1,
  onZoom,
  onClose,
}: MapCardProps) {
  const t = useTranslations('map');
  const [picture] = holiday?.hotel.pictures ?? [];
  return (
    <article className={classes(styles.card, styles[look])} aria-busy={holiday === undefined}>
      <div className={styles.picture}>
        {picture && <Picture picture={pictureFacts(picture, 'phoneCard')} sizes="132px" />}
      </div>
      <div className={styles.words}>
        {look === 'swiped' && <p className={styles.place}>{pin.label}</p>}
        {holiday ? (
          <Name holiday={holiday} criteria={criteria} />
        ) : (
          <p className={styles.name}>{t('card_loading')}</p>
        )}
        <Price pin={pin} criteria={criteria} isWhole={look === 'swiped'} />
        {onZoom && hotels > 1 && (
          <button type="button" className={styles.zoom} onClick={onZoom}>
            {t('zoom_to', { hotels, place: pin.label })}
          </button>
        )}
      </div>
      {onClose && (
        <button
          type="button"
          className={styles.close}
          aria-label={t('close_card', { hotel: holiday?.hotel.name ?? pin.label })}
          onClick={onClose}
        >
          <Icon of={X} />
        </button>
      )}
    </article>
  );
}

type NameProps = { readonly holiday: MapCardPackage; readonly criteria: Criteria };

/** The hotel, which leads to its deal, and what is known of it at a look. */
function Name({ holiday, criteria }: NameProps) {
  const { hotel, board, price, hotelQuoteId, flightQuoteId } = holiday;
  const { rating, reviewCount } = hotel.tripAdvisorInformation;
  const query = `seen=${price.total.amount}`;
  return (
    <>
      <p className={styles.name}>
        <Link
          to={routes.deal.href({ hotelQuoteId, flightQuoteId, query })}
          state={{ results: makeCriteriaQuery(criteria) }}
        >
          {hotel.name}
        </Link>
      </p>
      <p className={styles.facts}>
        <Stars stars={hotel.ourStarRating} />
        {` ${[...(reviewCount > 0 ? [rating.toFixed(1)] : []), board.name].join(' · ')}`}
      </p>
    </>
  );
}

type PriceProps = {
  readonly pin: SearchPin;
  readonly criteria: Criteria;
  /** The other figure stands under the chosen one. */
  readonly isWhole: boolean;
};

function Price({ pin, criteria, isWhole }: PriceProps) {
  const t = useTranslations('common');
  const [view] = usePriceView();
  const { paying, infants, adults, children } = headsOf(criteria.party);
  const figures = [
    { amount: pin.perPerson, words: t('each', { paying, infants }) },
    { amount: pin.from, words: t('total_for', { people: adults + children + infants }) },
  ] as const;
  const [each, total] = figures;
  const [first, second] = view === 'PER_PERSON_PRICE' ? [each, total] : [total, each];
  return (
    <>
      <p className={styles.price}>
        <Amount of={first.amount} /> <span className={styles.basis}>{first.words}</span>
      </p>
      {isWhole && <p className={styles.facts}>{`${formatMoney(second.amount)} ${second.words}`}</p>}
    </>
  );
}
