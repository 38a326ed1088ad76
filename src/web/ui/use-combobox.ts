import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useTranslations } from '#web/texts/translate.tsx';
import {
  actOf,
  toggled,
  type ComboboxAct,
  type ComboboxGroup,
  type ComboboxOption,
} from './combobox-option.ts';

export type ComboboxChoice = {
  /** What is typed. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly groups: readonly ComboboxGroup[];
  /**
   * What the groups are for the text, "3 places found"; empty while they are not what was typed.
   * The first of them is then what Enter takes.
   */
  readonly found: string;
  readonly chosen: readonly ComboboxOption[];
  readonly onChoose: (chosen: readonly ComboboxOption[]) => void;
  /** How many can be chosen, and what is said to one more. */
  readonly most: number;
  readonly mostMessage: string;
};

/**
 * What the keys, presses and words of a combobox do (WAI-ARIA practices: editable, list of
 * several).
 */
export function useCombobox(choice: ComboboxChoice) {
  const { text, onText, groups, found, chosen } = choice;
  const [moved, setMoved] = useState<string>();
  const [isShut, setShut] = useState(false);
  const options = groups.flatMap((group) => group.options);
  const active = isShut
    ? undefined
    : (options.find(({ id }) => id === moved) ?? (found === '' ? undefined : options[0]));
  const { said, setSaid, toggle } = useToggle(choice);
  const write = (next: string) => {
    setMoved(undefined);
    setShut(false);
    setSaid('');
    onText(next);
  };
  const press = (act: ComboboxAct) => {
    if (act.kind === 'toggle') toggle(act.option);
    else if (act.kind === 'clear') write('');
    else setMoved(act.option.id);
    setShut(act.kind === 'clear');
  };
  return {
    active,
    isOpen: !isShut && options.length > 0,
    isFull: said === choice.mostMessage,
    /** For the polite region: what was done last, else what was found. */
    said: said || found,
    toggle,
    line: {
      onChange: (event: ChangeEvent<HTMLInputElement>) => write(event.currentTarget.value),
      onClick: () => setShut(false),
      // Before the panel around hears of the key: Escape would close it.
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') setMoved(undefined);
        const act = actOf(event.key, { text, options, active, chosen });
        if (!act) return;
        event.preventDefault();
        event.stopPropagation();
        press(act);
      },
    },
  };
}

/** Puts an option in or out, and says so; the typed text has done its work then. */
function useToggle({ onText, chosen, onChoose, most, mostMessage }: ComboboxChoice) {
  const t = useTranslations('common');
  const [said, setSaid] = useState('');
  const toggle = (option: ComboboxOption) => {
    const next = toggled(chosen, option, most);
    onText('');
    setSaid(
      next
        ? t(next.length > chosen.length ? 'option_added' : 'option_removed', {
            name: option.label,
            count: next.length,
            most,
          })
        : mostMessage,
    );
    if (next) onChoose(next);
  };
  return { said, setSaid, toggle };
}
