import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { LoadedLanding } from '../load-landing.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './late-holidays.module.css';

/** Hotels at their lowest price of the days of the page, each opening as that holiday. */
export function LateHolidays({ holidays }: { readonly holidays: LoadedLanding['holidays'] }) {
  const t = useTranslations('holidays');
  return (
    <section aria-labelledby="late" className={`${layout.ruled} ${layout.stack}`}>
      <h2 id="late">{t('late')}</h2>
      <p className={typography.small}>{t('late_basis')}</p>
      <ol className={styles.list}>
        {holidays.map(({ id, hotel, board, price, outbound, ...offer }) => (
          <li key={id}>
            <div className={styles.picture}>
              {hotel.pictures[0] && (
                <Picture picture={pictureFacts(hotel.pictures[0], 'small')} sizes="96px" />
              )}
            </div>
            <p className={styles.what}>
              <Link to={dealHref({ ...offer, total: price.total })}>{hotel.name}</Link>
              <span>{hotel.placeLine}</span>
              <span>
                {t('late_facts', {
                  date: formatDate(offer.departureDate, 'short'),
                  airport: outbound?.segments[0]?.departureAirport.name ?? '',
                  nights: offer.numberOfNights,
                  board: board.name.toLowerCase(),
                })}
              </span>
            </p>
            <p className={styles.price}>
              <strong>{t('late_each', { each: formatMoney(price.perPerson) })}</strong>
              <span>{t('late_total', { total: formatMoney(price.total) })}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
