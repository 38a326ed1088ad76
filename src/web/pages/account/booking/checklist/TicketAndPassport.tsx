import type { ReactNode } from 'react';
import styles from './TicketAndPassport.module.css';

/** Where the name stands on a ticket, and where it and the two dates stand in a passport. */
export function TicketAndPassport({ children }: { readonly children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 320 124" aria-hidden="true" focusable="false">
        <Ticket />
        <path className={styles.leader} d="M101 46h98" />
        <Passport />
      </svg>
      <figcaption>{children}</figcaption>
    </figure>
  );
}

/** The name, other lines, and beyond the perforation the stub with its bars. */
function Ticket() {
  return (
    <>
      <path className={styles.leaf} d="M1 14h158v96H1z" />
      <path className={styles.band} d="M1 14h158v14H1z" />
      <path className={styles.perforation} d="M120 28v82" />
      <path className={styles.lines} d="M14 66h72v5H14zM14 78h52v5H14zM14 90h62v5H14z" />
      <path
        className={styles.dark}
        d="M130 38h3v62h-3zM136 38h2v62h-2zM141 38h4v62h-4zM148 38h2v62h-2z"
      />
      <path className={styles.mark} d="M14 40h84v12H14z" />
    </>
  );
}

/** The page with the photo, within its cover. */
function Passport() {
  return (
    <>
      <path className={styles.band} d="M180 2h139v120H180z" />
      <path className={styles.page} d="M185 7h129v110H185z" />
      <path className={styles.photo} d="M194 36h36v46h-36z" />
      <path
        className={styles.dark}
        d="M212 46a8 8 0 0 1 0 17 8 8 0 0 1 0-17zM197 82a15 15 0 0 1 30 0z"
      />
      <path
        className={styles.lines}
        d="M194 16h56v5h-56zM240 60h22v4h-22zM274 60h22v4h-22zM194 94h110v4H194zM194 104h110v4H194z"
      />
      <path className={styles.mark} d="M240 40h62v12h-62zM240 68h28v11h-28zM274 68h28v11h-28z" />
    </>
  );
}
