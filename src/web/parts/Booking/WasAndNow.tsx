import { useTranslations } from '#web/texts/translate.tsx';
import typography from '#web/ui/type.module.css';
import styles from './WasAndNow.module.css';

type WasAndNowProps = {
  readonly words: readonly { readonly what: string; readonly was: string; readonly now: string }[];
  /** Instead of `Was` and `Now`. */
  readonly headings?: { readonly was: string; readonly now: string };
};

/** Both side by side, on phones one above the other: each is read as a whole. */
export function WasAndNow({ words, headings }: WasAndNowProps) {
  const t = useTranslations('my_booking.was_and_now');
  if (words.length === 0) return null;
  return (
    <div className={styles.pair}>
      {(['was', 'now'] as const).map((side) => (
        <section key={side} aria-labelledby={side}>
          <h2 id={side} className={typography.caps}>
            {headings?.[side] ?? t(side)}
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
