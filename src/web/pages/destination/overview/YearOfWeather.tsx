import type { CSSProperties } from 'react';
import { MONTH_NAMES } from '#domain/dates.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import type { PlaceProps } from '../place-props.ts';
import styles from './when-to-go.module.css';

type YearProps = {
  readonly climate: PlaceProps['guide']['climates'][number];
  /** The look of each month, January first. */
  readonly looks: readonly (string | undefined)[];
};

/** Air and sea of each month as a pair of bars, which are read as figures; then rain and sun. */
export function YearOfWeather({ climate: { months }, looks }: YearProps) {
  const t = useTranslations('destination');
  const hasSea = months.some(({ sea }) => sea !== null);
  return (
    <>
      <tr className={styles.plot}>
        <th scope="row">
          <span className={styles.key}>{t('air')}</span>{' '}
          {hasSea && <span className={classes(styles.key, styles.keySea)}>{t('sea')}</span>}
        </th>
        {months.map(({ air, sea }, at) => (
          <td key={MONTH_NAMES[at]} className={looks[at]}>
            <span aria-hidden="true" className={styles.pair}>
              <Bar degrees={air} look={styles.air} />
              {sea !== null && <Bar degrees={sea} look={styles.sea} />}
            </span>
            <span className={styles.spoken}>
              {sea === null ? t('degrees', { air }) : t('degrees_sea', { air, sea })}
            </span>
          </td>
        ))}
      </tr>
      <tr className={styles.rain}>
        <th scope="row">{t('rain')}</th>
        {months.map(({ rainDays }, at) => (
          <td key={MONTH_NAMES[at]} className={looks[at]}>
            {rainDays}
            <span aria-hidden="true"> {t('wet')}</span>
          </td>
        ))}
      </tr>
      <tr className={styles.sun}>
        <th scope="row">{t('sun')}</th>
        {months.map(({ sun }, at) => (
          <td key={MONTH_NAMES[at]} className={looks[at]}>
            {sun}
          </td>
        ))}
      </tr>
    </>
  );
}

type BarProps = { readonly degrees: number; readonly look: string | undefined };

function Bar({ degrees, look }: BarProps) {
  const style: CSSProperties & Record<'--degrees', number> = { '--degrees': Math.max(0, degrees) };
  return (
    <span className={classes(styles.bar, look)} style={style}>
      <b>{degrees}</b>
    </span>
  );
}
