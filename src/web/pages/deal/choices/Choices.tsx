import { formatDate } from '#domain/dates.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import type { DealHolidayFragment } from '../query.generated.ts';
import { AskedChoices } from './AskedChoices.tsx';
import type { Choice, FoundChoices } from './find-choices.ts';
import { OtherDate } from './OtherDate.tsx';
import { useChoices } from './use-choices.ts';
import styles from './Choices.module.css';

type ChoicesProps = { readonly holiday: DealHolidayFragment };

type DateChoicesProps = ChoicesProps & {
  readonly choices: FoundChoices;
  /** Finds this hotel alone. */
  readonly search: Criteria;
  readonly isCalendarOpen: boolean;
  readonly onCalendar: (isOpen: boolean) => void;
};

/**
 * Other days for the same hotel and party, each with its total: the calendar first, the same days
 * as a list behind it.
 */
export function DateChoices({ holiday, choices, ...calendar }: DateChoicesProps) {
  const t = useTranslations('deal');
  const [dates, ask] = useChoices('dates', holiday, choices);
  return (
    <>
      <OtherDate {...calendar} />
      <details
        className={styles.list}
        open={choices.dates !== undefined}
        onToggle={({ currentTarget }) => currentTarget.open && ask()}
      >
        <summary>{t('show_list')}</summary>
        <AskedChoices list="dates" quotes={holiday} asked={dates} ask={ask} words={t('see_dates')}>
          {(days) => (
            <Rows name={t('other_dates')}>
              {days.map((day) => (
                <DateRow key={day.departureDate + day.numberOfNights} day={day} holiday={holiday} />
              ))}
            </Rows>
          )}
        </AskedChoices>
      </details>
    </>
  );
}

type DateRowProps = ChoicesProps & { readonly day: Choice['dates'] };

function DateRow({ day, holiday }: DateRowProps) {
  const t = useTranslations('deal');
  return (
    <Row
      to={quoteHref(day.hotelQuoteId, day.flightQuoteId, day.price.total)}
      label={formatDate(day.departureDate)}
      detail={
        day.cheapest
          ? t('cheapest_nights', { nights: day.numberOfNights })
          : t('nights', { count: day.numberOfNights })
      }
      price={day.price}
      holiday={holiday}
      chosen={day.chosen}
      best={day.cheapest}
    />
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
