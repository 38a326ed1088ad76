import type { ComponentProps } from 'react';
import { Field, fieldAria, type FieldWords } from './Field.tsx';
import control from './control.module.css';

type TextAreaProps = FieldWords &
  Omit<ComponentProps<'textarea'>, 'id' | 'name'> & { readonly id: string; readonly name: string };

/** Several lines of text. */
export function TextArea({ label, hint, errors, className, ...input }: TextAreaProps) {
  return (
    <Field id={input.id} label={label} hint={hint} errors={errors} className={className}>
      <textarea {...input} {...fieldAria(input.id, { hint, errors })} className={control.control} />
    </Field>
  );
}
