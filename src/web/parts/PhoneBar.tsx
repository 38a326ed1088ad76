import type { ReactNode } from 'react';
import layout from '#web/ui/layout.module.css';
import styles from './PhoneBar.module.css';

/** What stays under the thumb below 1000 px: the price and the one button, or filter, sort and map. */
export function PhoneBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.place}>
      <div className={styles.bar}>
        <div className={`${layout.wrap} ${styles.row}`}>{children}</div>
      </div>
    </div>
  );
}
