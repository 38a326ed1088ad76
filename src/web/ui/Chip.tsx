import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { Link, type LinkProps } from './Link.tsx';
import styles from './Chip.module.css';

type ChipLook = {
  readonly on?: boolean;
  /** Says that it saves money. */
  readonly isGood?: boolean;
  readonly children: ReactNode;
};

/**
 * A chip that leads to the same page with one thing more or less; chosen, it carries a cross in the
 * same target. One of several of which one always holds is `aria-current` instead.
 */
export function ChipLink({
  on = false,
  isGood = false,
  children,
  ...link
}: ChipLook & Omit<LinkProps, 'children'>) {
  return (
    <Link
      preventScrollReset
      {...link}
      className={classes(styles.chip, on && styles.on, isGood && styles.good)}
    >
      {children}
      {on && <Icon of={X} />}
    </Link>
  );
}

/** A chip that acts where it stands: opens a sheet, takes a choice away. */
export function ChipButton({
  on = false,
  children,
  className,
  ...button
}: Omit<ChipLook, 'isGood'> & ComponentProps<'button'>) {
  return (
    <button type="button" {...button} className={classes(styles.chip, on && styles.on, className)}>
      {children}
    </button>
  );
}

/** Chips in a line that wraps, or on a phone scrolls sideways. */
export function ChipRow({
  scrolls = false,
  children,
}: {
  readonly scrolls?: boolean;
  readonly children: ReactNode;
}) {
  return <div className={classes(styles.row, scrolls && styles.scrolls)}>{children}</div>;
}
