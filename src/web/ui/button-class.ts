import { classes } from './classes.ts';
import styles from './Button.module.css';

export type ButtonKind = 'sun' | 'quiet' | 'text';
/** `strip` is 44 high, `usual` 48, `stub` 64 (the search ticket). */
export type ButtonSize = 'strip' | 'usual' | 'stub';

type Look = {
  readonly kind: ButtonKind;
  readonly size: ButtonSize;
  readonly wide: boolean;
  readonly busy: boolean;
  readonly extra: string | undefined;
};

/** Class names of a button's look, for buttons and for links that look like one. */
export const buttonClass = ({ kind, size, wide, busy, extra }: Look): string =>
  classes(
    styles.button,
    styles[kind],
    styles[size],
    wide && styles.wide,
    busy && styles.busy,
    extra,
  );
