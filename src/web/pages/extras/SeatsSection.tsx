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

/** The seats of each flight, and the way to choose them; nothing where no airline sells any. */
export function SeatsSection({ basket, refused }: SeatsSectionProps) {
  const t = useTranslations('extras');
  const { location } = useNavigation();
  const { seatedFlights, seatMapStatus, id } = basket;
  if (seatedFlights.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="seats-heading">
      <h2 id="seats-heading" className={typography.formHeading}>
        {t('seats.heading')}
      </h2>
      <p className={styles.about}>
        {seatMapStatus === 'COMPULSORY' ? t('seats.compulsory') : t('seats.about')}
      </p>
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
      )}
      <p role="status" className={styles.status}>
        {location?.pathname.startsWith(`/extras/${id}/seats`) ? t('seats.opening') : ''}
      </p>
    </section>
  );
}

const WAYS = { OUTBOUND: 'outbound', INBOUND: 'inbound' } as const;
