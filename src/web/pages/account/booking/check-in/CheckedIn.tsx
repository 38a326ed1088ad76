import { Form } from 'react-router';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { CheckedInBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './check-in.module.css';

type CheckedInProps = {
  readonly flight: CheckedInBookingFragment['flights'][number];
  readonly way: 'OUTBOUND' | 'INBOUND';
  readonly travellers: CheckedInBookingFragment['travellers'];
};

/** Who has checked in for a flight, as they have told, and the way to tell it. */
export function CheckedIn({ flight, way, travellers }: CheckedInProps) {
  const t = useTranslations('booking_travel.check_in');
  const { flightNumber, checkedIn } = flight;
  return (
    <>
      <h3 className={typography.fact}>
        {t('who', { done: checkedIn.length, all: travellers.length })}
      </h3>
      <p className={typography.small}>{t('told')}</p>
      <ul className={`${styles.people} ${layout.ruled}`}>
        {travellers.map(({ number, firstName, lastName }) => {
          const name = `${firstName} ${lastName}`;
          const done = String(checkedIn.includes(number));
          return (
            <li key={number}>
              <span>
                {name}
                <span className={styles.state}>{t('is_done', { done })}</span>
              </span>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="way" value={way} />
                <input type="hidden" name="traveller" value={number} />
                <input type="hidden" name="name" value={name} />
                <Button
                  kind="quiet"
                  size="strip"
                  name="done"
                  value={done === 'true' ? 'no' : 'yes'}
                  aria-label={t('tell_of', { done, name, flight: flightNumber })}
                >
                  {t('tell', { done })}
                </Button>
              </Form>
            </li>
          );
        })}
      </ul>
    </>
  );
}
