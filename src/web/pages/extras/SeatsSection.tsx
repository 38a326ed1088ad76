import { useNavigation } from 'react-router';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { ExtrasBasketFragment } from './query.generated.ts';
import { TryAgain } from './TryAgain.tsx';
import typography from '#web/ui/type.module.css';
import styles from './extras.module.css';

type SeatsSectionProps = {
  readonly basket: ExtrasBasketFragment;
  readonly refused: readonly string[];
};

/** The seats of each flight, and the way to choose them, or when they can be chosen. */
export function SeatsSection({ basket, refused }: SeatsSectionProps) {
  const t = useTranslations('extras');
  const { location } = useNavigation();
  const { seatedFlights, unseatedFlights, seatMapStatus } = basket;
  if (seatedFlights.length + unseatedFlights.length === 0) return null;
  const later = new Set(
    unseatedFlights.map(({ airline, sale }) => t('seats.later', { airline, sale })),
  );
  return (
    <section className={styles.section} aria-labelledby="seats-heading">
      <h2 id="seats-heading" className={typography.formHeading}>
        {t('seats.heading')}
      </h2>
      {seatedFlights.length > 0 && (
        <p className={styles.about}>
          {seatMapStatus === 'COMPULSORY' ? t('seats.compulsory') : t('seats.about')}
        </p>
      )}
      {[...later].map((text) => (
        <p key={text} className={styles.about}>
          {text}
        </p>
      ))}
      {refused.map((message) => (
        <Notice key={message} tone="coral" role="alert">
          <p>{message}</p>
        </Notice>
      ))}
      {seatMapStatus === 'NOT_AVAILABLE' ? (
        <Notice tone="amber">
          <p>{t('seats.unavailable')}</p>
          <TryAgain />
        </Notice>
      ) : (
        seatedFlights.length > 0 && <SeatedFlights basket={basket} />
      )}
      <p role="status" className={styles.status}>
        {location?.pathname.startsWith(`/extras/${basket.id}/seats`) ? t('seats.opening') : ''}
      </p>
    </section>
  );
}

function SeatedFlights({ basket: { id, seatedFlights } }: Pick<SeatsSectionProps, 'basket'>) {
  const t = useTranslations('extras');
  return (
    <ul className={styles.seats}>
      {seatedFlights.map(({ way, flightNumber, seats }) => (
        <li key={way}>
          <span>
            {t('seats.flight', { way, number: flightNumber })}{' '}
            <strong>{seats.map(({ seat }) => seat).join(', ') || t('seats.none')}</strong>
          </span>
          <ButtonLink
            kind="quiet"
            size="strip"
            to={routes.seats.href({ basketId: id, way: WAYS[way] })}
          >
            {t('seats.choose', { way, chosen: String(seats.length > 0) })}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

const WAYS = { OUTBOUND: 'outbound', INBOUND: 'inbound' } as const;
