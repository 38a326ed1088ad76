import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import layout from '#web/ui/layout.module.css';
import styles from './PhoneBar.module.css';

type PhoneBarProps = {
  /** Goes with the text once the page has come as far. */
  readonly ends?: boolean;
  readonly children: ReactNode;
};

/**
 * What stays under the thumb below 1000 px: the price and the one button, or filter, sort and map.
 */
export function PhoneBar({ ends = false, children }: PhoneBarProps) {
  return (
    <div className={classes(styles.place, ends && styles.ends)}>
      <div className={styles.bar}>
        <div className={`${layout.wrap} ${styles.row}`}>{children}</div>
      </div>
    </div>
  );
}
