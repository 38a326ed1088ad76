import { placedAt } from '#web/parts/Coast.tsx';
import type { PlacedName } from './place-names.ts';
import styles from './MapNames.module.css';

/** Names of what lies around: part of the drawing, read out by none. */
export function MapNames({ of }: { readonly of: readonly PlacedName[] }) {
  return of.map(({ name, kind, ...at }) => (
    <span key={name} aria-hidden className={styles.name} data-kind={kind} style={placedAt(at)}>
      {name}
    </span>
  ));
}
