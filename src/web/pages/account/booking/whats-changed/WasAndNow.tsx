import { useTranslations } from '#web/texts/translate.tsx';
import type { ChangeOfTheirsFragment } from './query.generated.ts';
import typography from '#web/ui/type.module.css';
import styles from './whats-changed.module.css';

/** Both side by side, on phones one above the other: each is read as a whole. */
export function WasAndNow({ words }: Pick<ChangeOfTheirsFragment, 'words'>) {
  const t = useTranslations('whats_changed.page');
  if (words.length === 0) return null;
  return (
    <div className={styles.pair}>
      {(['was', 'now'] as const).map((side) => (
        <section key={side} aria-labelledby={side}>
          <h2 id={side} className={typography.caps}>
            {t(side)}
          </h2>
          <dl className={styles[side]}>
            {words.map((line) => (
              <div key={line.what}>
                <dt className={typography.small}>{line.what}</dt>
                <dd>{line[side]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
