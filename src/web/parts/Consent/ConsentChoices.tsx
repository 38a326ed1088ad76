import {
  CONSENT_PATH,
  type CategoryChoices,
  type ConsentCategory,
} from '#domain/tracking/consent.ts';
import { STORED_ITEMS } from '#domain/tracking/storage.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { AnswerButtons } from './AnswerButtons.tsx';
import radios from '#web/ui/TitleRadios.module.css';
import styles from './Consent.module.css';

export type ConsentChoicesProps = {
  /** Of the group of each category, whose name follows. */
  readonly id: string;
  readonly choices: CategoryChoices;
  /** So long an answer holds. */
  readonly days: number;
  /** Path to go back to. */
  readonly back: string;
};

/** What is least personal first. */
const ORDER = ['functional', 'analytical', 'personalisation', 'marketing'] as const;

const NECESSARY = STORED_ITEMS.filter(({ category }) => category === 'necessary').length;

/** Yes or no for each category (COOK-01, COOK-02), and for all: a plain form. */
export function ConsentChoices({ id, choices, days, back }: ConsentChoicesProps) {
  const t = useTranslations('cookies');
  return (
    <form className={styles.choices} method="post" action={CONSENT_PATH}>
      <input type="hidden" name="back" value={back} />
      <div className={styles.categories}>
        <div className={styles.category}>
          <Category of="necessary" />
          <span className={styles.count}>{t('count', { count: NECESSARY })}</span>
        </div>
        {ORDER.map((category) => (
          <div
            key={category}
            role="radiogroup"
            aria-labelledby={`${id}-${category}`}
            className={styles.category}
          >
            <Category of={category} id={`${id}-${category}`} />
            <YesOrNo name={category} isAccepted={choices[category]} />
          </div>
        ))}
      </div>
      <div className={styles.answers}>
        <Button kind="quiet" name="answer" value="chosen">
          {t('save')}
        </Button>
        <AnswerButtons />
        <p className={styles.note}>{t('kept_for', { days })}</p>
      </div>
    </form>
  );
}

type CategoryProps = { readonly of: 'necessary' | ConsentCategory; readonly id?: string };

function Category({ of, id }: CategoryProps) {
  const t = useTranslations('cookies');
  return (
    <div>
      <b id={id}>{t(`categories.${of}.name`)}</b>
      <p className={styles.note}>{t(`categories.${of}.about`)}</p>
    </div>
  );
}

type YesOrNoProps = { readonly name: ConsentCategory; readonly isAccepted: boolean };

function YesOrNo({ name, isAccepted }: YesOrNoProps) {
  const t = useTranslations('cookies');
  return (
    <div className={radios.row}>
      {(['no', 'yes'] as const).map((answer) => (
        <label key={answer} className={radios.box}>
          <input
            type="radio"
            name={name}
            value={answer}
            defaultChecked={(answer === 'yes') === isAccepted}
            className={radios.radio}
          />
          {t(answer)}
        </label>
      ))}
    </div>
  );
}
