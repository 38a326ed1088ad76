import { useTranslations } from '#web/texts/translate.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from './Stars.module.css';

/** A hotel's official stars, 1 to 5, halves allowed: drawn, for no type face has to hold them. */
export function Stars({ stars }: { readonly stars: number }) {
  const t = useTranslations('common');
  const isHalved = stars > Math.floor(stars);
  return (
    <span className={styles.stars}>
      <svg
        className={styles.drawn}
        viewBox={`0 0 ${SIDE * stars} ${SIDE}`}
        width={`${stars}em`}
        height="1em"
        aria-hidden="true"
        focusable="false"
      >
        {Array.from({ length: Math.ceil(stars) }, (_, i) => (
          <path key={i} d={STAR} transform={`translate(${SIDE * i})`} />
        ))}
      </svg>
      <VisuallyHidden>
        {isHalved ? t('stars_and_half', { stars: String(stars) }) : t('stars', { stars })}
      </VisuallyHidden>
    </span>
  );
}

/** One star in a square of this side; half of it is what the view cuts off. */
const SIDE = 24;
const STAR = 'M12 2l3.1 6.3 6.9 1-5 4.9 1.2 6.8L12 17.8 5.8 21 7 14.2 2 9.3l6.9-1z';
