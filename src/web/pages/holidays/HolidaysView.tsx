import { formatDate } from '#domain/dates.ts';
import { isTheme, monthSubject, HOLIDAY_THEMES } from '#domain/search/holiday-subjects.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ChipLink, ChipRow } from '#web/ui/Chip.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './holidays.module.css';

type HolidaysViewProps = {
  readonly years: readonly { readonly year: number; readonly months: readonly string[] }[];
  readonly hasThemes: boolean;
};

/** Months to leave in and kinds of holiday, each leading to what it costs in every country. */
export function HolidaysView({ years, hasThemes }: HolidaysViewProps) {
  const t = useTranslations('holidays');
  const [first] = years;
  const title = hasThemes || !first ? t('title') : t('title_year', { year: String(first.year) });
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={title} description={t('lead')} />
      <h1>{title}</h1>
      <p className={typography.lead}>{t('lead')}</p>
      {years.map(({ year, months }) => (
        <section
          key={year}
          className={`${layout.ruled} ${layout.stack}`}
          aria-labelledby={`year-${year}`}
        >
          <h2 id={`year-${year}`} className={typography.formHeading}>
            {t('leave_in', { year: String(year) })}
          </h2>
          <ChipRow>
            {months.map((month) => (
              <ChipLink key={month} to={routes.holidays.href({ subject: monthSubject(month) })}>
                {monthName(month)}
              </ChipLink>
            ))}
          </ChipRow>
        </section>
      ))}
      {hasThemes && (
        <section className={`${layout.ruled} ${layout.stack}`} aria-labelledby="themes">
          <h2 id="themes" className={typography.formHeading}>
            {t('themes')}
          </h2>
          <ChipRow>
            {Object.keys(HOLIDAY_THEMES)
              .filter(isTheme)
              .map((theme) => (
                <ChipLink key={theme} to={routes.holidays.href({ subject: theme })}>
                  {t(`theme_${theme}`)}
                </ChipLink>
              ))}
          </ChipRow>
        </section>
      )}
    </div>
  );
}

/** "June 2027" of `2027-06`. */
const monthName = (month: string): string =>
  formatDate(`${month}-01`).split(' ').slice(2).join(' ');
