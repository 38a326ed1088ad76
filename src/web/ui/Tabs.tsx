import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import styles from './Tabs.module.css';

export type Tab = {
  readonly to: string;
  readonly label: ReactNode;
  readonly current: boolean;
  readonly badge?: string;
};

/** A strip of places to be, of which this page is one; the current one stands on a line of sun. */
export function Tabs({ name, tabs }: { readonly name: string; readonly tabs: readonly Tab[] }) {
  return (
    <nav className={styles.tabs} aria-label={name}>
      {tabs.map(({ to, label, current, badge }) => (
        <Link key={to} to={to} className={styles.tab} aria-current={current ? 'page' : undefined}>
          {label}
          {badge !== undefined && <span className={styles.badge}>{badge}</span>}
        </Link>
      ))}
    </nav>
  );
}
