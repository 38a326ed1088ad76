import { Runs } from '#web/parts/Content/Runs.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import type { Neighbour } from './read-next.ts';
import styles from './content.module.css';

/** The pages that stand after this one in its own list. */
export function ReadNext({ pages }: { readonly pages: readonly Neighbour[] }) {
  const t = useTranslations('content');
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="read-next" className={styles.prices}>
      <h2 id="read-next">{t('read_next')}</h2>
      <ul className={styles.next}>
        {pages.map((run) => (
          <li key={run.href}>
            <Runs of={[run]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
