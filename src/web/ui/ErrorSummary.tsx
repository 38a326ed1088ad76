import { useTranslations } from '#web/texts/translate.tsx';
import { useFocusOnAnswer } from './use-focus-on-answer.ts';
import styles from './ErrorSummary.module.css';

/**
 * One thing that is wrong: the field it is about (its element's id) and the same words as at the
 * field.
 */
export type Problem = { readonly fieldId: string; readonly message: string };

type ErrorSummaryProps = {
  readonly problems: readonly Problem[];
  /**
   * For a form that is answered without another document: the same object until it is refused
   * again, which takes the focus though the words be the same. Without it other words alone do.
   */
  readonly answer?: unknown;
};

/**
 * The first thing in a form's page when it was refused; takes the focus, with and without script.
 */
export function ErrorSummary({ problems, answer }: ErrorSummaryProps) {
  const t = useTranslations('errors');
  const words = problems.map(({ message }) => message).join();
  const focus = useFocusOnAnswer<HTMLDivElement>(words && (answer ?? words));
  if (problems.length === 0) return null;
  return (
    <div {...focus} role="alert" className={styles.summary} aria-labelledby="error-summary">
      <h2 id="error-summary" className={styles.heading}>
        {t('there_is_a_problem')}
      </h2>
      <ul className={styles.list}>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The browser only scrolls to the field; typing should begin there as well. */
function focusField(event: React.MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
