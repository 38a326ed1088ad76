import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { formatForeign } from '#domain/place-guide/foreign-money.ts';
import type { TaxQuestion } from '#domain/place-guide/tax-question.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { TaxOfStayFragment } from './query.generated.ts';
import receipt from '#web/parts/Receipt.module.css';
import styles from './tourist-tax.module.css';

type OwedProps = { readonly answer: TaxOfStayFragment; readonly question: TaxQuestion };
type StayReceiptProps = OwedProps & {
  /** Of an example that nobody has asked for. */
  readonly heading?: string;
};

/** What a stay owes, adults and children apart; a figure that is not published is never nought. */
export function StayReceipt({ answer, question, heading }: StayReceiptProps) {
  const t = useTranslations('tourist_tax');
  const { name, all } = answer;
  const date = formatDate(question.checkIn);
  return (
    <section aria-labelledby="answer" className={`${receipt.receipt} ${styles.receipt}`}>
      <h3 id="answer">{heading ?? t('answer', { name, nights: question.nights, date })}</h3>
      {all.isPublished ? <Owed answer={answer} question={question} /> : <p>{t('not_published')}</p>}
    </section>
  );
}

function Owed({ answer: { adults, all, counted, isPaidAtHotel }, question }: OwedProps) {
  const t = useTranslations('tourist_tax');
  const { hundredths, currencyCode, percentOfRoom, isEstimated } = all;
  if (!isPaidAtHotel) return <p>{t('in_room_price')}</p>;
  if (percentOfRoom > 0) return <p>{t('share', { percent: percentOfRoom })}</p>;
  if (hundredths === 0) return <p>{t('nothing')}</p>;
  const children = question.childAges.length;
  return (
    <>
      <dl className={styles.lines}>
        <Line
          name={t('line_adults', { adults: question.adults, nights: question.nights })}
          amount={formatForeign(adults.hundredths, currencyCode)}
        />
        {children > 0 && (
          <Line
            name={t('line_children', { children })}
            amount={formatForeign(hundredths - adults.hundredths, currencyCode)}
          />
        )}
        <Line
          name={t(isEstimated ? 'to_pay_at_most' : 'to_pay')}
          amount={formatForeign(hundredths, currencyCode)}
        />
      </dl>
      <p>{t('counted', { amount: formatMoney(counted) })}</p>
    </>
  );
}

function Line({ name, amount }: { readonly name: string; readonly amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
