import { formatMoney, type Money } from '#domain/money.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { dayAndMonth, roundedUp } from '#web/parts/in-few-words.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import styles from './place-prices.module.css';

/** The cheapest holiday of a place. */
export type LowestPrice = {
  readonly from: Money;
  readonly perPerson: Money;
  readonly departureDate: string;
  readonly hotelQuoteId: string;
  readonly flightQuoteId: string;
};

type FromPriceProps = {
  readonly of: LowestPrice;
  /** At the end of a row, not in the middle under a poster. */
  readonly isAtEnd?: boolean;
};

/** What a place costs at least, which opens as that holiday. */
export function FromPrice({ of: priced, isAtEnd = false }: FromPriceProps) {
  const t = useTranslations('place_prices');
  return (
    <p className={classes(styles.from, isAtEnd && styles.atEnd)}>
      <Link to={dealHref({ ...priced, total: priced.from })} data-price="pp">
        {t('from', { each: formatMoney(roundedUp(priced.perPerson)) })}
      </Link>
      <span data-price="total">
        {t('total', {
          total: formatMoney(priced.from),
          date: dayAndMonth(priced.departureDate),
        })}
      </span>
    </p>
  );
}
