import { flightLength } from '#web/parts/flight-length.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { Poster } from '#web/parts/Poster.tsx';
import placeFoot from '#web/texts/en-GB/written/place_foot.json';
import { IntlProvider, useLocale, useTranslations } from '#web/texts/translate.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import type { PlaceProps, Prices } from '../place-props.ts';
import { GoodToKnow } from './GoodToKnow.tsx';
import { placeQuestions, type AnswersFrom } from './questions.ts';
import layout from '#web/ui/layout.module.css';
import styles from '../destination.module.css';

type FootProps = AnswersFrom & { readonly known: Prices['prices']['placeGuide'] };

/** What it says comes with it: most who read of a place read its months and hotels. */
export function Foot(props: FootProps) {
  return (
    <IntlProvider locale={useLocale()} messages={{ place_foot: placeFoot }}>
      <Sections {...props} />
    </IntlProvider>
  );
}

/** What a place is like, what people ask of it, flights there, and places like it. */
function Sections({ known, ...asked }: FootProps) {
  const t = useTranslations('place_foot');
  const words = useTranslations('destination');
  const { place, guide } = asked;
  return (
    <>
      {known && <GoodToKnow place={place} known={known} flights={guide.flights} />}
      <section aria-labelledby="about" className={`${layout.ruled} ${styles.list}`}>
        <h2 id="about">{words('tabs', { place: place.label })}</h2>
        <div className={styles.about}>
          {guide.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section aria-labelledby="questions" className={`${layout.ruled} ${styles.list}`}>
        <h2 id="questions">{t('questions')}</h2>
        <div className={styles.questions}>
          {placeQuestions(t, asked).map(({ question, answer }) => (
            <div key={question}>
              <h3>{question}</h3>
              <p>{answer}</p>
            </div>
          ))}
        </div>
      </section>
      <Flights name={place.label} flights={guide.flights} />
      <Similar name={place.label} places={guide.similar} />
    </>
  );
}

type FlightsProps = Pick<PlaceProps['guide'], 'flights'> & { readonly name: string };

/** Airports that are read at a glance. */
const AIRPORTS_SHOWN = 6;

/** From which airports one flies straight there; all but the shortest flights when asked for. */
function Flights({ name, flights }: FlightsProps) {
  const t = useTranslations('place_foot');
  const more = flights.slice(AIRPORTS_SHOWN);
  return (
    <section aria-labelledby="flights" className={`${layout.ruled} ${styles.list}`}>
      <h2 id="flights">{t('where_from', { place: name })}</h2>
      <p>{t(flights.length > 0 ? 'where_from_note' : 'no_direct')}</p>
      <Airports flights={flights.slice(0, AIRPORTS_SHOWN)} />
      {more.length > 0 && (
        <Disclosure summary={t('more_airports', { count: more.length })}>
          <Airports flights={more} />
        </Disclosure>
      )}
    </section>
  );
}

function Airports({ flights }: Pick<FlightsProps, 'flights'>) {
  const t = useTranslations('destination');
  return (
    <ul className={styles.columns}>
      {flights.map(({ from, minutes }) => (
        <li key={from.iata}>{t('flight', { ...flightLength(minutes), airport: from.name })}</li>
      ))}
    </ul>
  );
}

type SimilarProps = {
  readonly name: string;
  readonly places: PlaceProps['guide']['similar'];
};

function Similar({ name, places }: SimilarProps) {
  const t = useTranslations('place_foot');
  return (
    <section aria-labelledby="similar" className={`${layout.ruled} ${styles.list}`}>
      <h2 id="similar">{t('similar', { place: name })}</h2>
      <p>{t('similar_note')}</p>
      <ul className={styles.wall}>
        {places.map(({ value, label, path, picture }) => (
          <li key={value}>
            <Poster
              picture={pictureFacts(picture, 'poster')}
              sizes="(min-width: 1000px) 300px, (min-width: 640px) 30vw, 46vw"
              name={label}
              to={placePageHref(path ?? '')}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
