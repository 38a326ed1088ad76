import { ChevronDown } from 'lucide-react';
import { useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { Checkbox } from './Checkbox.tsx';
import styles from './Combobox.module.css';
import type { ComboboxListProps } from './ComboboxList.tsx';
import { chooseOptions, knownOptions, type ComboboxOffer, type ComboboxOption } from './combobox-option.ts';
import { FieldGroup, type FieldWords } from './Field.tsx';
import { Icon } from './Icon.tsx';

type ComboboxProps = Omit<FieldWords, 'label'> &
  ComboboxOffer & {
    readonly id: string;
    readonly name: string;
    readonly label: string;
    readonly defaultChosen?: readonly ComboboxOption[];
    /** How the closed field shows what is chosen; plain names unless told otherwise. */
    readonly closed?: (chosen: readonly ComboboxOption[]) => ReactNode;
    readonly onChoose?: (chosen: readonly ComboboxOption[]) => void;
  };

/**
 * Several of many, posted as `name` once for each. Without script a list of boxes to tick; the first touch
 * brings the list to type in (React Aria), which ticks the same boxes.
 */
export function Combobox({ id, name, label, hint, errors, defaultChosen = [], closed, onChoose, ...offer }: ComboboxProps) {
  const [chosen, setChosen] = useState(defaultChosen);
  const { field, List, prepare, open, close } = useLazyList();
  const choose = (next: readonly ComboboxOption[]) => {
    setChosen(next);
    onChoose?.(next);
  };
  return (
    <FieldGroup id={id} label={label} hint={hint} errors={errors}>
      <div ref={field} className={styles.combobox}>
        {List && <List label={label} offer={offer} chosen={chosen} onChoose={choose} onClose={close} />}
        <details className={styles.closed} hidden={List !== undefined}>
          <summary id={id} className={styles.summary} onPointerEnter={prepare} onFocus={prepare} onClick={open}>
            <span className={styles.value}>{closed ? closed(chosen) : namesOf(chosen, offer.placeholder)}</span>
            <Icon of={ChevronDown} />
          </summary>
          <Boxes name={name} offer={offer} chosen={chosen} onChoose={choose} />
        </details>
      </div>
    </FieldGroup>
  );
}

const namesOf = (chosen: readonly ComboboxOption[], placeholder = ''): string =>
  chosen.map((option) => option.label).join(', ') || placeholder;

/** The list's code comes when a pointer or the focus is near, and opens when pressed; if it does not come, the boxes do. */
function useLazyList() {
  const [List, setList] = useState<ComponentType<ComboboxListProps>>();
  const field = useRef<HTMLDivElement>(null);
  const prepare = () => void import('./ComboboxList.tsx').catch(() => undefined);
  const open = (event: MouseEvent<HTMLElement>) => {
    const details = event.currentTarget.parentElement;
    event.preventDefault();
    import('./ComboboxList.tsx').then(
      (module) => setList(() => module.ComboboxList),
      () => details?.toggleAttribute('open'),
    );
  };
  const close = () => {
    const keepsFocus = field.current?.contains(document.activeElement);
    setList(undefined);
    if (keepsFocus) requestAnimationFrame(() => field.current?.querySelector('summary')?.focus());
  };
  return { field, List, prepare, open, close };
}

type BoxesProps = Pick<ComboboxListProps, 'offer' | 'chosen' | 'onChoose'> & { readonly name: string };

/** All options as boxes: what is posted, and what there is without script. */
function Boxes({ name, offer, chosen, onChoose }: BoxesProps) {
  const known = knownOptions(offer.groups, chosen);
  const ids = chosen.map((option) => option.id);
  const toggle = (id: string, on: boolean) => {
    const next = chooseOptions(on ? [...ids, id] : ids.filter((other) => other !== id), known, offer.max);
    if (next) onChoose(next);
  };
  return (
    <div className={styles.boxes}>
      {known.map((option) => (
        <Checkbox
          key={option.id}
          name={name}
          value={option.id}
          label={option.label}
          hint={option.detail}
          checked={ids.includes(option.id)}
          onChange={(event) => toggle(option.id, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}
