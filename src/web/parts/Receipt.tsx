import { useId, type ReactNode } from 'react';
import { formatMoney, type Money } from '#domain/money.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Amount } from './Amount.tsx';
import typography from '#web/ui/type.module.css';
import styles from './Receipt.module.css';

/** One named part of a price; `basis` says how it comes about. */
export type ReceiptLine = {
  readonly id: string;
  readonly name: string;
  readonly amount: Money;
  readonly basis?: string | undefined;
  readonly chosenByYou?: boolean;
  readonly paidAtHotel?: boolean;
};

type ReceiptProps = {
  readonly lines: readonly ReceiptLine[];
  readonly total: Money;
  readonly each: Money;
  /** Everybody who travels, infants too. */
  readonly people: number;
  /** Those of them whose share the others carry. */
  readonly infants: number;
  readonly heading?: string;
  /** Under the total: the button, what a deposit leaves owed, the promise. */
  readonly children?: ReactNode;
};

/**
 * What it costs, line by line; the same from the deal to the confirmation. The total is the sum of
 * the lines.
 */
export function Receipt({ lines, total, each, people, infants, heading, children }: ReceiptProps) {
  const t = useTranslations('common');
  const headingId = useId();
  return (
    <section className={styles.receipt} aria-labelledby={headingId}>
      <h2 id={headingId} className={typography.h3}>
        {heading ?? t('what_it_costs')}
      </h2>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </dl>
      <p className={styles.total}>
        <span className={styles.totalName}>{t('total_for_heading', { people })}</span>
        <span className={styles.totalSum} data-price="total">
          <Amount of={total} pence="always" />
        </span>
        <span>{t('each_heading', { paying: people - infants, infants })}</span>
        <span className={styles.each} data-price="pp">
          {formatMoney(each, 'always')}
        </span>
      </p>
      {children !== undefined && <div className={styles.under}>{children}</div>}
    </section>
  );
}

function Line({ line }: { readonly line: ReceiptLine }) {
  const t = useTranslations('common');
  const notes = [
    line.basis,
    line.chosenByYou && t('chosen_by_you'),
    line.paidAtHotel && t('paid_at_hotel'),
  ];
  const basis = notes.filter(Boolean).join('. ');
  return (
    <div className={styles.line} data-line={line.id}>
      <dt>
        {line.name}
        {basis !== '' && <span className={styles.basis}>{basis}</span>}
      </dt>
      <dd>{formatMoney(line.amount, 'always')}</dd>
    </div>
  );
}
