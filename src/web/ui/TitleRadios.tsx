import { FieldGroup, type FieldWords } from './Field.tsx';
import type { Option } from './SelectField.tsx';
import styles from './TitleRadios.module.css';

type TitleRadiosProps = FieldWords & {
  readonly id: string;
  readonly name: string;
  readonly options: readonly Option[];
  readonly defaultValue?: string | undefined;
};

/** A few short choices as one joined row of boxes: a passenger's title, yes or no. */
export function TitleRadios({ id, name, options, defaultValue, ...words }: TitleRadiosProps) {
  return (
    <FieldGroup id={id} {...words}>
      <div className={styles.row}>
        {options.map((option, at) => (
          <label key={option.value} className={styles.box}>
            <input
              type="radio"
              id={at === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              className={styles.radio}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
