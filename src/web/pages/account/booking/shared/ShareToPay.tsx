import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { PaidShares } from '#web/parts/Booking/PaidShares.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import type { SharedBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './shared.module.css';

type Share = NonNullable<SharedBookingFragment['share']>;

type ShareToPayProps = {
  readonly share: Share;
  /** Names the press of a button: pressed twice, it leads to the same page. */
  readonly press: string;
  readonly form: PostedForm;
};

/** What is paid and left of a booking, and any part of that to pay by a card of one's own. */
export function ShareToPay({ share, press, form }: ShareToPayProps) {
  const t = useTranslations('booking_people.share');
  const { paid, stillToPay, payable, next, stop } = share;
  return (
    <section
      className={`${layout.ruled} ${layout.part} ${layout.stack}`}
      aria-labelledby="share-title"
    >
      <h2 id="share-title" className={typography.formHeading}>
        {t('title')}
      </h2>
      <dl className={styles.sums}>
        <dt>{t('paid')}</dt>
        <dd>{formatMoney(paid, 'always')}</dd>
        <dt>{t('still')}</dt>
        <dd>{formatMoney(stillToPay, 'always')}</dd>
        {next && (
          <>
            <dt>{t('next', { date: formatDate(next.dueDate) })}</dt>
            <dd>{formatMoney(next.amount, 'always')}</dd>
          </>
        )}
      </dl>
      {stop !== null && <Notice>{stop}</Notice>}
      {payable.amount > 0 ? (
        <Choices share={share} press={press} form={form} />
      ) : (
        stop === null && <p>{t('nothing')}</p>
      )}
    </section>
  );
}

function Choices({ share: { payable, next }, press, form }: ShareToPayProps) {
  const t = useTranslations('booking_people.share');
  const isPart = next !== null && next.amount.amount < payable.amount;
  return (
    <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
      <p>{t('lead')}</p>
      <p>{t('back')}</p>
      <p>{t('seen')}</p>
      <input type="hidden" name="payableWas" value={payable.amount} />
      <input type="hidden" name="press" value={press} />
      <TextField
        {...form.field('amount')}
        label={t('amount')}
        hint={t('amount_hint', { most: formatMoney(payable, 'always') })}
        inputMode="decimal"
        autoComplete="off"
      />
      <div className={layout.buttons}>
        <Button kind="quiet">{t('pay_part')}</Button>
        {isPart && (
          <Button name="pay" value={next.amount.amount} kind="quiet">
            {t('pay_next', { amount: formatMoney(next.amount, 'always') })}
          </Button>
        )}
        <Button name="pay" value={payable.amount}>
          {t('pay_all', { amount: formatMoney(payable, 'always') })}
        </Button>
      </div>
    </form>
  );
}

type SharesProps = { readonly booking: Pick<SharedBookingFragment, 'role' | 'status' | 'share'> };

/** What was paid of it so: by everybody, for those whose booking it is to change. */
export function Shares({ booking: { role, status, share } }: SharesProps) {
  const t = useTranslations('booking_people.share');
  if (!share || share.payments.length === 0) return null;
  return (
    <section className={`${layout.ruled} ${layout.part} ${layout.stack}`} aria-labelledby="paid">
      <h2 id="paid" className={typography.formHeading}>
        {t(role === 'PAYER' ? 'list_own' : 'list')}
      </h2>
      <PaidShares payments={share.payments} status={status} />
    </section>
  );
}

type ShareDoneProps = SharesProps & { readonly shareId: string | undefined };

/** What has become of the share whose payer is back; once it is cancelled the list says it. */
export function ShareDone({ booking: { status, share }, shareId }: ShareDoneProps) {
  const t = useTranslations('booking_people.share');
  const done = share?.payments.find(({ id, isOwn }) => isOwn && id === shareId);
  if (!done || (done.state === 'PAID' && status === 'CANCELLED')) return null;
  const { state, amount, refusal } = done;
  const isGood = state !== 'GIVEN_BACK';
  return (
    <Notice {...(isGood && { tone: 'good' as const })} role="status">
      {t('done', { state, amount: formatMoney(amount, 'always') })} {refusal}
    </Notice>
  );
}
