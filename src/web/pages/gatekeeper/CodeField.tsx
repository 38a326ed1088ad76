import { useTranslations } from '#web/texts/translate.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import styles from './login.module.css';

/** The code of a mail; how many digits it has, nobody is told (LOGIN-05). */
export function CodeField({ form }: { readonly form: PostedForm }) {
  const t = useTranslations('account.code_step');
  return (
    <TextField
      {...form.field('code')}
      label={t('code')}
      hint={t('code_hint')}
      className={styles.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      required
    />
  );
}
