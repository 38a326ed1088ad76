import { formatDate } from '#domain/dates.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PriceBlock, type PriceView } from '../PriceBlock.tsx';
import { roomNames } from '../room-names.ts';
import type { RoomsFacts, StayFacts } from './rooms-facts.ts';
import typography from '#web/ui/type.module.css';
import styles from './RoomsFoot.module.css';

type RoomsFootProps = {
  readonly rooms: RoomsFacts;
  readonly chosen: StayFacts;
  readonly view: PriceView;
  /** Id of the form that the choice belongs to. */
  readonly form: string;
  /** Without script the foot cannot follow the radios, and says no room and no price. */
  readonly live: boolean;
};

/** What is chosen, what the hotel gives back, its price as it changes, and the one button. */
export function RoomsFoot({ rooms, chosen, view, form, live }: RoomsFootProps) {
  const t = useTranslations('rooms');
  if (!live) return <Button form={form}>{t('use')}</Button>;
  const { numberOfAdults, numberOfChildren, numberOfInfants } = rooms.hotelItinerary.party;
  const { name, refundableUntil } = chosen.board;
  return (
    <div className={styles.foot}>
      <div className={styles.choice}>
        <p className={typography.fact}>
          {t('choice', { room: roomNames(chosen.rooms), board: name.toLowerCase() })}
        </p>
        <p className={styles.terms}>
          {refundableUntil === null
            ? t('not_refundable')
            : t('refundable', { date: formatDate(refundableUntil) })}
        </p>
      </div>
      <div aria-live="polite" className={styles.price}>
        <PriceBlock
          total={chosen.price.total}
          each={chosen.price.perPerson}
          people={numberOfAdults + numberOfChildren + numberOfInfants}
          infants={numberOfInfants}
          view={view}
          size="list"
          end
        />
      </div>
      <Button form={form}>{t('use')}</Button>
    </div>
  );
}
