import { formatMoney, money, type Money } from '#domain/money.ts';
import { differenceWords } from '#web/parts/Booking/difference-words.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import type { QuotedChangeFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './change.module.css';

/** Both receipts beside each other, with what we charge for the change: nothing. */
export function LineByLine({ change }: { readonly change: QuotedChangeFragment }) {
  const t = useTranslations('booking_change.quote');
  const { lines, totalWas, totalNow, difference } = change;
  const none = money(0, totalNow.currencyCode);
  return (
    <section className={`${layout.ruled} ${layout.section}`} aria-labelledby="lines">
      <h2 id="lines" className={typography.formHeading}>
        {t('lines')}
      </h2>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('was')}</th>
            <th scope="col">{t('now')}</th>
            <th scope="col">{t('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={`${line.label} ${line.basis}`} {...line} />
          ))}
          <Row label={t('fee')} basis="" was={null} now={none} difference={null} isFee />
        </tbody>
        <tfoot>
          <Row label={t('total')} basis="" was={totalWas} now={totalNow} difference={difference} />
        </tfoot>
      </table>
    </section>
  );
}

type RowProps = {
  readonly label: string;
  readonly basis: string;
  readonly was: Money | null;
  readonly now: Money | null;
  readonly difference: Money | null;
  readonly isFee?: boolean;
};

function Row({ label, basis, was, now, difference, isFee = false }: RowProps) {
  const t = useTranslations('booking_change.quote');
  const how = differenceWords(difference);
  const amount =
    difference &&
    formatMoney(money(Math.abs(difference.amount), difference.currencyCode), 'always');
  return (
    <tr>
      <th scope="row">
        {label}
        {basis !== '' && <span className={styles.basis}>{basis}</span>}
      </th>
      <td data-label={t('was')}>{was ? formatMoney(was, 'always') : t('none')}</td>
      <td data-label={t('now')} className={styles.now}>
        {now ? formatMoney(now, 'always') : t('none')}
      </td>
      <td className={classes(how === 'less' && styles.less)}>
        {isFee ? t('nothing') : t(how, { amount: amount ?? '' })}
      </td>
    </tr>
  );
}
