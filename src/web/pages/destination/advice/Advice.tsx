import { formatDate } from '#domain/dates.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { PlaceProps } from '../place-props.ts';
import type { DestinationAdviceQuery } from '../query.generated.ts';
import { monthAndYear, timeOf } from '../time-words.ts';
import { TaxTable } from './TaxTable.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from '../destination.module.css';

type Guide = NonNullable<DestinationAdviceQuery['placeGuide']>;
type AdviceProps = Pick<PlaceProps, 'criteria'> & { readonly advice: Guide | null };

const MARKETS = ['gb', 'ie'] as const;

/** What to know before one goes: entry by passport, health, local tax, time, money, roads. */
export function Advice({ criteria, advice }: AdviceProps) {
  const t = useTranslations('destination');
  if (!advice?.country) return <p>{t('no_things')}</p>;
  return (
    <>
      <Entry country={advice.country} />
      <div className={styles.pair}>
        <Health country={advice.country} />
        <section aria-labelledby="tax" className={`${layout.ruled} ${styles.list}`}>
          <h2 id="tax">{t('local_tax')}</h2>
          <TaxTable advice={advice} date={formatDate(criteria.departureDate)} />
        </section>
      </div>
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
    <section aria-labelledby="health" className={`${layout.ruled} ${styles.list}`}>
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
