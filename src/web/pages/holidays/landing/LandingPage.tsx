import { LATE_DEALS } from '#domain/place-guide/holiday-subjects.ts';
import { Assurances } from '#web/parts/Assurances.tsx';
import { LateCustomerReviews } from '#web/parts/CustomerReviews/LateCustomerReviews.tsx';
import { monthName } from '#web/parts/in-few-words.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations, type Translate } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { landingHref, STOP_CHOICES } from '../landing-address.ts';
import type { LoadedLanding } from '../load-landing.ts';
import { BestPlaces } from './BestPlaces.tsx';
import { DaysLeaf } from './DaysLeaf.tsx';
import { LandingForm } from './LandingForm.tsx';
import { LateHolidays } from './LateHolidays.tsx';
import { MonthsLeaf } from './MonthsLeaf.tsx';
import { landingTitle } from './names.ts';
import { Pairs } from './Pairs.tsx';
import { questionsOf } from './questions.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './landing.module.css';

/** Holidays of a month, a kind, both, or the next four weeks, filled with what it costs then. */
export function LandingPage(landing: LoadedLanding) {
  const t = useTranslations('holidays');
  const { month, theme, look, poster } = landing;
  const title = landingTitle(t, landing);
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      {look.stops !== 'any' && <meta name="robots" content="noindex" />}
      <PageTitle title={title} description={descriptionOf(t, landing)} />
      <nav aria-label={t('crumbs')} className={layout.crumbs}>
        <Link to={routes.holidays.href()}>{t('holidays')}</Link>
        {month !== undefined && (
          <Link to={routes.holidays.href({ subject: month.slice(0, 4) })}>{month.slice(0, 4)}</Link>
        )}
        {month !== undefined && theme !== undefined && (
          <>
            <Link to={landingHref(landing.path.split('/')[0]!)}>{monthName(month)}</Link>
            <Link to={landingHref(theme)}>{landingTitle(t, { theme })}</Link>
          </>
        )}
        <span aria-current="page">{title}</span>
      </nav>
      <div className={styles.top}>
        <div className={styles.words}>
          <h1 className={typography.title}>{title}</h1>
          <Lead {...landing} />
          {poster && (
            <div className={styles.poster}>
              <Poster
                picture={pictureFacts(poster, 'hero')}
                sizes="(min-width: 1000px) 744px, (min-width: 640px) 672px, 96vw"
                shape="wide"
                first
              />
            </div>
          )}
        </div>
        {landing.days ? <DaysLeaf {...landing} days={landing.days} /> : <MonthsLeaf {...landing} />}
      </div>
      <div className={styles.form}>
        <LandingForm {...landing} stops={<Stops {...landing} />} />
      </div>
      <Assurances />
      {landing.holidays.length > 0 && <LateHolidays holidays={landing.holidays} />}
      <BestPlaces {...landing} />
      {landing.pairs.length > 0 && <Pairs {...landing} />}
      {landing.reviews.length > 0 && <LateCustomerReviews reviews={landing.reviews} />}
      <Questions {...landing} />
    </div>
  );
}

function descriptionOf(t: Translate<'holidays'>, landing: LoadedLanding): string {
  const { month, theme } = landing;
  if (theme !== undefined)
    return t(month === undefined ? 'description_theme' : 'description_pair', {
      theme: landingTitle(t, landing),
    });
  return month === undefined
    ? t('description_late')
    : t('description_month', { month: monthName(month) });
}

/** What the theme means here, and the weather of the places below. */
function Lead({ path, theme, discover: { places } }: LoadedLanding) {
  const t = useTranslations('holidays');
  if (path === LATE_DEALS) return <p className={typography.lead}>{t('lead_late')}</p>;
  const weather = places.flatMap((place) => place.weather ?? []);
  const air = weather.map((one) => one.air);
  return (
    <p className={typography.lead}>
      {theme !== undefined && `${t(`lead_${theme}`)} `}
      {weather.length > 0 &&
        t('expect', {
          from: Math.min(...air),
          to: Math.max(...air),
          wet: Math.max(...weather.map(({ rainDays }) => rainDays)),
        })}
    </p>
  );
}

/** The stops that the prices of the page, and its form, are for (LAND-01). */
function Stops({ path, theme, look }: LoadedLanding) {
  const t = useTranslations('holidays');
  return (
    <nav aria-label={t('stops')} className={styles.stops}>
      {STOP_CHOICES.map((stops) => (
        <Link
          key={stops}
          to={landingHref(path, { ...look, theme, stops })}
          preventScrollReset
          className={classes(styles.stop, stops === look.stops && styles.chosen)}
          aria-current={stops === look.stops ? 'true' : undefined}
        >
          {t(`stops_${stops}`)}
        </Link>
      ))}
    </nav>
  );
}

function Questions(landing: LoadedLanding) {
  const t = useTranslations('holidays');
  const questions = questionsOf(t, landing);
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions" className={`${layout.ruled} ${layout.stack}`}>
      <h2 id="questions">{t('questions')}</h2>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
