import type { ChangeEvent, FocusEvent } from 'react';
import type { FieldWords } from './Field.tsx';
import { TextField } from './TextField.tsx';
import { dateWhenTyped, dateWhileTyping } from './typed-date.ts';
import control from './control.module.css';

type TypedDateFieldProps = FieldWords & {
  readonly id: string;
  readonly name: string;
  readonly defaultValue?: string | undefined;
  readonly required?: boolean | undefined;
  readonly autoComplete?: string;
};

/**
 * One typed field, dd/mm/yyyy: slashes come by themselves, other ways to write a date are
 * understood (PAX-06, PAX-08).
 */
export function TypedDateField(props: TypedDateFieldProps) {
  return (
    <TextField
      {...props}
      type="text"
      inputMode="numeric"
      placeholder="dd/mm/yyyy"
      className={control.date}
      onChange={insertSlashes}
      onBlur={completeDate}
    />
  );
}

/** Only at the end of the field, so that mending the middle does not move the cursor. */
function insertSlashes({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const deleting = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
  if (!deleting && input.selectionStart === input.value.length)
    input.value = dateWhileTyping(input.value);
}

function completeDate({ currentTarget: input }: FocusEvent<HTMLInputElement>): void {
  input.value = dateWhenTyped(input.value);
}
