import { useTranslations } from '#web/texts/translate.tsx';
import type { CabinFacts, Chosen } from './seating.ts';
import styles from './seats.module.css';

type TravellersProps = {
  readonly cabin: CabinFacts;
  readonly chosen: Chosen;
  readonly form: string;
};

/** Whom the next seat is for. */
export function Travellers({ cabin, chosen, form }: TravellersProps) {
  const t = useTranslations('seats');
  return (
    <fieldset className={styles.people}>
      <legend>{t('who')}</legend>
      {cabin.travellers.map(({ name, age }, i) => (
        <label key={name} className={styles.person}>
          <input
            // The next person is chosen anew by each press of a seat.
            key={`${chosen.who} ${chosen.seats.join(' ')}`}
            type="radio"
            id={`who-${i}`}
            name="who"
            value={i}
            form={form}
            defaultChecked={i === chosen.who}
          />
          <span>
            {name}
            {age !== null && <span className={styles.age}>, {age}</span>}
          </span>
          <span className={styles.seatOf}>{chosen.seats[i] || t('no_seat')}</span>
        </label>
      ))}
    </fieldset>
  );
}
