import type { ReactNode } from 'react';
import typography from '#web/ui/type.module.css';
import styles from './ComponentGallery.module.css';

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
      <h2 className={typography.caps}>{name}</h2>
      {children}
    </section>
  );
}
