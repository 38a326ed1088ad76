import { useTranslations } from '#web/texts/translate.tsx';
import type { PlaceProps } from './place-props.ts';
import layout from '#web/ui/layout.module.css';
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
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </section>
  );
}
