import type { LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type SyntheticEvent } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { SliderBounds, LimitName } from './limits.ts';
import slider from '#web/ui/slider-thumb.module.css';
import styles from './Limits.module.css';

type LimitProps = {
  /** The posted field. */
  readonly name: LimitName;
  readonly icon: LucideIcon;
  /** Its name, and what stands on either side of its number. */
  readonly words: { readonly label: string; readonly before: string; readonly after: string };
  readonly bounds: SliderBounds;
  readonly value: number;
  /** With each step of the slider and each number that is typed. */
  readonly onMove: (value: number) => void;
  /** When a slider that was moved is let go, or a number that was typed is left. */
  readonly onSettle: (value: number) => void;
};

/** One limit: a number to type, and below it a slider that says the same. */
export function Limit(limit: LimitProps) {
  const { name, icon, words, bounds, value, onMove, onSettle } = limit;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const inBounds = (number: number): number =>
    Math.min(bounds.max, Math.max(bounds.min, Number.isNaN(number) ? value : number));
  const leave = (text: string): void => {
    if (typed === undefined) return;
    setTyped(undefined);
    onSettle(inBounds(text === '' ? Number.NaN : Number(text)));
  };
  return (
    <div className={styles.limit} data-limit={name}>
      <label className={styles.name} htmlFor={id}>
        <Icon of={icon} />
        {words.label}
      </label>
      <span className={styles.sum}>
        {words.before}
        <input
          id={id}
          type="number"
          inputMode="decimal"
          name={name}
          min={bounds.min}
          max={bounds.max}
          step={name === 'hours' ? 0.5 : 1}
          className={styles.number}
          value={typed ?? value}
          onChange={({ currentTarget: { value: text, valueAsNumber: number } }) => {
            setTyped(text);
            if (number >= bounds.min && number <= bounds.max) onMove(number);
          }}
          onBlur={({ currentTarget }) => leave(currentTarget.value)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && leave(currentTarget.value)}
        />
        {words.after}
      </span>
      <Slider {...limit} />
    </div>
  );
}

/** It settles only what it has moved itself: its steps are wider than what may be typed. */
function Slider({ name, words, bounds, value, onMove, onSettle }: LimitProps) {
  const isMoved = useRef(false);
  const thumb = useRef<HTMLInputElement>(null);
  const take = useEffectEvent((moved: HTMLInputElement) => {
    isMoved.current = moved.matches(':active');
    (isMoved.current ? onMove : onSettle)(moved.valueAsNumber);
  });
  // It may have been moved before the page came alive.
  useEffect(() => {
    if (thumb.current && isMovedFromStart(thumb.current)) take(thumb.current);
  }, []);
  const letGo = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
    if (isMoved.current) onSettle(currentTarget.valueAsNumber);
    isMoved.current = false;
  };
  return (
    <>
      <Track bounds={bounds} value={value} isFrom={name === 'warmth'} />
      <input
        ref={thumb}
        type="range"
        aria-label={words.label}
        aria-valuetext={`${words.before} ${value} ${words.after}`.trim()}
        className={classes(slider.thumb, styles.thumb)}
        {...bounds}
        value={value}
        onChange={({ currentTarget }) => {
          isMoved.current = true;
          onMove(currentTarget.valueAsNumber);
        }}
        onPointerUp={letGo}
        onKeyUp={letGo}
        onBlur={letGo}
      />
    </>
  );
}

/** Whether it stands elsewhere than the page was made with, which is rounded to its steps. */
function isMovedFromStart(thumb: HTMLInputElement): boolean {
  const asMade = document.createElement('input');
  asMade.type = 'range';
  for (const name of ['min', 'max', 'step', 'value'])
    asMade.setAttribute(name, thumb.getAttribute(name) ?? '');
  return asMade.value !== thumb.value;
}

type TrackProps = {
  readonly bounds: SliderBounds;
  readonly value: number;
  /** The line is drawn from the thumb on, not up to it. */
  readonly isFrom: boolean;
};

/** The line under the thumb, and how much of it is let in. */
function Track({ bounds: { min, max }, value, isFrom }: TrackProps) {
  const share = max > min ? (100 * (Math.min(max, Math.max(min, value)) - min)) / (max - min) : 100;
  return (
    <svg className={styles.line} aria-hidden="true">
      <rect width="100%" height="4" className={styles.all} />
      <rect
        x={`${isFrom ? share : 0}%`}
        width={`${isFrom ? 100 - share : share}%`}
        height="4"
        className={styles.let}
      />
    </svg>
  );
}
