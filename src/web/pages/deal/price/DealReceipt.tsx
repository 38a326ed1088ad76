import { ShieldCheck } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { formatDate } from '#domain/dates.ts';
import { formatMoney, money } from '#domain/money.ts';
import { Receipt } from '#web/parts/Receipt.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { peopleOf } from '../choices/FactsRow.tsx';
import type { DealHolidayFragment } from '../query.generated.ts';
import type { NearbyOffersHolidayFragment } from './nearby-offers.generated.ts';
import { NearbyOffers } from './NearbyOffers.tsx';
import styles from './DealReceipt.module.css';

type DealReceiptProps = {
  readonly holiday: DealHolidayFragment;
  readonly nearbyOffers: readonly NearbyOffersHolidayFragment[];
  /** The new price stands above with its own button. */
  readonly isChanged: boolean;
};

/**
 * What it costs, line by line, the button that goes on, what a deposit leaves owed, and who
 * protects the money.
 */
export function DealReceipt({ holiday, nearbyOffers, isChanged }: DealReceiptProps) {
  const t = useTranslations('deal');
  const { price, lines, isPackage, isOnRequest, protection } = holiday;
  return (
    <div id="receipt-column">
      <Receipt
        lines={lines.map(({ kind, label, basis, amount, paidAtHotel, chosen }) => ({
          id: `${kind} ${label}`,
          name: label,
          basis,
          amount,
          paidAtHotel: paidAtHotel && !basis.includes('Paid at the hotel'),
          chosenByYou: chosen,
        }))}
        total={price.total}
        each={price.perPerson}
        people={peopleOf(holiday)}
        infants={holiday.hotelItinerary.party.numberOfInfants}
      >
        {isOnRequest && (
          <Notice tone="amber">
            <p>{t('on_request')}</p>
          </Notice>
        )}
        {!isChanged && <BookButton holiday={holiday} wide />}
        <Deposit options={holiday.paymentScheduleOptions} />
      </Receipt>
      <NearbyOffers holidays={nearbyOffers} />
      <p className={styles.protected}>
        <Icon of={ShieldCheck} />
        <span>
          {protection}{' '}
          <Link to={routes.content.href(isPackage ? 'package-rights' : 'book-with-confidence')}>
            {t('your_rights')}
          </Link>
        </span>
      </p>
    </div>
  );
}

type BookButtonProps = {
  readonly holiday: DealHolidayFragment;
  readonly words?: 'book' | 'book_short';
  readonly wide?: boolean;
};

/** Posts the total that is shown; the basket is made at exactly that price or says what changed. */
export function BookButton({ holiday: { price }, words = 'book', wide = false }: BookButtonProps) {
  const t = useTranslations('deal');
  const { state, formMethod } = useNavigation();
  return (
    <Form method="post">
      <Button
        name="acceptedTotal"
        value={price.total.amount}
        wide={wide}
        busy={state !== 'idle' && formMethod === 'POST' ? t('booking') : undefined}
      >
        {t(words)}
      </Button>
    </Form>
  );
}

/** The best plan, never without what is owed on cancelling (visitors: R6). */
function Deposit({ options }: { readonly options: DealHolidayFragment['paymentScheduleOptions'] }) {
  const t = useTranslations('deal');
  const plan = options.find(({ isBest, instalments }) => isBest && instalments.length > 1);
  const [first, ...rest] = plan?.instalments ?? [];
  const last = rest.at(-1);
  if (!plan || !first || !last) return null;
  const remaining = money(
    rest.reduce((sum, { amount }) => sum + amount.amount, 0),
    first.amount.currencyCode,
  );
  return (
    <p className={styles.deposit}>
      <strong>
        {t('deposit', {
          first: formatMoney(first.amount),
          rest: formatMoney(remaining),
          date: formatDate(last.dueDate),
          later: rest.length,
        })}
      </strong>{' '}
      {plan.cancelling}
    </p>
  );
}
