import { CalendarDays } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import type { IsoDate } from '#domain/dates.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from './Button.tsx';
import type { CellNote } from './calendar-cell.ts';
import { Dialog } from './Dialog.tsx';
import { Field, fieldAria, type FieldWords } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { lazyPart } from './lazy-part.tsx';
import { Skeleton } from './Skeleton.tsx';
import control from './control.module.css';
import styles from './DateField.module.css';

const Calendar = lazyPart(async () => (await import('./Calendar.tsx')).Calendar);

const GRID_HEIGHT = 420;

type DateFieldProps = FieldWords & {
  readonly id: string;
  readonly name: string;
  readonly defaultValue?: IsoDate | undefined;
  readonly min: IsoDate;
  readonly max: IsoDate;
  readonly title: string;
  readonly months?: number;
  readonly nights?: number;
  readonly note?: (date: IsoDate) => CellNote | undefined;
  readonly onMonth?: (firstDay: IsoDate) => void;
  readonly onChoose?: (date: IsoDate) => void;
  /** Beside the button at the foot of the calendar: dates and price of what is chosen. */
  readonly foot?: (value: IsoDate | undefined) => ReactNode;
};

/**
 * A day that is typed or picked in the browser's own way, and with script in a calendar that shows
 * prices.
 */
export function DateField({
  id,
  name,
  label,
  hint,
  errors,
  defaultValue,
  min,
  max,
  title,
  foot,
  onChoose,
  ...calendar
}: DateFieldProps) {
  const [value, choose] = useChosenDate(defaultValue, onChoose);
  const [open, setOpen] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} errors={errors}>
      <span className={styles.row}>
        <input
          id={id}
          name={name}
          type="date"
          min={min}
          max={max}
          value={value ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
          className={control.control}
          {...fieldAria(id, { hint, errors })}
        />
        <button
          type="button"
          className={styles.open}
          aria-label={title}
          onClick={() => setOpen(true)}
        >
          <Icon of={CalendarDays} />
        </button>
      </span>
      <DateDialog
        title={title}
        open={open}
        onClose={() => setOpen(false)}
        foot={foot?.(value || undefined)}
      >
        <Calendar
          label={title}
          min={min}
          max={max}
          months={2}
          value={value || undefined}
          onChoose={choose}
          {...calendar}
        />
      </DateDialog>
    </Field>
  );
}

/** The day in the field, and the way to another one, which is told to whoever wants to know. */
function useChosenDate(first: IsoDate | undefined, onChoose: DateFieldProps['onChoose']) {
  const [value, setValue] = useState(first);
  const choose = (date: IsoDate): void => {
    setValue(date);
    onChoose?.(date);
  };
  return [value, choose] as const;
}

type DateDialogProps = {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly foot: ReactNode;
  readonly children: ReactNode;
};

function DateDialog({ title, open, onClose, foot, children }: DateDialogProps) {
  const t = useTranslations('common');
  const bar = (
    <div className={styles.foot}>
      <div className={styles.chosen}>{foot}</div>
      <Button type="button" onClick={onClose}>
        {t('use_dates')}
      </Button>
    </div>
  );
  return (
    <Dialog open={open} onClose={onClose} title={title} size="wide" foot={bar}>
      <Suspense fallback={<Skeleton height={GRID_HEIGHT} />}>{children}</Suspense>
    </Dialog>
  );
}
