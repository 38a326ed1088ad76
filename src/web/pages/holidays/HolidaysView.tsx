import { MONTH_NAMES } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { LATE_DEALS, monthSubject } from '#domain/place-guide/holiday-subjects.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { dayAndMonth, roundedUp } from '#web/parts/in-few-words.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { pictureFacts, type ApiPicture } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ChipLink, ChipRow } from '#web/ui/Chip.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { HolidaysInYear } from './load-months.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './holidays.module.css';

type HolidaysViewProps = HolidaysInYear & {
  /** Whether the address names the year. */
  readonly isOfYear: boolean;
};

/** Months and all kinds of holiday, each with its cheapest, which opens (ROUTE-20). */
export function HolidaysView({ isOfYear, shown, years, months, themes }: HolidaysViewProps) {
  const t = useTranslations('holidays');
  const named = { year: shown.join(' and ') };
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle
        title={isOfYear ? t('title_year', named) : t('title')}
        description={isOfYear ? t('description_year', named) : t('description_index')}
      />
      <div className={layout.top}>
        <h1 className={typography.title}>{isOfYear ? t('title_year', named) : t('heading')}</h1>
        <p className={typography.lead}>{t('lead')}</p>
      </div>
      <section className={`${layout.ruled} ${layout.stack}`} aria-labelledby="months">
        <div className={styles.head}>
          <h2 id="months">{t('months_in', named)}</h2>
          <nav aria-label={t('years')}>
            <ChipRow>
              {years.map((one) => (
                <ChipLink
                  key={one}
                  aria-current={isOfYear && shown.includes(one) ? 'page' : undefined}
                  to={routes.holidays.href({ subject: String(one) })}
                >
                  {one}
                </ChipLink>
              ))}
            </ChipRow>
          </nav>
        </div>
        <ul className={styles.months}>
          {months.map((month) => (
            <MonthLeaf key={month.month} {...month} />
          ))}
        </ul>
        <p className={layout.alone}>
          <Link to={routes.holidays.href({ subject: LATE_DEALS })}>{t('late_deals')}</Link>
        </p>
      </section>
      {themes.length > 0 && <Kinds themes={themes} />}
    </div>
  );
}

/** A leaf of the calendar: its poster, its cheapest holiday, and where it is warm. */
function MonthLeaf({ month, picture, cheapest, warm }: HolidaysInYear['months'][number]) {
  const t = useTranslations('holidays');
  const name = MONTH_NAMES[Number(month.slice(5)) - 1];
  return (
    <li className={styles.leaf}>
      <h3 className={styles.month}>
        <Link to={routes.holidays.href({ subject: monthSubject(month) })}>{name}</Link>{' '}
        <span>{month.slice(0, 4)}</span>
      </h3>
      {picture && <Framed picture={picture} />}
      <Cheapest of={cheapest} />
      {warm && (
        <p className={typography.small}>
          {t(warm.weather.sea === null ? 'warm_in' : 'warm_in_sea', {
            place: warm.place.label,
            air: warm.weather.air,
            sea: warm.weather.sea ?? 0,
          })}
        </p>
      )}
    </li>
  );
}

function Kinds({ themes }: Pick<HolidaysInYear, 'themes'>) {
  const t = useTranslations('holidays');
  return (
    <section className={`${layout.ruled} ${layout.stack}`} aria-labelledby="kinds">
      <div className={styles.head}>
        <h2 id="kinds">{t('kinds')}</h2>
        <p className={typography.small}>{t('kinds_basis')}</p>
      </div>
      <ul className={styles.kinds}>
        {themes.map(({ id, name, picture, cheapest }) => (
          <li key={id} className={styles.kind}>
            <Framed picture={picture} />
            <h3>
              <Link to={routes.holidays.href({ subject: id })}>{name}</Link>
            </h3>
            <Cheapest of={cheapest} />
          </li>
        ))}
      </ul>
      <p className={typography.small}>{t('climate_basis')}</p>
    </section>
  );
}

function Framed({ picture }: { readonly picture: ApiPicture }) {
  return (
    <div className={styles.picture}>
      <Picture
        picture={pictureFacts({ ...picture, alt: '' }, 'card')}
        sizes="(min-width: 1000px) 240px, (min-width: 640px) 30vw, 44vw"
      />
    </div>
  );
}

type CheapestProps = {
  readonly of: HolidaysInYear['themes'][number]['cheapest'] | undefined;
};

function Cheapest({ of }: CheapestProps) {
  const t = useTranslations('holidays');
  if (!of) return <p className={typography.small}>{t('no_price')}</p>;
  return (
    <p className={styles.cheapest}>
      <Link to={dealHref(of)} data-price="pp">
        {t('each', { each: formatMoney(roundedUp(of.perPerson)) })}
      </Link>
      <span className={typography.small} data-price="total">
        {t('for_two', {
          total: formatMoney(of.total),
          date: dayAndMonth(of.departureDate),
        })}
      </span>
    </p>
  );
}
