import type { ReactNode } from 'react';
import styles from './LuggageLabel.module.css';

/**
 * A manila label with an eyelet: the offer on the hero, the order's number, the count of saved
 * deals; nothing else.
 */
export function LuggageLabel({ children }: { readonly children: ReactNode }) {
  return <div className={styles.label}>{children}</div>;
}

/** A field of a label: its name in capitals over its value. */
export function LabelField({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <p className={styles.field}>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>{children}</span>
    </p>
  );
}
