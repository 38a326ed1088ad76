import type { ReactNode } from 'react';
import { FieldGroup, type FieldWords } from './Field.tsx';
import styles from './RadioCards.module.css';

export type RadioCard = {
  readonly value: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  /** Stands at the right: a price. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
};

type RadioCardsProps = FieldWords & {
  readonly id: string;
  readonly name: string;
  readonly cards: readonly RadioCard[];
  readonly defaultValue?: string | undefined;
  /**
   * The chosen card where the page decides which one stands; undefined is none. Goes with
   * `onChoose`.
   */
  readonly value?: string | undefined;
  readonly onChoose?: (value: string) => void;
  /** Id of the form that the choice belongs to, where it stands outside of it. */
  readonly form?: string | undefined;
};

/** One choice of several that each need a sentence: joined cards, the chosen one in wash. */
export function RadioCards({ id, name, cards, onChoose, form, ...choice }: RadioCardsProps) {
  const { defaultValue, value, ...words } = choice;
  const isChosen = (card: RadioCard) =>
    'value' in choice
      ? { checked: card.value === value }
      : { defaultChecked: card.value === defaultValue };
  return (
    <FieldGroup id={id} {...words}>
      <div className={styles.cards}>
        {cards.map((card, at) => (
          <label key={card.value} className={styles.card}>
            <input
              type="radio"
              id={at === 0 ? id : `${id}-${card.value}`}
              name={name}
              form={form}
              value={card.value}
              disabled={card.disabled}
              {...isChosen(card)}
              onChange={() => onChoose?.(card.value)}
              className={styles.radio}
            />
            <span className={styles.words}>
              <span className={styles.label}>{card.label}</span>
              {card.detail !== undefined && <span className={styles.detail}>{card.detail}</span>}
            </span>
            {card.aside !== undefined && <span className={styles.aside}>{card.aside}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
