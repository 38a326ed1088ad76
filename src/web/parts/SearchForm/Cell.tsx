import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { useDropDown } from '#web/ui/drop-down.ts';
import type { CellWords } from './words.ts';
import styles from './Cell.module.css';

type CellProps = {
  readonly id: string;
  readonly name: string;
  readonly words: CellWords;
  /** What is wrong in here; the cell opens for it, and stays as the visitor leaves it. */
  readonly error?: string | undefined;
  /** Where the panel hangs: under the left or the right edge of its cell. */
  readonly side?: 'left' | 'right';
  /** Opens something else in place of the panel, where script runs. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
};

/**
 * One question of the ticket: its answer in the row, its controls in a panel below. Opens without
 * script.
 */
export function Cell({ id, name, words, error, side = 'left', onOpen, children }: CellProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [wasWrong] = useState(error !== undefined);
  useDropDown(details);
  const opensElsewhere = onOpen !== undefined;
  useEffect(() => {
    if (error !== undefined && details.current && !opensElsewhere) details.current.open = true;
  }, [error, opensElsewhere]);
  return (
    <details ref={details} name="search-cell" className={styles.cell} open={wasWrong}>
      <summary
        id={id}
        onClick={(event) => {
          if (!onOpen || details.current?.open) return typeAtOnce(event);
          event.preventDefault();
          onOpen();
        }}
        className={styles.summary}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
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

/**
 * Who opens a cell with a mouse or keys can type into its combobox at once; on a touch screen the
 * keyboard would cover the list.
 */
function typeAtOnce({ currentTarget: summary }: MouseEvent<HTMLElement>): void {
  const details = summary.parentElement;
  if (details?.hasAttribute('open') || !matchMedia('(pointer: fine)').matches) return;
  requestAnimationFrame(() =>
    details?.querySelector<HTMLInputElement>('[role=combobox]')?.focus({ preventScroll: true }),
  );
}
