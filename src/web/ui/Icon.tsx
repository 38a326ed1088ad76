import type { LucideIcon } from 'lucide-react';
import styles from './Icon.module.css';

type IconProps = { readonly of: LucideIcon; readonly size?: number };

/** A line icon beside words; it says nothing by itself, so readers of the page skip it. */
export function Icon({ of: Drawing, size = 20 }: IconProps) {
  return (
    <Drawing
      className={styles.icon}
      size={size}
      strokeWidth={1.75}
      aria-hidden="true"
      focusable="false"
    />
  );
}
