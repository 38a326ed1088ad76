import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { formatForeign } from '#domain/place-guide/foreign-money.ts';
import type { TaxQuestion } from '#domain/place-guide/tax-question.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { useFocusOnAnswer } from '#web/ui/use-focus-on-answer.ts';
import type { TaxOfStayFragment } from './query.generated.ts';
import { RuleText } from './Rules.tsx';
import type { TaxRules } from './tax-rules.ts';
import receipt from '#web/parts/Receipt.module.css';
import typography from '#web/ui/type.module.css';
import styles from './tourist-tax.module.css';

type StayReceiptProps = {
  readonly answer: TaxOfStayFragment;
  readonly question: TaxQuestion;
  readonly rule: TaxRules[number] | undefined;
  /** What the place is called. */
  readonly place: string;
  /** Nobody has asked for it. */
  readonly isExample?: boolean;
};

/**
 * What a stay owes, how it comes about, and by which rule; a figure that is not published is never
 * nought.
 */
export function StayReceipt({ answer, question, rule, place, isExample }: StayReceiptProps) {
  const t = useTranslations('tourist_tax');
  const { stars, rooms, nights, checkIn } = question;
  const answered = useFocusOnAnswer<HTMLHeadingElement>(isExample ? undefined : answer);
  return (
    <div className={styles.answer} data-example={isExample}>
      <section aria-labelledby="answer" className={receipt.receipt}>
        <h3 id="answer" {...answered}>
          {t(isExample ? 'for_example' : 'answer', { place, nights, date: formatDate(checkIn) })}
        </h3>
        <p className={typography.small}>{t('stay', { stars, rooms })}</p>
        {answer.all.isPublished ? <Owed {...answer} /> : <p>{t('not_published')}</p>}
      </section>
      {rule && <RuleText rule={rule} />}
    </div>
  );
}

function Owed({ parts, all, counted, isPaidAtHotel }: TaxOfStayFragment) {
  const t = useTranslations('tourist_tax');
  const { hundredths, currencyCode, percentOfRoom, isEstimated } = all;
  if (!isPaidAtHotel) return <p>{t('in_room_price')}</p>;
  if (percentOfRoom > 0) return <p>{t('share', { percent: percentOfRoom })}</p>;
  if (hundredths === 0) return <p>{t('nothing')}</p>;
  return (
    <>
      <dl className={styles.lines}>
        {parts.map(({ who, count, nights, each }, at) => (
          <Line
            key={at}
            name={t(`line_${who}`, { count, nights, each: formatForeign(each, currencyCode) })}
            amount={formatForeign(Math.round(count * nights * each), currencyCode)}
          />
        ))}
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
