import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyField } from '#web/ui/EmptyField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useFocusOnAnswer } from '#web/ui/use-focus-on-answer.ts';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import typography from '#web/ui/type.module.css';
import styles from './CruiseNews.module.css';

/** Where we write to once cruises can be booked. */
export function CruiseNews({ form }: { readonly form: PostedForm }) {
  const t = useTranslations('cruises');
  return (
    <form method="post" id={form.id} tabIndex={-1} className={styles.form} noValidate>
      <h2 className={typography.formHeading}>{t('news')}</h2>
      <div className={styles.line}>
        <TextField
          {...form.field('emailAddress')}
          label={t('email')}
          type="email"
          autoComplete="email"
          required
        />
        <Button>{t('ask')}</Button>
      </div>
      <EmptyField {...form.field('leaveEmpty')} label={t('leave_empty')} />
      <p className={typography.small}>{t('kept')}</p>
    </form>
  );
}

/** That the mailbox is on the list; it stands where the form was, and takes the focus. */
export function CruiseNewsAsked() {
  const t = useTranslations('cruises');
  const answer = useFocusOnAnswer<HTMLDivElement>(true);
  return (
    <div {...answer} className={styles.asked}>
      <Notice tone="good" role="status" heading={t('asked')}>
        {t('asked_text')}
      </Notice>
    </div>
  );
}
