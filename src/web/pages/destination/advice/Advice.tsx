import { routes } from '#web/routes.ts';
import placeAdvice from '#web/texts/en-GB/written/place_advice.json';
import { IntlProvider, useLocale, useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { PlaceProps } from '../place-props.ts';
import type { DestinationAdviceQuery } from '../query.generated.ts';
import { monthAndYear, timeOf } from '../time-words.ts';
import type { AskedPassport } from './asked-passport.ts';
import type { StayToTax } from './asked-stay.ts';
import { PassportAndVisa } from './PassportAndVisa.tsx';
import { StayForm } from './StayForm.tsx';
import { Tax } from './Tax.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './advice.module.css';

type Guide = NonNullable<DestinationAdviceQuery['placeGuide']>;
type Country = NonNullable<Guide['country']>;

export type AdviceProps = Pick<PlaceProps, 'place'> & {
  readonly advice: Guide | null;
  readonly asked: StayToTax;
  readonly askedPassport: AskedPassport;
};

/** What it says comes with it: most who read of a place stay on its first tab. */
export function Advice(props: AdviceProps) {
  return (
    <IntlProvider locale={useLocale()} messages={{ place_advice: placeAdvice }}>
      <Sections {...props} />
    </IntlProvider>
  );
}

/** What to know before one goes, worked out for one passport, the days and the party. */
function Sections({ place, advice, asked, askedPassport }: AdviceProps) {
  const t = useTranslations('place_advice');
  if (!advice?.country) return <p>{t('unknown')}</p>;
  const { country, localTax, taxesBelow } = advice;
  const isTaxed = localTax !== null && taxesBelow.length === 0;
  return (
    <div className={styles.advice}>
      <PassportAndVisa
        place={place}
        country={country}
        asked={asked}
        askedPassport={askedPassport}
      />
      <section aria-labelledby="stay" className={styles.stay}>
        <h2 id="stay">{t(isTaxed ? 'your_party' : 'your_dates')}</h2>
        <p className={typography.small}>{t(isTaxed ? 'party_note' : 'dates_note')}</p>
        <StayForm
          path={place.path ?? ''}
          asked={asked}
          passport={askedPassport.passport}
          isTaxed={isTaxed}
        />
      </section>
      <section aria-labelledby="tax" className={`${layout.ruled} ${styles.part}`}>
        <h2 id="tax">{t('local_tax')}</h2>
        <Tax name={place.label} advice={advice} stay={asked.stay} />
      </section>
      <Health country={country} />
      <GoodToKnow advice={advice} country={country} />
      <section aria-labelledby="changes" className={`${layout.ruled} ${styles.part}`}>
        <h2 id="changes">{t('changes')}</h2>
        <p>{t('changes_note', { place: place.label })}</p>
        <p className={layout.alone}>
          <Link to={routes.content.href('travel-updates')}>{t('updates')}</Link>
        </p>
      </section>
    </div>
  );
}

/** For health the advice of one of the sources that `data/entry.json` names. */
const HEALTH_ABROAD = 'https://www.fitfortravel.nhs.uk/';

function Health({ country: { entry, emergency } }: { readonly country: Country }) {
  const t = useTranslations('place_advice');
  return (
    <section aria-labelledby="health" className={`${layout.ruled} ${styles.part}`}>
      <h2 id="health">{t('health')}</h2>
      {entry && <p>{entry.health}</p>}
      <p className={styles.emergency}>
        <strong>{emergency}</strong> {t('emergency')}
      </p>
      <p className={layout.alone}>
        <a href={HEALTH_ABROAD}>{t('health_abroad')}</a>
      </p>
    </section>
  );
}

type KnowProps = { readonly advice: Guide; readonly country: Country };

function GoodToKnow({ advice: { minutesAhead, nearestAirport: airport }, country }: KnowProps) {
  const t = useTranslations('place_advice');
  const words = useTranslations('destination');
  const { plugs, volts } = country;
  const rows = [
    ...(minutesAhead === null ? [] : [[words('time'), timeOf(minutesAhead, words)] as const]),
    [words('money'), words('currency', { name: country.currencyName, code: country.currencyCode })],
    [t('plugs'), t('plug_types', { count: plugs.length, types: plugs.join(', '), volts })],
    [t('driving'), t(country.drivesOn === 'left' ? 'drive_left' : 'drive_right')],
    [t('language'), country.languages],
    ...(airport ? [[t('airport'), t('airport_far', airport)] as const] : []),
  ] as const;
  return (
    <section aria-labelledby="know" className={`${layout.ruled} ${styles.part}`}>
      <h2 id="know">{t('good_to_know')}</h2>
      <dl className={styles.know}>
        {rows.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className={typography.small}>{t('facts_as_of', { date: monthAndYear(country.asOf) })}</p>
    </section>
  );
}
