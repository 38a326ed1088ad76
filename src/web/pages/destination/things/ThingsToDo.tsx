import { MONTH_NAMES } from '#domain/dates.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { Poster } from '#web/parts/Poster.tsx';
import thingsToDo from '#web/texts/en-GB/written/things_to_do.json';
import { IntlProvider, useLocale, useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { PlaceProps } from '../place-props.ts';
import type { Things } from './order-things.ts';
import layout from '#web/ui/layout.module.css';
import styles from './things-to-do.module.css';

type ThingsToDoProps = Pick<PlaceProps, 'place' | 'guide' | 'criteria'> & {
  readonly things: Things;
};

/** What it says comes with it: most who read of a place stay on its first tab. */
export function ThingsToDo(props: ThingsToDoProps) {
  return (
    <IntlProvider locale={useLocale()} messages={{ things_to_do: thingsToDo }}>
      <Sections {...props} />
    </IntlProvider>
  );
}

/** What there is to do in a place, then what its region has besides: only what the data knows. */
function Sections({ place, guide: { thingsIn }, criteria, things }: ThingsToDoProps) {
  const t = useTranslations('things_to_do');
  const { own, elsewhere, near, isByMonth } = things;
  const all = [...own, ...elsewhere];
  if (all.length === 0) return <p>{t('none')}</p>;
  const month = MONTH_NAMES[Number(criteria.departureDate.slice(5, 7)) - 1] ?? '';
  const notes = [
    t('note'),
    all.some(({ season }) => season !== null) ? t('months') : '',
    isByMonth ? t('month_first', { month }) : '',
  ];
  const [first, second] = own.length > 0 ? [own, elsewhere] : [elsewhere, own];
  return (
    <>
      <section aria-labelledby="things" className={`${layout.ruled} ${layout.stack}`}>
        <h2 id="things">{t('heading', { place: own.length > 0 ? place.label : thingsIn })}</h2>
        <p>{notes.filter((note) => note !== '').join(' ')}</p>
        <List things={first} here={place.label} />
      </section>
      {second.length > 0 && (
        <section aria-labelledby="elsewhere" className={`${layout.ruled} ${layout.stack}`}>
          <h2 id="elsewhere">{t('elsewhere', { place: thingsIn })}</h2>
          <List things={second} here={thingsIn} />
        </section>
      )}
      {near.length > 0 && <Near place={place} places={near} />}
    </>
  );
}

type NearProps = Pick<PlaceProps, 'place'> & { readonly places: Things['near'] };

/** Places to see besides, each with its poster. */
function Near({ place: { label: here, type }, places }: NearProps) {
  const t = useTranslations('things_to_do');
  return (
    <section aria-labelledby="near" className={`${layout.ruled} ${layout.stack}`}>
      <h2 id="near">{t('near', { place: here, type })}</h2>
      <ul className={styles.near}>
        {places.map(({ value, label, path, picture, km }) => (
          <li key={value}>
            <Poster
              picture={pictureFacts(picture, 'poster', 'poster3x')}
              sizes="(min-width: 1000px) 300px, 46vw"
              name={label}
              to={placePageHref(path ?? '')}
              {...(km !== null && { line: t('km', { km }) })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ListProps = {
  readonly things: Things['own'];
  /** What the section is of: it is not named again. */
  readonly here: string;
};

function List({ things, here }: ListProps) {
  const t = useTranslations('things_to_do');
  return (
    <ul className={styles.things}>
      {things.map(({ words, season, place, km }) => (
        <li key={`${place.label} ${words}`}>
          <Picture
            picture={pictureFacts({ ...place.picture, alt: '' }, 'card')}
            sizes="(min-width: 1000px) 310px, 240px"
            className={styles.fragment}
          />
          <p className={styles.words}>{words}</p>
          {place.label !== here && (
            <p className={styles.where}>
              <Link to={placePageHref(place.path ?? '')}>{place.label}</Link>
              {km !== null && `, ${t('km', { km })}`}
            </p>
          )}
          {season !== null && <span className={styles.season}>{season}</span>}
        </li>
      ))}
    </ul>
  );
}
