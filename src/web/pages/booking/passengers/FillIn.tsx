import type { MouseEvent } from 'react';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FILL_IN, fieldsOf, fillInValue, type CompanionToFillIn } from './fill-in.ts';
import styles from '../booking.module.css';

type FillInProps = {
  /** Whose card it is, counted from 0. */
  readonly at: number;
  readonly companions: readonly CompanionToFillIn[];
};

/**
 * The people whom the customer travels with: a press fills in one of them. Without script it posts
 * the form, which comes back with the fields filled.
 */
export function FillIn({ at, companions }: FillInProps) {
  const t = useTranslations('booking.passengers');
  const fill = async (event: MouseEvent<HTMLButtonElement>, companion: CompanionToFillIn) => {
    const button = event.currentTarget;
    event.preventDefault();
    (await import('./fill-in-place.ts')).fillInPlace(button, at, fieldsOf(companion));
  };
  return (
    <div className={styles.ways}>
      {companions.map((companion) => (
        <Button
          key={companion.id}
          kind="text"
          size="strip"
          name={FILL_IN}
          value={fillInValue(at, companion)}
          formNoValidate
          onClick={(event) => void fill(event, companion)}
        >
          {t('fill_in', { name: companion.firstName })}
        </Button>
      ))}
    </div>
  );
}
