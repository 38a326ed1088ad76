import { useState } from 'react';
import { groupThousands } from '#domain/money.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { targetOf } from '#domain/search/filter-definitions.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { isChosen, type ResultFilter } from './filter-choice.ts';
import styles from './FilterForm.module.css';

type FilterGroupProps = {
  readonly filter: ResultFilter;
  readonly criteria: Criteria;
  /** Options that show at once; the rest opens, and is open when one of it is chosen. */
  readonly collapsedAt: number;
};

/** One filter: its options with the number of holidays that each would leave. */
export function FilterGroup({ filter, criteria, collapsedAt }: FilterGroupProps) {
  const t = useTranslations('results');
  const isAlone = isYesOrNo(filter);
  const options = filter.unFormattedOptions
    .map((option) => ({
      ...option,
      label: isAlone ? filter.label : option.label,
      isOn: isChosen(criteria.filters, filter.name, option.value),
    }))
    .filter(({ count, isOn }) => count > 0 || isOn);
  const rest = options.slice(collapsedAt);
  const Choice = filter.type === 'radio' ? RadioChoice : CheckboxChoice;
  const choices = (some: typeof options) =>
    some.map((option) => <Choice key={option.value} name={filter.name} option={option} />);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.name}>
        {isAlone ? <VisuallyHidden>{filter.label}</VisuallyHidden> : filter.label}
      </legend>
      {choices(options.slice(0, collapsedAt))}
      {rest.length > 0 && (
        <details className={styles.more} open={rest.some(({ isOn }) => isOn)}>
          <summary>{t('show_more', { count: rest.length })}</summary>
          {choices(rest)}
        </details>
      )}
    </fieldset>
  );
}

/** A single box says by itself what it is. */
const isYesOrNo = ({ unFormattedOptions: options }: ResultFilter): boolean =>
  options.length === 1 && options[0]?.value === 'true';

type ChoiceProps = {
  readonly name: string;
  readonly option: {
    readonly value: string;
    readonly label: string;
    readonly count: number;
    readonly isOn: boolean;
  };
};

function CheckboxChoice({ name, option: { value, label, count, isOn } }: ChoiceProps) {
  const [group, option] = targetOf(name, value);
  const [shown, setShown] = useShown(isOn);
  return (
    <Checkbox
      name={`filters[${group}]`}
      value={option}
      label={label}
      count={groupThousands(count)}
      checked={shown}
      onChange={(event) => setShown(event.currentTarget.checked)}
    />
  );
}

function RadioChoice({ name, option: { value, label, count, isOn } }: ChoiceProps) {
  const [shown, setShown] = useShown(isOn);
  return (
    <label className={styles.radio}>
      <input
        type="radio"
        name={`filters[${name}]`}
        value={value}
        checked={shown}
        onChange={(event) => setShown(event.currentTarget.checked)}
      />
      <span>{label}</span>
      <span className={styles.count}>{groupThousands(count)}</span>
    </label>
  );
}

/** What the box shows at once, until the results say what is chosen. */
function useShown(isOn: boolean) {
  const [shown, setShown] = useState(isOn);
  const [known, setKnown] = useState(isOn);
  if (known !== isOn) {
    setKnown(isOn);
    setShown(isOn);
  }
  return [shown, setShown] as const;
}
