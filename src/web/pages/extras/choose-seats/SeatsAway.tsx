import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { flightOf, type SeatsFacts } from './flight-facts.ts';
import layout from '#web/ui/layout.module.css';
import styles from './away.module.css';

/** The airline shows no cabin just now (MSG-41). */
export function SeatsAway({ basket, way }: SeatsFacts) {
  const t = useTranslations('seats');
  const { from, to, airline } = flightOf(basket, way);
  return (
    <div className={`${layout.wrap} ${styles.away}`}>
      <PageTitle title={t('away.heading')} />
      <h1>{t('away.heading')}</h1>
      <p>{t('flight', { from, to })}</p>
      <Notice tone="amber">
        <p>{t('away.text', { airline })}</p>
        <p>
          <ButtonLink
            kind="quiet"
            size="strip"
            to={routes.seats.href({ basketId: basket.id, way: WAYS[way] })}
          >
            {t('away.again')}
          </ButtonLink>
        </p>
      </Notice>
      <p>
        <Link to={routes.extras.href({ basketId: basket.id })}>{t('back')}</Link>
      </p>
    </div>
  );
}

const WAYS = { OUTBOUND: 'outbound', INBOUND: 'inbound' } as const;
