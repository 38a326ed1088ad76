import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from './Link.tsx';
import styles from './Progress.module.css';

/** One step of a form of several pages; done steps lead back. */
export type ProgressStep = {
  readonly label: string;
  readonly state: 'done' | 'now' | 'ahead';
  readonly to?: string;
};

/** Where the visitor stands, one bar a page (visitors: R16). On a phone in words above the bars. */
export function Progress({
  name,
  steps,
}: {
  readonly name: string;
  readonly steps: readonly ProgressStep[];
}) {
  const t = useTranslations('common');
  const at = steps.findIndex((step) => step.state === 'now');
  return (
    <nav aria-label={name}>
      <p className={styles.words} aria-hidden="true">
        {t('step_of', { step: at + 1, steps: steps.length, name: steps[at]?.label ?? '' })}
      </p>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={styles.step}
            data-state={step.state}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <span className={styles.label}>
              <span className={styles.number}>{index + 1}</span>
              {step.to === undefined ? step.label : <Link to={step.to}>{step.label}</Link>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
