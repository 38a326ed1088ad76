import { MONTH_NAMES } from '#domain/dates.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { PlaceProps } from './place-props.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './destination.module.css';

/** What there is to do, of a resort in its region: only what the data knows. */
export function ThingsToDo({ guide: { thingsToDo, thingsIn } }: Pick<PlaceProps, 'guide'>) {
  const t = useTranslations('destination');
  if (thingsToDo.length === 0) return <p>{t('no_things')}</p>;
  return (
    <section aria-labelledby="things" className={`${layout.ruled} ${styles.list}`}>
      <h2 id="things">{t('things_in', { place: thingsIn })}</h2>
      <p>{t('things_note')}</p>
      <ul className={styles.numbered}>
        {thingsToDo.map((thing) => (
          <li key={thing.words}>
            <div>
              {thing.words}
              <Months months={thing.months} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The twelve months as a strip, the good ones filled; nothing where all are alike. */
function Months({ months }: { readonly months: readonly number[] }) {
  const t = useTranslations('destination');
  if (months.length === 0) return null;
  const names = months.map((month) => MONTH_NAMES[month - 1] ?? '');
  return (
    <p className={styles.when}>
      <span className={styles.strip} aria-hidden="true">
        {MONTH_NAMES.map((name, at) => (
          <span key={name} data-good={months.includes(at + 1) || undefined}>
            {name[0]}
          </span>
        ))}
      </span>
      <span className={typography.small}>{t('good_in', { months: names.join(', ') })}</span>
    </p>
  );
}
