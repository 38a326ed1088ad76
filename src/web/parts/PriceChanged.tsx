import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { formatMoney, type Money } from '#domain/money.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useFormAlong } from '#web/ui/use-form-along.ts';
import { Amount } from './Amount.tsx';
import styles from './PriceChanged.module.css';

type PriceChangedProps = {
  readonly change: {
    readonly was: Money;
    readonly now: Money;
    /** Who changed it, when that is known. */
    readonly changedBy: string | null;
    readonly reason: string;
  };
  /** What is posted to accept; the address is the page's own unless `action` says otherwise. */
  readonly accept: {
    readonly name: string;
    readonly value: string;
    readonly action?: string;
    /** Id of the form whose unsaved fields must not be lost (`useFormAlong`). */
    readonly formAlong?: string | undefined;
  };
  /** A real way out: other flights, other rooms, the results. */
  readonly wayOut: ReactNode;
};

/**
 * The price is not what it was: was and now, to accept or to leave. A fall is told in the same
 * size.
 */
export function PriceChanged({ change, accept, wayOut }: PriceChangedProps) {
  const t = useTranslations('common');
  const along = useFormAlong(accept.formAlong);
  const { was, now, changedBy, reason } = change;
  const isDearer = now.amount > was.amount;
  const heading = t('price_changed', {
    direction: isDearer ? 'rose' : 'fell',
    who: changedBy ?? 'nobody',
  });
  return (
    <Notice tone={isDearer ? 'amber' : 'good'} heading={heading} role="alert">
      <p>{reason}</p>
      <dl className={styles.prices}>
        <dt>{t('was')}</dt>
        <dd>{formatMoney(was)}</dd>
        <dt>{t('now')}</dt>
        <dd className={styles.now}>
          <Amount of={now} />
        </dd>
      </dl>
      <Form
        method="post"
        {...(accept.action === undefined ? {} : { action: accept.action })}
        className={styles.ways}
      >
        <Button {...along} name={accept.name} value={accept.value}>
          {t('carry_on_at', { amount: formatMoney(now) })}
        </Button>
        {wayOut}
      </Form>
    </Notice>
  );
}
