import type { ComponentProps } from 'react';
import { Field, fieldAria, type FieldWords } from './Field.tsx';
import control from './control.module.css';

type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'id' | 'name'> & { readonly id: string; readonly name: string };

/** One line of text. Give `type`, `autoComplete` and `inputMode` as the question asks. */
export function TextField({ label, hint, errors, className, ...input }: TextFieldProps) {
  return (
    <Field id={input.id} label={label} hint={hint} errors={errors} className={className}>
      <input {...input} {...fieldAria(input.id, { hint, errors })} className={control.control} />
    </Field>
  );
}
