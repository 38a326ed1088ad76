import { placedAt } from '#web/parts/Coast.tsx';
import { classes } from '#web/ui/classes.ts';
import type { PlacedName } from './place-names.ts';
import styles from './MapNames.module.css';

/** Names of what lies around: part of the drawing, read out by none. */
export function MapNames({ of }: { readonly of: readonly PlacedName[] }) {
  return of.map(({ name, kind, ...at }) => (
    <span
      key={name}
      aria-hidden="true"
      className={classes(
        styles.name,
        kind === 'WATER' && styles.water,
        kind === 'RESORT' && styles.resort,
      )}
      style={placedAt(at)}
    >
      {name}
    </span>
  ));
}
