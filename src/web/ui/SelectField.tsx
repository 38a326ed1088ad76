import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Field, fieldAria, type FieldWords } from './Field.tsx';
import { Icon } from './Icon.tsx';
import control from './control.module.css';

export type Option = { readonly value: string; readonly label: string };

type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, 'id' | 'name' | 'children'> & {
    readonly id: string;
    readonly name: string;
    readonly options: readonly Option[];
    /** Words of the empty choice that stands first. */
    readonly empty?: string;
  };

/** One of a list, in the browser's own select. */
export function SelectField({
  label,
  hint,
  errors,
  options,
  empty,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field id={select.id} label={label} hint={hint} errors={errors} className={className}>
      <span className={control.selectBox}>
        <select
          {...select}
          {...fieldAria(select.id, { hint, errors })}
          className={classes(control.control, control.select)}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </span>
    </Field>
  );
}
