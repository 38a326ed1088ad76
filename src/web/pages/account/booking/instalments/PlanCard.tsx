import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { LookAgain } from '#web/parts/LookAgain.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { PlannedBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type Plan = NonNullable<PlannedBookingFragment['paymentPlan']>;
type Payments = NonNullable<PlannedBookingFragment['receipt']>['payments'];

type PlanCardProps = {
  readonly plan: Plan;
  readonly payments: Payments;
  readonly role: PlannedBookingFragment['role'];
  /** Names the press of the button: pressed twice, it leads to the same page. */
  readonly press: string;
};

/** The card that payments are taken from, and the way to another. */
export function PlanCard({ plan, payments, role, press }: PlanCardProps) {
  const t = useTranslations('booking_payments.card');
  const isOpen = payments.some(({ state }) => state !== 'PAID' && state !== 'CANCELLED');
  if (!isOpen) return null;
  const tried = payments.find(({ state, nextTry }) => state === 'DECLINED' && nextTry !== null);
  return (
    <section className={`${layout.ruled} ${layout.part} ${layout.stack}`} aria-labelledby="card">
      <h2 id="card" className={typography.formHeading}>
        {t('heading')}
      </h2>
      <p>{plan.card === null ? t('unknown') : t('known', { card: plan.card })}</p>
      {plan.canReplaceCard && (
        <form method="post" id="replace-card" tabIndex={-1} className={layout.stack}>
          <p>{t('lead')}</p>
          {tried?.nextTry && !plan.waitsFor && (
            <p>{t('tried_on', { date: formatDate(tried.nextTry) })}</p>
          )}
          <input type="hidden" name="press" value={press} />
          <div>
            <Button kind="quiet">{t('replace')}</Button>
          </div>
        </form>
      )}
      {role !== 'LEAD' && <p>{t('lead_only')}</p>}
    </section>
  );
}

type RetryProps = Pick<PlanCardProps, 'plan' | 'press'>;

/** What the bank has declined is paid by another card, which later payments are taken from, too. */
export function RetryByAnotherCard({ plan: { declined, canReplaceCard }, press }: RetryProps) {
  const t = useTranslations('booking_payments.card');
  if (!canReplaceCard || declined.amount === 0) return null;
  return (
    <form method="post" className={layout.stack}>
      <input type="hidden" name="press" value={`${press}-retry`} />
      <input type="hidden" name="retryAmount" value={declined.amount} />
      <Button kind="quiet" wide>
        {t('retry', { amount: formatMoney(declined, 'always') })}
      </Button>
      <p className={typography.small}>{t('retry_text')}</p>
    </form>
  );
}

type CardChangedProps = {
  readonly plan: Plan | null;
  /** Of the replacement whose lead is back. */
  readonly replacementId: string | undefined;
  readonly orderCode: string;
};

/** What has become of the card whose lead is back from the page. */
export function CardChanged({ plan, replacementId, orderCode }: CardChangedProps) {
  const t = useTranslations('booking_payments.card');
  const change = plan?.cardChange;
  if (!change || change.id !== replacementId) return null;
  const { state, refusal } = change;
  return (
    <Notice {...(state !== 'NOT_CHANGED' && { tone: 'good' as const })} role="status">
      {state === 'CHANGING' && (
        <LookAgain
          reloadFrom={bookingRoutes.instalments.href({ orderCode, query: `card=${change.id}` })}
        />
      )}
      {t('done', { state, card: plan.card ?? t('new_card') })} {refusal}
    </Notice>
  );
}
