import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Notice.module.css';

export type NoticeTone = 'info' | 'amber' | 'good' | 'coral';

type NoticeProps = {
  readonly tone?: NoticeTone;
  readonly heading?: ReactNode;
  /** Say it aloud when it appears: `status` waits for a pause, `alert` does not. */
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
};

/** A strip that says one thing: calm, a change, good news or a loss. */
export function Notice({ tone = 'info', heading, role, children }: NoticeProps) {
  return (
    <div className={classes(styles.notice, styles[tone])} role={role}>
      {heading !== undefined && <h2 className={styles.heading}>{heading}</h2>}
      {children}
    </div>
  );
}
