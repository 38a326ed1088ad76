import { walkOf } from '#domain/geography/walk.ts';
import { Locator } from '#web/parts/Map/Locator.tsx';
import { MapNames } from '#web/parts/MapNames/MapNames.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import type { ShownHotel } from '../hotel-week.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from '../hotel.module.css';

/** What a hotel is and has, how one gets about in it, and where it is. */
export function HotelDetails({ hotel }: { readonly hotel: ShownHotel }) {
  return (
    <>
      <div className={`${layout.ruled} ${styles.pair}`}>
        <About hotel={hotel} />
        <Access hotel={hotel} />
      </div>
      <Where hotel={hotel} />
    </>
  );
}

function About({ hotel: { description, groups, checkInFrom } }: { readonly hotel: ShownHotel }) {
  const t = useTranslations('hotel');
  return (
    <section aria-labelledby="about">
      <h2 id="about">{t('about')}</h2>
      <p>
        {description} {t('check_in_from', { time: checkInFrom })}
      </p>
      <div className={styles.groups}>
        {groups.map(({ group, names }) => (
          <div key={group}>
            <h3>{t(`group_${group}`)}</h3>
            <ul>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Access({ hotel: { accessFacts } }: { readonly hotel: ShownHotel }) {
  const t = useTranslations('hotel');
  return (
    <section aria-labelledby="access">
      <h2 id="access">{t('access')}</h2>
      {accessFacts.length === 0 && <p>{t('access_unknown')}</p>}
      <ul className={styles.facts}>
        {accessFacts.map(({ fact, isHelpful }) => (
          <li key={fact} className={isHelpful ? styles.helps : undefined}>
            {fact}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Where({ hotel }: { readonly hotel: ShownHotel }) {
  const t = useTranslations('hotel');
  const { metresToBeach, nearestAirports, address } = hotel;
  return (
    <section aria-labelledby="where" className={layout.ruled}>
      <h2 id="where">{t('where')}</h2>
      <p className={typography.small}>
        {address.line}, {address.country}
      </p>
      <div className={styles.where}>
        <Locator hotel={hotel}>
          <MapNames of={hotel.around} />
        </Locator>
        <dl className={styles.way}>
          {metresToBeach !== null && (
            <div>
              <dt>{t('beach')}</dt>
              <dd>{t('walk', walkOf(metresToBeach))}</dd>
            </div>
          )}
          {nearestAirports.slice(0, 2).map(({ iata, name, km }) => (
            <div key={iata}>
              <dt>{t('airport', { name })}</dt>
              <dd>{t('km', { km })}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
