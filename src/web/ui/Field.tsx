import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Field.module.css';

/** What every field of a form says around its control. */
export type FieldWords = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Sentences of what is wrong; the first is shown. */
  readonly errors?: readonly string[] | undefined;
};

type FieldProps = FieldWords & {
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Label, hint, error, control, in this order; in error a coral line runs along the whole. */
export function Field({ id, label, hint, errors, className, children }: FieldProps) {
  return (
    <div className={classes(styles.field, hasErrors(errors) && styles.wrong, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <FieldNotes id={id} hint={hint} errors={errors} />
      {children}
    </div>
  );
}

type GroupProps = FieldWords & { readonly id: string; readonly children: ReactNode };

/** The same around several controls that answer one question. */
export function FieldGroup({ id, label, hint, errors, children }: GroupProps) {
  return (
    <fieldset
      className={classes(styles.field, hasErrors(errors) && styles.wrong)}
      aria-describedby={describedBy(id, { hint, errors })}
    >
      <legend className={styles.label}>{label}</legend>
      <FieldNotes id={id} hint={hint} errors={errors} />
      {children}
    </fieldset>
  );
}

function FieldNotes({ id, hint, errors }: { readonly id: string } & Omit<FieldWords, 'label'>) {
  return (
    <>
      {hint !== undefined && (
        <p id={`${id}-description`} className={styles.hint}>
          {hint}
        </p>
      )}
      {hasErrors(errors) && (
        <p id={`${id}-error`} className={styles.error}>
          {errors?.[0]}
        </p>
      )}
    </>
  );
}

/** Attributes that tie a control to its notes. */
export const fieldAria = (id: string, words: Omit<FieldWords, 'label'>) => ({
  'aria-invalid': hasErrors(words.errors) || undefined,
  'aria-describedby': describedBy(id, words),
});

const describedBy = (id: string, { hint, errors }: Omit<FieldWords, 'label'>): string | undefined =>
  [hint !== undefined && `${id}-description`, hasErrors(errors) && `${id}-error`]
    .filter(Boolean)
    .join(' ') || undefined;

const hasErrors = (errors: FieldWords['errors']): boolean =>
  errors !== undefined && errors.length > 0;
