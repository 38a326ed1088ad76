import { CircleCheck } from 'lucide-react';
import { formatMoney } from '#domain/money.ts';
import { MOST_ROUNDS } from '#domain/saved/party-room.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Favourite } from './Favourite.tsx';
import { HolidayName } from './HolidayStamp.tsx';
import { hotelOfParty } from './of-room.ts';
import type { PartyHolidayOfPageFragment, PartyRoomOfPageFragment } from './query.generated.ts';
import { Votes } from './Votes.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './room.module.css';

type InRoom = { readonly room: PartyRoomOfPageFragment };

/** What works for all, the most liked first; of the rest, that it does not, and nothing more. */
export function Verdicts({ room }: InRoom) {
  const t = useTranslations('party');
  const { holidays } = room;
  const favourite = holidays.find(
    ({ verdict, holiday }) => verdict === 'WORKS_FOR_ALL' && holiday.kind === 'Holiday',
  );
  return (
    <>
      {favourite && <Favourite holiday={favourite} room={room} />}
      <section id="holidays" tabIndex={-1} className={styles.section}>
        <h2 className={typography.formHeading}>{t('all_of', { count: holidays.length })}</h2>
        <ul className={styles.list}>
          {holidays.map((holiday) => (
            <li key={holiday.id} className={styles.verdictRow}>
              <div>
                <HolidayName holiday={holiday} />
                <Each holiday={holiday} />
              </div>
              <div className={styles.verdict}>
                <Verdict holiday={holiday} />
                {holiday.votes && (
                  <span className={typography.small}>
                    <Votes votes={holiday.votes} />
                  </span>
                )}
              </div>
            </li>
          ))}
        </ul>
        <p className={typography.small}>{t('one_or_all')}</p>
      </section>
      <NextRound room={room} />
    </>
  );
}

function Each({ holiday }: { readonly holiday: PartyHolidayOfPageFragment }) {
  const t = useTranslations('party');
  const { holiday: now } = holiday;
  const each =
    now.kind === 'Holiday'
      ? t('each', { amount: formatMoney(now.price.perPerson) })
      : t('sold_out');
  return (
    <p className={typography.small}>
      {hotelOfParty(holiday)?.name} <br />
      {each}
    </p>
  );
}

/** Never in the colour of a loss: nobody is at fault. */
function Verdict({ holiday: { verdict } }: { readonly holiday: PartyHolidayOfPageFragment }) {
  const t = useTranslations('party');
  if (verdict === null) return <span className={typography.muted}>{t('not_compared')}</span>;
  if (verdict === 'NOT_FOR_ALL')
    return <span className={typography.muted}>{t('not_for_all')}</span>;
  return (
    <strong className={styles.works}>
      <Icon of={CircleCheck} />
      {t('works')}
    </strong>
  );
}

function NextRound({ room: { round } }: InRoom) {
  const t = useTranslations('party');
  const left = MOST_ROUNDS - round;
  return (
    <section className={`${layout.stack} ${styles.section}`}>
      {left === 0 ? (
        <p>{t('last_round')}</p>
      ) : (
        <>
          <h2 className={typography.h3}>{t('nothing_liked')}</h2>
          <p>{t('rounds_left', { left })}</p>
          <form method="post">
            <input type="hidden" name="act" value="next round" />
            <Button kind="quiet" wide>
              {t('start_round', { round: round + 1 })}
            </Button>
          </form>
        </>
      )}
    </section>
  );
}
