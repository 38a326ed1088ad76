import { Search, X } from 'lucide-react';
import { useEffect, useState, type FocusEvent, type MouseEvent } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Input, TextField } from 'react-aria-components/TextField';
import { classes } from './classes.ts';
import styles from './Combobox.module.css';
import { chooseOptions, knownOptions, type ComboboxGroup, type ComboboxOffer, type ComboboxOption } from './combobox-option.ts';
import { Icon } from './Icon.tsx';

export type ComboboxListProps = {
  readonly label: string;
  readonly offer: ComboboxOffer;
  readonly chosen: readonly ComboboxOption[];
  readonly onChoose: (chosen: readonly ComboboxOption[]) => void;
  /** The list was left: by Escape, or because the focus went elsewhere. */
  readonly onClose: () => void;
};

/** The open combobox: a line to type in, as high as the closed field, and under it what is chosen and what fits. */
export function ComboboxList({ label, offer, chosen, onChoose, onClose }: ComboboxListProps) {
  const [text, setText] = useState('');
  const [full, setFull] = useState(false);
  const found = useFound(text, offer);
  const { contains } = useFilter({ sensitivity: 'base' });
  const groups = found ? [{ label: '', options: found }] : offer.groups;
  const choose = (ids: readonly string[]) => {
    const next = chooseOptions(ids, knownOptions(groups, chosen), offer.max);
    setFull(next === undefined);
    setText('');
    if (next) onChoose(next);
  };
  const ids = chosen.map((option) => option.id);
  return (
    <I18nProvider locale="en-GB">
      <div role="presentation" onBlur={(event) => leaves(event) && onClose()} onKeyDownCapture={(event) => event.key === 'Escape' && onClose()}>
        <Autocomplete inputValue={text} onInputChange={setText} {...(found ? {} : { filter: contains })}>
          <TextField aria-label={label} autoFocus className={classes(styles.line)}>
            <Icon of={Search} />
            <Input className={classes(styles.input)} placeholder={offer.placeholder ?? ''} />
          </TextField>
          <div role="presentation" className={styles.panel} onMouseDown={keepFocus}>
            <Chips chosen={chosen} onRemove={(id) => choose(ids.filter((other) => other !== id))} />
            <p role="status" className={styles.full}>
              {full && offer.maxMessage}
            </p>
            <Options label={label} groups={groups} emptyMessage={offer.emptyMessage} ids={ids} onChoose={choose} />
          </div>
        </Autocomplete>
      </div>
    </I18nProvider>
  );
}

/** Typing goes on after a press on a chip. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Whether the focus goes to something outside. */
const leaves = ({ currentTarget, relatedTarget }: FocusEvent): boolean => !currentTarget.contains(relatedTarget);

function Chips({ chosen, onRemove }: { readonly chosen: readonly ComboboxOption[]; readonly onRemove: (id: string) => void }) {
  if (chosen.length === 0) return null;
  return (
    <span className={styles.chips}>
      {chosen.map((option) => (
        <button key={option.id} type="button" className={styles.chip} onClick={() => onRemove(option.id)}>
          {option.label}
          <Icon of={X} size={16} />
        </button>
      ))}
    </span>
  );
}

type OptionsProps = {
  readonly label: string;
  readonly groups: readonly ComboboxGroup[];
  readonly emptyMessage: string;
  readonly ids: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
};

/** What is chosen but not shown (other text was typed since) stays chosen. */
function Options({ label, groups, emptyMessage, ids, onChoose }: OptionsProps) {
  const shown = groups.flatMap((group) => group.options.map((option) => option.id));
  const hidden = ids.filter((id) => !shown.includes(id));
  return (
    <ListBox
      aria-label={label}
      selectionMode="multiple"
      selectedKeys={ids.filter((id) => shown.includes(id))}
      onSelectionChange={(keys) => keys !== 'all' && onChoose([...hidden, ...[...keys].map(String)])}
      className={classes(styles.list)}
      renderEmptyState={() => <p className={styles.empty}>{emptyMessage}</p>}
    >
      {groups.map((group) => (
        <ListBoxSection key={group.label} id={`group ${group.label}`} aria-label={group.label || emptyMessage}>
          {group.label !== '' && <Header className={classes(styles.group)}>{group.label}</Header>}
          {group.options.map((option) => (
            <ListBoxItem key={option.id} id={option.id} textValue={option.label} className={classes(styles.option)}>
              <span>{option.label}</span>
              {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
            </ListBoxItem>
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
}

const MINIMUM_LETTERS = 3;

/**
 * What the search finds for the text; undefined while the text is too short or there is no search.
 * A late answer to an older text is dropped; until the next answer the last one stays.
 */
function useFound(text: string, { search, minimumLetters = MINIMUM_LETTERS }: ComboboxOffer) {
  const [found, setFound] = useState<readonly ComboboxOption[]>();
  const isSearched = search !== undefined && text.length >= minimumLetters;
  useEffect(() => {
    let current = isSearched;
    const keep = (options: readonly ComboboxOption[]) => {
      if (current) setFound(options);
    };
    if (isSearched) search(text).then(keep, () => keep([]));
    return () => {
      current = false;
    };
  }, [text, search, isSearched]);
  return isSearched ? found : undefined;
}
