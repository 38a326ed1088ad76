import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { LivePrices } from './live-prices.ts';
import styles from './content.module.css';

/** Each price opens that holiday. */
export function LivePriceList({ prices }: { readonly prices: LivePrices }) {
  const t = useTranslations('content');
  return (
    <section aria-labelledby="live-prices" className={styles.prices}>
      <h2 id="live-prices">{prices.title}</h2>
      <p>{t('prices_basis')}</p>
      <ul>
        {prices.holidays.map((one) => {
          const { hotelQuoteId, flightQuoteId, departureDate, numberOfNights, hotel, price } = one;
          const { total } = price;
          const each = { ...total, amount: Math.ceil(total.amount / 2) };
          const href = routes.deal.href({
            hotelQuoteId,
            flightQuoteId,
            query: `seen=${total.amount}`,
          });
          return (
            <li key={one.id}>
              {hotel.pictures[0] && (
                <div className={styles.picture}>
                  <Picture picture={pictureFacts(hotel.pictures[0], 'room')} sizes="88px" />
                </div>
              )}
              <Link to={href}>{hotel.resortName}</Link>
              <strong>{t('each', { amount: formatMoney(each) })}</strong>
              <span>
                {t('price_detail', {
                  date: formatDate(departureDate),
                  nights: numberOfNights,
                  total: formatMoney(total),
                })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
