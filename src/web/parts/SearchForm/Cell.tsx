import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { useDropDown } from '#web/ui/drop-down.ts';
import styles from './Cell.module.css';
import type { CellWords } from './words.ts';

type CellProps = {
  readonly id: string;
  readonly name: string;
  readonly words: CellWords;
  /** What is wrong in here; the cell opens for it, and stays as the visitor leaves it. */
  readonly error?: string | undefined;
  /** Where the panel hangs: under the left or the right edge of its cell. */
  readonly side?: 'left' | 'right';
  readonly children: ReactNode;
};

/** One question of the ticket: its answer in the row, its controls in a panel below. Opens without script. */
export function Cell({ id, name, words, error, side = 'left', children }: CellProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [wasWrong] = useState(error !== undefined);
  useDropDown(details);
  useEffect(() => {
    if (error !== undefined && details.current) details.current.open = true;
  }, [error]);
  return (
    <details ref={details} name="search-cell" className={styles.cell} open={wasWrong}>
      <summary id={id} className={styles.summary} aria-describedby={error === undefined ? undefined : `${id}-error`}>
        <span className={styles.name}>{name}</span>
        <span className={styles.value}>{words.value}</span>
        <span className={styles.detail}>{words.detail}</span>
      </summary>
      <div className={classes(styles.panel, styles[side])}>
        {error !== undefined && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
        {children}
      </div>
    </details>
  );
}
