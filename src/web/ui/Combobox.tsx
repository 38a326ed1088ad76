import { Search } from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { ComboboxOption } from './combobox-option.ts';
import { ComboboxChips } from './ComboboxChips.tsx';
import { ComboboxList, optionId } from './ComboboxList.tsx';
import { Field, fieldAria } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { useCombobox, type ComboboxChoice } from './use-combobox.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Combobox.module.css';
import control from './control.module.css';

type ComboboxProps = ComboboxChoice & {
  readonly id: string;
  /** Name of the typed text when it is posted. */
  readonly name?: string | undefined;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Stands in place of an empty list. */
  readonly nothing: ReactNode;
};

/**
 * Several of many: a line to type in, under it the list that fits the text, then what is chosen as
 * chips. It needs script; what is chosen is posted by its user, who also offers boxes to tick where
 * no script runs.
 */
export function Combobox({ id, name, label, hint, nothing, ...choice }: ComboboxProps) {
  const { text, groups, chosen, mostMessage } = choice;
  const { active, isOpen, isFull, said, toggle, line } = useCombobox(choice);
  const input = useRef<HTMLInputElement>(null);
  const words = { hint, errors: isFull ? [mostMessage] : [] };
  return (
    <div className={styles.combobox}>
      <Field id={id} label={label} {...words}>
        <ComboboxLine
          ref={input}
          id={id}
          name={name}
          value={text}
          isOpen={isOpen}
          active={active}
          {...line}
          {...fieldAria(id, words)}
        />
      </Field>
      <ComboboxList
        id={id}
        groups={groups}
        chosen={chosen}
        active={active}
        isOpen={isOpen}
        onToggle={toggle}
      />
      {groups.length === 0 && nothing}
      <ComboboxChips
        chosen={chosen}
        onRemove={(option) => {
          toggle(option);
          input.current?.focus({ preventScroll: true });
        }}
      />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

type ComboboxLineProps = ComponentProps<'input'> & {
  readonly id: string;
  readonly isOpen: boolean;
  readonly active: ComboboxOption | undefined;
};

/** What is typed in keeps the focus, and names the option that the keys are at. */
function ComboboxLine({ id, isOpen, active, ...input }: ComboboxLineProps) {
  const activeId = active && optionId(id, active);
  useEffect(() => {
    if (activeId !== undefined)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div className={styles.line}>
      <Icon of={Search} />
      <input
        {...input}
        id={id}
        className={control.control}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint={active ? 'done' : 'search'}
      />
    </div>
  );
}
