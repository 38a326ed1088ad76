import { formatDate } from '#domain/dates.ts';
import type { TaxQuestion } from '#domain/place-guide/tax-question.ts';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { useTranslations, type Translate } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { DestinationAdviceQuery, OwedForStayFragment } from '../query.generated.ts';
import { monthAndYear } from '../time-words.ts';
import typography from '#web/ui/type.module.css';
import styles from './advice.module.css';

type Guide = NonNullable<DestinationAdviceQuery['placeGuide']>;

type TaxProps = {
  readonly name: string;
  readonly advice: Pick<Guide, 'localTax' | 'taxesBelow'>;
  /** What it is worked out for. */
  readonly stay: TaxQuestion;
};

/**
 * A local tax by class of hotel, for a stay, or by the places inside where they have their own; an
 * unknown one is never nought.
 */
export function Tax({ name, advice: { localTax: tax, taxesBelow }, stay }: TaxProps) {
  const t = useTranslations('place_advice');
  if (taxesBelow.length > 0)
    return <TaxesBelow name={name} tax={tax} below={taxesBelow} stay={stay} />;
  if (!tax) return <p>{t('tax_none')}</p>;
  const named = partyOf(stay);
  if (tax.rows.length === 0)
    return <p>{tax.isPublished ? t('tax_nothing', named) : t('tax_unknown')}</p>;
  return (
    <>
      <p>
        {t('tax_basis', named)} <a href="#stay">{t('change_party')}</a>
      </p>
      <table className={styles.taxes}>
        <caption>{t('tax_table', { name: tax.name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('hotel_class')}</th>
            <th scope="col">{t(tax.isByRoom ? 'a_night_room' : 'a_night')}</th>
            <th scope="col">{t('your_stay')}</th>
          </tr>
        </thead>
        <tbody>
          {tax.rows.map(({ leastStars: least, mostStars: most, adultNight, stay: whole }) => (
            <tr key={least}>
              <th scope="row">
                {least === most ? t('stars', { least }) : t('stars_range', { least, most })}
              </th>
              <td>{owedIn(t, adultNight)}</td>
              <td className={styles.whole}>{owedIn(t, whole)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={typography.small}>
        {tax.exemptUnderAge !== null && `${t('tax_exempt', { age: tax.exemptUnderAge })} `}
        {t('tax_as_of', { date: monthAndYear(tax.asOf) })}
      </p>
    </>
  );
}

type BelowProps = {
  readonly name: string;
  readonly tax: Guide['localTax'];
  readonly below: Guide['taxesBelow'];
  readonly stay: TaxQuestion;
};

/** Which places inside have a tax of their own, each with its page; then the rest. */
function TaxesBelow({ name, tax, below, stay }: BelowProps) {
  const t = useTranslations('place_advice');
  const nights = tax?.rows.map(({ adultNight }) => adultNight) ?? [];
  const rest = tax && {
    least: nights[0] ?? null,
    most: nights.at(-1) ?? null,
    isPublished: tax.isPublished,
    isByRoom: tax.isByRoom,
  };
  return (
    <>
      <p>{t('tax_below', { date: formatDate(stay.checkIn) })}</p>
      <table className={styles.taxes}>
        <caption>{t('tax_below_table', { place: name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tax_where')}</th>
            <th scope="col">{t('night')}</th>
          </tr>
        </thead>
        <tbody>
          {below.map(({ places, ...night }) => (
            <tr key={places[0]?.value}>
              <th scope="row">
                <ul className={styles.places}>
                  {places.map(({ value, label, path }) => (
                    <li key={value}>
                      <Link to={`${placePageHref(path ?? '', 'tab=travel-advice')}#tax`}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </th>
              <td>{nightIn(t, night)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('tax_elsewhere', { place: name })}</th>
            <td>{rest ? nightIn(t, rest) : t('tax_none_short')}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

type Say = Translate<'place_advice'>;

const owedIn = (t: Say, { amount, percentOfRoom }: OwedForStayFragment): string =>
  percentOfRoom > 0 ? t('tax_share', { percent: percentOfRoom }) : amount;

type Night = Pick<Guide['taxesBelow'][number], 'least' | 'most' | 'isPublished' | 'isByRoom'>;

/** What an adult pays for a night, by the class of the hotel from one figure to another. */
function nightIn(t: Say, { least, most, isPublished, isByRoom }: Night): string {
  if (!least || !most) return t(isPublished ? 'tax_not_now' : 'tax_unpublished');
  const [from, to] = [owedIn(t, least), owedIn(t, most)];
  const night = from === to ? from : t('tax_range', { least: from, most: to });
  return least.percentOfRoom > 0 ? night : t(isByRoom ? 'night_room' : 'night_each', { night });
}

const partyOf = ({ checkIn, nights, adults, childAges }: TaxQuestion) => ({
  date: formatDate(checkIn),
  nights,
  adults,
  children: childAges.length,
});
