import { formatDate } from '#domain/dates.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import type { DealHolidayFragment } from '../query.generated.ts';
import { OtherDate } from './OtherDate.tsx';
import styles from './Choices.module.css';

type ChoicesProps = { readonly holiday: DealHolidayFragment };

type DateChoicesProps = ChoicesProps & {
  readonly isCalendarOpen: boolean;
  readonly onCalendar: (isOpen: boolean) => void;
};

/**
 * Other days for the same hotel and party, each with its total: the calendar first, the same days
 * as a list behind it.
 */
export function DateChoices({ holiday, ...calendar }: DateChoicesProps) {
  const t = useTranslations('deal');
  return (
    <>
      <OtherDate holiday={holiday} {...calendar} />
      <details className={styles.list}>
        <summary>{t('show_list')}</summary>
        <Rows name={t('other_dates')}>
          {holiday.dateChoices.map((choice) => (
            <Row
              key={choice.departureDate + choice.numberOfNights}
              to={quoteHref(choice.hotelQuoteId, choice.flightQuoteId, choice.price.total)}
              label={formatDate(choice.departureDate)}
              detail={
                choice.cheapest
                  ? t('cheapest_nights', { nights: choice.numberOfNights })
                  : t('nights', { count: choice.numberOfNights })
              }
              price={choice.price}
              holiday={holiday}
              chosen={choice.chosen}
              best={choice.cheapest}
            />
          ))}
        </Rows>
      </details>
    </>
  );
}

function Rows({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <>
      <h3>{name}</h3>
      <ul className={styles.rows}>{children}</ul>
    </>
  );
}

type RowProps = {
  readonly to: string;
  readonly label: string;
  readonly detail: string;
  readonly price: { readonly total: Money; readonly perPerson: Money };
  /** Whose share a person's price is. */
  readonly holiday: DealHolidayFragment;
  readonly chosen: boolean;
  readonly best?: boolean;
};

function Row({ to, label, detail, price, holiday, chosen, best = false }: RowProps) {
  const t = useTranslations('deal');
  return (
    <li className={classes(styles.row, chosen && styles.chosen, best && styles.best)}>
      <p>
        {chosen ? <strong>{label}</strong> : <Link to={to}>{label}</Link>}
        <span className={styles.detail}>{detail}</span>
      </p>
      <p className={styles.price}>
        <span data-price="total">{formatMoney(price.total)}</span>
        <span className={styles.detail}>
          {chosen && `${t('this_one')} `}
          <span data-price="pp">
            {t('each_of', { amount: formatMoney(price.perPerson), ...sharers(holiday) })}
          </span>
        </span>
      </p>
    </li>
  );
}

/** Who carries the total, and the infants they carry. */
function sharers({ hotelItinerary: { party } }: DealHolidayFragment) {
  return { paying: party.numberOfAdults + party.numberOfChildren, infants: party.numberOfInfants };
}

/** A deal's address that knows what the visitor was shown. */
export const quoteHref = (hotelQuoteId: string, flightQuoteId: string, total: Money): string =>
  routes.deal.href({ hotelQuoteId, flightQuoteId, query: `seen=${total.amount}` });
