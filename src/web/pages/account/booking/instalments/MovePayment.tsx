import { MOST_MOVES } from '#domain/booking/payment-changes.ts';
import { addDays, formatDate, type IsoDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import type { PlannedBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type MovePaymentProps = {
  readonly payment: NonNullable<PlannedBookingFragment['receipt']>['payments'][number];
  readonly plan: NonNullable<PlannedBookingFragment['paymentPlan']>;
  readonly today: IsoDate;
  readonly form: PostedForm;
};

/** Another day for one payment: a week or two later, balance day, or one that is typed. */
export function MovePayment({ payment, plan, today, form }: MovePaymentProps) {
  const t = useTranslations('booking_payments.move');
  const { balanceDay, movesLeft } = plan;
  const days = [
    { value: addDays(payment.dueDate, 7), label: t('week') },
    { value: addDays(payment.dueDate, 14), label: t('two_weeks') },
    { value: balanceDay, label: t('balance_day') },
  ].filter(({ value }, i) => value < balanceDay || i === 2);
  const amount = formatMoney(payment.amount, 'always');
  return (
    <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
      <h2 className={typography.formHeading}>
        {t('heading', { amount, date: formatDate(payment.dueDate) })}
      </h2>
      <p>
        {t('lead', { day: formatDate(balanceDay), used: MOST_MOVES - movesLeft, most: MOST_MOVES })}
      </p>
      <input type="hidden" name="payment" value={payment.number} />
      <RadioCards
        id="to"
        name="to"
        label={t('new_date')}
        errors={form.field('to').errors}
        defaultValue={form.field('to', days[0]?.value).defaultValue}
        cards={[
          ...days.map(({ value, label }) => ({ value, label, detail: formatDate(value) })),
          { value: 'other', label: t('other'), detail: t('other_text') },
        ]}
      />
      <TextField
        {...form.field('day')}
        label={t('day')}
        hint={t('day_hint', { example: exampleOf(addDays(today, 14)) })}
        inputMode="numeric"
        autoComplete="off"
      />
      <Button>{t('move', { amount })}</Button>
      <ButtonLink kind="quiet" to="?">
        {t('leave', { date: formatDate(payment.dueDate, 'short') })}
      </ButtonLink>
    </form>
  );
}

/** As it is typed. */
const exampleOf = (date: IsoDate): string =>
  `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
