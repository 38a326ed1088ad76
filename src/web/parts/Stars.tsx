import { useTranslations } from '#web/texts/translate.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from './Stars.module.css';

/** A hotel's official stars, 1 to 5, halves allowed. */
export function Stars({ stars }: { readonly stars: number }) {
  const t = useTranslations('common');
  const whole = Math.floor(stars);
  const half = stars > whole;
  return (
    <span className={styles.stars}>
      <span aria-hidden="true">
        {'★'.repeat(whole)}
        {half && '½'}
      </span>
      <VisuallyHidden>
        {half ? t('stars_and_half', { stars: String(stars) }) : t('stars', { stars })}
      </VisuallyHidden>
    </span>
  );
}
