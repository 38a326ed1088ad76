import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './Consent.module.css';

/** No and yes to everything: two buttons of one kind and size, a press each. */
export function AnswerButtons() {
  const t = useTranslations('cookies');
  return (
    <div className={styles.all}>
      <Button kind="quiet" name="answer" value="none">
        {t('reject_all')}
      </Button>
      <Button kind="quiet" name="answer" value="all">
        {t('accept_all')}
      </Button>
    </div>
  );
}
