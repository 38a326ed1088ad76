import { formatDate } from '#domain/dates.ts';
import { Amount } from '#web/parts/Amount.tsx';
import { dealHref } from '#web/parts/deal-href.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { BoardOffer, NextFree } from './hotel-week.ts';
import { FreeHoliday } from './months/WhenFree.tsx';
import { useTwoPrices } from './use-two-prices.ts';
import receipt from '#web/parts/Receipt.module.css';
import typography from '#web/ui/type.module.css';
import styles from './Week.module.css';

type WeekReceiptProps = {
  /** The cheapest of the week; undefined where nothing can be booked. */
  readonly offer: BoardOffer | undefined;
  /** When the hotel is next free, where a month has nothing. */
  readonly free: NextFree | undefined;
  /** Of the search that is asked otherwise: other days, airports and people. */
  readonly searchQuery: string;
};

/** What the cheapest week of the chosen month is and costs, and the way to book it. */
export function WeekReceipt({ offer, free, searchQuery }: WeekReceiptProps) {
  const t = useTranslations('hotel');
  return (
    <section className={`${receipt.receipt} ${styles.week}`} aria-labelledby="week">
      <h2 id="week" className={typography.h3}>
        {offer ? t('week_of', { date: formatDate(offer.departureDate) }) : t('week')}
      </h2>
      {offer && <Offered offer={offer} />}
      {!offer && free?.holiday && <FreeHoliday holiday={free.holiday} />}
      {!offer && !free?.holiday && <p>{t('nothing')}</p>}
      <ButtonLink kind="quiet" wide to={routes.home.href({ query: searchQuery })}>
        {t('change')}
      </ButtonLink>
    </section>
  );
}

function Offered({ offer }: { readonly offer: BoardOffer }) {
  const t = useTranslations('hotel');
  const { isEach, kinds, words } = useTwoPrices();
  const { price, board, rooms, numberOfNights, outbound } = offer;
  const airport = outbound?.segments[0]?.departureAirport.name;
  const facts = [
    [t('from'), airport],
    [t('nights_name'), t('nights', { nights: numberOfNights })],
    [t('board'), board.name],
    [t('room'), rooms.map(({ displayName }) => displayName).join(', ')],
    [t('who'), t('two_adults')],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.each} data-price={kinds[0]}>
        <Amount of={isEach ? price.perPerson : price.total} pence="always" />{' '}
        <small>{t(isEach ? 'each_word' : 'for_two_word')}</small>
      </p>
      <p className={typography.small} data-price={kinds[1]}>
        {words(price)[1]}
      </p>
      <ButtonLink wide to={dealHref({ ...offer, total: price.total })}>
        {t('see_this')}
      </ButtonLink>
      <p className={typography.small}>{t('holds')}</p>
    </>
  );
}
