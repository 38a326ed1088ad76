import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { TextField } from './TextField.tsx';
import styles from './EmptyField.module.css';

type EmptyFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'id' | 'name' | 'defaultValue' | 'errors' | 'label'
>;

/**
 * A field that people leave empty and programs fill in: neither shown nor read out until something
 * that was refused stands in it.
 */
export const EmptyField = (field: EmptyFieldProps) => (
  <div className={classes(!field.errors?.length && styles.hidden)}>
    <TextField {...field} autoComplete="off" tabIndex={-1} />
  </div>
);
