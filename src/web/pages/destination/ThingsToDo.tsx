import { MONTH_NAMES } from '#domain/dates.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { PlaceProps, Things } from './place-props.ts';
import layout from '#web/ui/layout.module.css';
import styles from './things-to-do.module.css';

type ThingsToDoProps = Pick<PlaceProps, 'guide' | 'criteria'> & { readonly things: Things };

/** What there is to do, of a resort in its region: only what the data knows. */
export function ThingsToDo({ guide: { thingsIn }, criteria, things }: ThingsToDoProps) {
  const t = useTranslations('destination');
  if (things.length === 0) return <p>{t('no_things')}</p>;
  return (
    <section aria-labelledby="things" className={`${layout.ruled} ${layout.stack}`}>
      <h2 id="things">{t('things_in', { place: thingsIn })}</h2>
      <p>
        {t('things_note')}
        {things.some(({ season }) => season !== null) &&
          ` ${t('things_months', { month: MONTH_NAMES[Number(criteria.departureDate.slice(5, 7)) - 1] ?? '' })}`}
      </p>
      <ul className={styles.things}>
        {things.map(({ words, season, place }) => (
          <li key={`${place.label} ${words}`}>
            <Picture
              picture={pictureFacts({ ...place.picture, alt: '' }, 'card')}
              sizes="216px"
              className={styles.fragment}
            />
            <p className={styles.words}>{words}</p>
            {place.label !== thingsIn && (
              <Link to={placePageHref(place.path ?? '')} className={styles.where}>
                {place.label}
              </Link>
            )}
            {season !== null && <span className={styles.season}>{season}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
