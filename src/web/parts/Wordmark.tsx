import { Mark } from '#web/ui/Mark.tsx';
import styles from './Wordmark.module.css';

/** The stamp and the brand's name. */
export function Wordmark({ name }: { readonly name: string }) {
  return (
    <span className={styles.wordmark}>
      <Mark />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
