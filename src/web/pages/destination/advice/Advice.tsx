import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { PlaceProps } from '../place-props.ts';
import type { DestinationAdviceQuery } from '../query.generated.ts';
import { monthAndYear, timeOf } from '../time-words.ts';
import type { StayToTax } from './asked-stay.ts';
import { StayForm } from './StayForm.tsx';
import { TaxTable } from './TaxTable.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from '../destination.module.css';

type Guide = NonNullable<DestinationAdviceQuery['placeGuide']>;
type AdviceProps = Pick<PlaceProps, 'place'> & {
  readonly advice: Guide | null;
  readonly asked: StayToTax;
};

const MARKETS = ['gb', 'ie'] as const;

/** What to know before one goes: entry by passport, health, local tax, time, money, roads. */
export function Advice({ place, advice, asked }: AdviceProps) {
  const t = useTranslations('destination');
  if (!advice?.country) return <p>{t('no_things')}</p>;
  return (
    <>
      <Entry country={advice.country} />
      <Tax path={place.path ?? ''} advice={advice} asked={asked} />
      <Health country={advice.country} />
      <section aria-labelledby="know" className={`${layout.ruled} ${styles.list}`}>
        <h2 id="know">{t('good_to_know')}</h2>
        <GoodToKnow country={advice.country} minutesAhead={advice.minutesAhead} />
        <p className={typography.small}>
          {t('facts_as_of', { date: monthAndYear(advice.country.asOf) })}
        </p>
      </section>
    </>
  );
}

type TaxProps = {
  readonly path: string;
  readonly advice: Pick<Guide, 'localTax' | 'taxDiffersBelow'>;
  readonly asked: StayToTax;
};

/** The tax by class of hotel, and where something may be owed the form that works it out. */
function Tax({ path, advice, asked }: TaxProps) {
  const t = useTranslations('destination');
  const isOwn = advice.localTax !== null && !advice.taxDiffersBelow;
  return (
    <section aria-labelledby="tax" className={`${layout.ruled} ${styles.list}`}>
      <h2 id="tax">{t('local_tax')}</h2>
      <div className={isOwn ? styles.pair : undefined}>
        <div className={styles.list}>
          <TaxTable advice={advice} stay={asked.stay} />
        </div>
        {isOwn && (
          <div className={styles.list}>
            <h3>{t('tax_party')}</h3>
            <StayForm path={path} asked={asked} />
          </div>
        )}
      </div>
    </section>
  );
}

type Country = NonNullable<Guide['country']>;

function Entry({ country }: { readonly country: Country }) {
  const t = useTranslations('destination');
  const { market } = usePageProperties().domainConfig;
  const { entry } = country;
  const links = { gb: country.adviceGb, ie: country.adviceIe };
  const inOrder = MARKETS.toSorted((a, b) => Number(b === market) - Number(a === market));
  return (
    <section aria-labelledby="entry" className={`${layout.ruled} ${styles.list}`}>
      <h2 id="entry">{t('entry')}</h2>
      {entry && <p>{t('entry_as_of', { date: monthAndYear(entry.asOf) })}</p>}
      <div className={styles.pair}>
        {inOrder.map((one) => (
          <div key={one} className={styles.passport}>
            <h3>{t(`entry_${one}`)}</h3>
            {entry && (
              <ul className={styles.things}>
                <li>{entry[one].passport}</li>
                <li>{entry[one].visa}</li>
              </ul>
            )}
            <p>
              <a href={links[one]}>{t(`check_${one}`, { place: country.name })}</a>
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}

function Health({ country }: { readonly country: Country }) {
  const t = useTranslations('destination');
  const { entry } = country;
  return (
    <section aria-labelledby="health" className={`${layout.ruled} ${styles.list} ${styles.health}`}>
      <h2 id="health">{t('health')}</h2>
      {entry && <p>{entry.health}</p>}
      <p>
        <strong>{t('emergency', { number: country.emergency })}</strong>
      </p>
    </section>
  );
}

function GoodToKnow({
  country,
  minutesAhead,
}: { readonly country: Country } & Pick<Guide, 'minutesAhead'>) {
  const t = useTranslations('destination');
  const { plugs, volts } = country;
  const rows = [
    ...(minutesAhead === null ? [] : [[t('time'), timeOf(minutesAhead, t)] as const]),
    [t('money'), t('currency', { name: country.currencyName, code: country.currencyCode })],
    [t('plugs'), t('plug_types', { count: plugs.length, types: plugs.join(', '), volts })],
    [t('driving'), t(country.drivesOn === 'left' ? 'drive_left' : 'drive_right')],
    [t('language'), country.languages],
  ] as const;
  return (
    <dl className={styles.know}>
      {rows.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
