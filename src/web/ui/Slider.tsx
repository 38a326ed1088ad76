import { useState, type ReactNode } from 'react';
import { classes } from './classes.ts';
import slider from './slider-thumb.module.css';
import styles from './Slider.module.css';

type Range = readonly [low: number, high: number];

type SliderProps = {
  readonly id: string;
  readonly label: ReactNode;
  /** Names of the two posted fields, and what each is called. */
  readonly low: { readonly name: string; readonly label: string };
  readonly high: { readonly name: string; readonly label: string };
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly defaultValue: Range;
  /** Stands before each number: a currency's sign. */
  readonly sign?: string;
  /** Called when a thumb is let go or a number is left. */
  readonly onSettle?: (range: Range) => void;
};

/**
 * A range by two thumbs, always with two number fields; the fields are what is posted, and all
 * there is without script.
 */
export function Slider({
  id,
  label,
  low,
  high,
  min,
  max,
  step,
  defaultValue,
  sign,
  onSettle,
}: SliderProps) {
  const [range, setRange] = useState(defaultValue);
  const limits = { min, max, step };
  const settle = () => onSettle?.(range);
  const setLow = (value: number) => setRange(([, top]) => [Math.min(value, top), top]);
  const setHigh = (value: number) => setRange(([bottom]) => [bottom, Math.max(value, bottom)]);
  const [bottom, top] = range;
  return (
    <fieldset className={styles.slider}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.track}>
        <Line from={share(bottom, min, max)} to={share(top, min, max)} />
        <Thumb name={low.label} value={bottom} limits={limits} onMove={setLow} onSettle={settle} />
        <Thumb name={high.label} value={top} limits={limits} onMove={setHigh} onSettle={settle} />
      </div>
      <div className={styles.fields}>
        <NumberBox
          id={`${id}-low`}
          field={low}
          sign={sign}
          value={bottom}
          limits={limits}
          onMove={setLow}
          onSettle={settle}
        />
        <NumberBox
          id={`${id}-high`}
          field={high}
          sign={sign}
          value={top}
          limits={limits}
          onMove={setHigh}
          onSettle={settle}
        />
      </div>
    </fieldset>
  );
}

const share = (value: number, min: number, max: number): number =>
  (100 * (value - min)) / (max - min);

/** The line between the thumbs; a drawing, because the page allows no style attributes. */
function Line({ from, to }: { readonly from: number; readonly to: number }) {
  return (
    <svg className={styles.line} aria-hidden="true">
      <rect width="100%" height="3" className={styles.all} />
      <rect x={`${from}%`} width={`${to - from}%`} height="3" className={styles.chosen} />
    </svg>
  );
}

type Limits = { readonly min: number; readonly max: number; readonly step: number };
type EndProps = {
  readonly value: number;
  readonly limits: Limits;
  readonly onMove: (value: number) => void;
  readonly onSettle: () => void;
};

function Thumb({ name, value, limits, onMove, onSettle }: EndProps & { readonly name: string }) {
  return (
    <input
      type="range"
      aria-label={name}
      className={classes(slider.thumb, styles.thumb)}
      {...limits}
      value={value}
      onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      onPointerUp={onSettle}
      onKeyUp={onSettle}
    />
  );
}

type NumberBoxProps = EndProps & {
  readonly id: string;
  readonly field: { readonly name: string; readonly label: string };
  readonly sign: string | undefined;
};

function NumberBox({ id, field, sign, value, limits, onMove, onSettle }: NumberBoxProps) {
  return (
    <label className={styles.box} htmlFor={id}>
      {field.label}
      <span className={styles.sum}>
        {sign}
        <input
          id={id}
          type="number"
          inputMode="numeric"
          name={field.name}
          {...limits}
          value={value}
          onChange={(event) =>
            Number.isNaN(event.currentTarget.valueAsNumber) ||
            onMove(event.currentTarget.valueAsNumber)
          }
          onBlur={onSettle}
        />
      </span>
    </label>
  );
}
