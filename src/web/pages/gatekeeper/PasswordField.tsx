import { useState } from 'react';
import { useTranslations } from '#web/texts/translate.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useLive } from '#web/ui/use-live.ts';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import styles from './login.module.css';

type PasswordFieldProps = {
  readonly form: PostedForm;
  readonly name: 'password' | 'confirmation';
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A password, which a script can show as it is typed. It may be pasted (S-15). */
export function PasswordField({ form, name, ...words }: PasswordFieldProps) {
  const t = useTranslations('account.password_step');
  const [isShown, setShown] = useState(false);
  const { defaultValue: _, ...field } = form.field(name);
  return (
    <div className={styles.password}>
      <TextField
        {...field}
        {...words}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="off"
        spellCheck={false}
        required
      />
      {useLive() && (
        <button
          type="button"
          className={styles.show}
          aria-pressed={isShown}
          aria-controls={name}
          onClick={() => setShown(!isShown)}
        >
          {t('show')}
        </button>
      )}
    </div>
  );
}
