import type { ReactNode } from 'react';
import type_ from '#web/ui/type.module.css';
import styles from './PartsSheet.module.css';

/** One part under a rule and its name. */
export function Sample({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.sample}>
      <h2 className={type_.caps}>{name}</h2>
      {children}
    </section>
  );
}
