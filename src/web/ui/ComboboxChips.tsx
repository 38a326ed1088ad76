import { X } from 'lucide-react';
import { useTranslations } from '#web/texts/translate.tsx';
import { ChipButton } from './Chip.tsx';
import type { ComboboxOption } from './combobox-option.ts';
import { Icon } from './Icon.tsx';
import styles from './Combobox.module.css';

type ComboboxChipsProps = {
  readonly chosen: readonly ComboboxOption[];
  readonly onRemove: (option: ComboboxOption) => void;
};

/** What is chosen, each with its way out; the first row of them has its place from the start. */
export function ComboboxChips({ chosen, onRemove }: ComboboxChipsProps) {
  const t = useTranslations('common');
  return (
    <div className={styles.chosen}>
      {chosen.length > 0 && (
        <ul className={styles.chips} aria-label={t('chosen')}>
          {chosen.map((option) => (
            <li key={option.id}>
              <ChipButton
                on
                aria-label={t('remove_option', { name: option.label })}
                onClick={() => onRemove(option)}
              >
                {option.label}
                <Icon of={X} />
              </ChipButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
