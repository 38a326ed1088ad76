import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for those who listen, not shown to those who look. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
