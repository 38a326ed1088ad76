import { Minus, Plus } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Stepper.module.css';

type StepperProps = {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly min: number;
  readonly max: number;
  readonly defaultValue: number;
  /** Names of the two buttons, as "One adult fewer". */
  readonly fewer: string;
  readonly more: string;
  readonly onChange?: (value: number) => void;
};

/** A small number with minus and plus; without script it is a number field. */
export function Stepper({
  id,
  name,
  label,
  hint,
  min,
  max,
  defaultValue,
  fewer,
  more,
  onChange,
}: StepperProps) {
  const field = useRef<HTMLInputElement>(null);
  const step = (by: 1 | -1) => {
    const input = field.current;
    if (!input) return;
    if (by > 0) input.stepUp();
    else input.stepDown();
    onChange?.(input.valueAsNumber);
  };
  return (
    <div className={styles.stepper}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </label>
      <div className={styles.box}>
        <StepButton name={fewer} icon={Minus} onPress={() => step(-1)} />
        <input
          ref={field}
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          defaultValue={defaultValue}
          onChange={(event) => onChange?.(event.currentTarget.valueAsNumber)}
          className={styles.number}
        />
        <StepButton name={more} icon={Plus} onPress={() => step(1)} />
      </div>
    </div>
  );
}

type StepButtonProps = {
  readonly name: string;
  readonly icon: typeof Plus;
  readonly onPress: () => void;
};

function StepButton({ name, icon, onPress }: StepButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={name} onClick={onPress}>
      <Icon of={icon} />
    </button>
  );
}
