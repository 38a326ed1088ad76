import { formatDate } from '#domain/dates.ts';
import type { TaxQuestion } from '#domain/place-guide/tax-question.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { DestinationAdviceQuery, OwedForStayFragment } from '../query.generated.ts';
import styles from '../destination.module.css';

type Guide = NonNullable<DestinationAdviceQuery['placeGuide']>;

type TaxTableProps = {
  readonly advice: Pick<Guide, 'localTax' | 'taxDiffersBelow'>;
  /** What it is worked out for. */
  readonly stay: TaxQuestion;
};

/**
 * A local tax by class of hotel, for a stay; an unknown one is never nought, nor is that of a
 * country whose places each have their own.
 */
export function TaxTable({ advice: { localTax: tax, taxDiffersBelow }, stay }: TaxTableProps) {
  const t = useTranslations('destination');
  const owed = ({ amount, percentOfRoom }: OwedForStayFragment): string =>
    percentOfRoom > 0 ? t('tax_share', { percent: percentOfRoom }) : amount;
  const { checkIn, nights, adults, childAges } = stay;
  const named = { date: formatDate(checkIn), nights, adults, children: childAges.length };
  if (taxDiffersBelow) return <p>{t('tax_differs')}</p>;
  if (!tax) return <p>{t('tax_none')}</p>;
  if (tax.rows.length === 0)
    return <p>{tax.isPublished ? t('tax_nothing', named) : t('tax_unknown')}</p>;
  return (
    <>
      <p>{t('tax_basis', named)}</p>
      <table className={styles.taxes}>
        <caption>{t('tax_table', { name: tax.name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('hotel_class')}</th>
            <th scope="col">{t('a_night')}</th>
            <th scope="col">{t('your_stay')}</th>
          </tr>
        </thead>
        <tbody>
          {tax.rows.map(({ leastStars: least, mostStars: most, adultNight, stay }) => (
            <tr key={least}>
              <th scope="row">
                {least === most ? t('stars', { least }) : t('stars_range', { least, most })}
              </th>
              <td>{owed(adultNight)}</td>
              <td>{owed(stay)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {tax.exemptUnderAge !== null && <p>{t('tax_exempt', { age: tax.exemptUnderAge })}</p>}
    </>
  );
}
