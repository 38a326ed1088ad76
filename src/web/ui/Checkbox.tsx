import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Stands at the right, as the count of a filter does. */
  readonly count?: ReactNode;
};

/** A box to tick in a row of 44; the whole row is the target. */
export function Checkbox({ label, hint, count, className, ...input }: CheckboxProps) {
  return (
    <label className={classes(styles.row, className)}>
      <input {...input} type="checkbox" className={styles.box} />
      <span className={styles.words}>
        {label}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
