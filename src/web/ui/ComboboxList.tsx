import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from './classes.ts';
import type { ComboboxGroup, ComboboxOption } from './combobox-option.ts';
import { Icon } from './Icon.tsx';
import styles from './Combobox.module.css';

type ComboboxListProps = {
  /** Of the input that controls the list. */
  readonly id: string;
  readonly groups: readonly ComboboxGroup[];
  readonly chosen: readonly ComboboxOption[];
  readonly active: ComboboxOption | undefined;
  readonly isOpen: boolean;
  readonly onToggle: (option: ComboboxOption) => void;
};

/** The options in their groups. The focus stays in the input, which names the active one. */
export function ComboboxList({ id, groups, chosen, active, isOpen, onToggle }: ComboboxListProps) {
  const t = useTranslations('common');
  const isChosen = (option: ComboboxOption) => chosen.some((other) => other.id === option.id);
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      aria-label={t('choices')}
      aria-multiselectable="true"
      hidden={!isOpen}
      className={styles.list}
      onMouseDown={keepFocus}
    >
      {groups.map((group) => (
        <div key={group.label} role="group" aria-label={group.label}>
          <p aria-hidden="true" className={styles.group}>
            {group.label}
          </p>
          {group.options.map((option) => (
            <button
              key={option.id}
              type="button"
              id={optionId(id, option)}
              role="option"
              tabIndex={-1}
              aria-selected={isChosen(option)}
              data-active={option === active || undefined}
              className={classes(styles.option, option.isInner && styles.inner)}
              onClick={() => onToggle(option)}
            >
              <span>{option.label}</span>
              {option.detail !== undefined && (
                <span className={styles.detail}>{option.detail}</span>
              )}
              {isChosen(option) && <Icon of={Check} />}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Of the element of an option, for the input that points to it. */
export const optionId = (id: string, option: ComboboxOption): string => `${id}-option-${option.id}`;

/** Typing goes on after a press on an option. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();
