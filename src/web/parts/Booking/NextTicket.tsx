import { useId, type ReactNode } from 'react';
import typography from '#web/ui/type.module.css';
import styles from './BookingFrame.module.css';

type NextTicketProps = {
  /** In capitals: `Due next`. */
  readonly caps: string;
  /** The figure or the time. */
  readonly figure: ReactNode;
  /** What can be done about it: one sun button, and at most one other. */
  readonly stub?: ReactNode;
  readonly children: ReactNode;
};

/** The one next thing of a page of a booking. */
export function NextTicket({ caps, figure, stub, children }: NextTicketProps) {
  const id = useId();
  return (
    <section className={styles.ticket} aria-labelledby={id}>
      <div className={styles.body}>
        <h2 id={id} className={typography.caps}>
          {caps}
        </h2>
        <p className={styles.figure}>{figure}</p>
        {children}
      </div>
      {stub !== undefined && <div className={styles.stub}>{stub}</div>}
    </section>
  );
}
