import { ThumbsUp } from 'lucide-react';
import { formatDate } from '#domain/dates.ts';
import { MOST_ROUNDS } from '#domain/saved/party-room.ts';
import { Amount } from '#web/parts/Amount.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { HolidayName, HolidayStamp } from './HolidayStamp.tsx';
import { hotelOfParty, travellersIn } from './of-room.ts';
import type { PartyHolidayOfPageFragment, PartyRoomOfPageFragment } from './query.generated.ts';
import { TakeOut } from './TakeOut.tsx';
import typography from '#web/ui/type.module.css';
import styles from './room.module.css';

type InRoom = { readonly room: PartyRoomOfPageFragment };

/** Every holiday with one's own vote; nothing of the others' until all limits are in. */
export function VoteList({ room }: InRoom) {
  const t = useTranslations('party');
  return (
    <section id="holidays" tabIndex={-1} className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 className={typography.formHeading}>{t('vote')}</h2>
        <span className={typography.small}>
          {t('round', { round: room.round, most: MOST_ROUNDS })}
        </span>
      </div>
      <ul className={styles.list}>
        {room.holidays.map((holiday) => (
          <li key={holiday.id} id={`holiday-${holiday.id}`} className={styles.holiday}>
            <HolidayStamp holiday={holiday} />
            <div className={styles.words}>
              <HolidayName holiday={holiday} />
              <Facts holiday={holiday} people={travellersIn(room)} />
              <Vote holiday={holiday} />
              <TakeOut holiday={holiday} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type FactsProps = { readonly holiday: PartyHolidayOfPageFragment; readonly people: number };

function Facts({ holiday, people }: FactsProps) {
  const t = useTranslations('party');
  const { holiday: now, departureDate, numberOfNights: nights } = holiday;
  const hotel = hotelOfParty(holiday);
  const airport =
    now.kind === 'Holiday' && now.flightItinerary?.outbound.segments[0]?.departureAirport.name;
  const date = formatDate(departureDate, 'short');
  return (
    <>
      <p className={typography.small}>{t('where', { resort: hotel?.name ?? '', nights })}</p>
      <p className={typography.small}>
        {airport ? t('from', { date, airport }) : t('on', { date })}
      </p>
      {now.kind === 'Holiday' ? (
        <p className={styles.price} data-price="total">
          <Amount of={now.price.total} />{' '}
          <span className={typography.small}>{t('for_people', { people })}</span>
        </p>
      ) : (
        <p>
          <strong>{t('sold_out')}</strong>
        </p>
      )}
    </>
  );
}

const VOTES = ['YES', 'PERHAPS', 'NO'] as const;

/** Three buttons side by side; the pressed one, pressed again, takes the vote back. */
function Vote({ holiday }: { readonly holiday: PartyHolidayOfPageFragment }) {
  const t = useTranslations('party');
  const words = { YES: t('yes'), PERHAPS: t('perhaps'), NO: t('no') };
  return (
    <form method="post">
      <input type="hidden" name="act" value="vote" />
      <input type="hidden" name="holidayId" value={holiday.id} />
      <div
        role="group"
        aria-label={t('vote_on', { hotel: hotelOfParty(holiday)?.name ?? '' })}
        className={styles.vote}
      >
        {VOTES.map((vote) => (
          <button
            key={vote}
            name="vote"
            value={holiday.myVote === vote ? '' : vote}
            aria-pressed={holiday.myVote === vote}
          >
            {vote === 'YES' && <Icon of={ThumbsUp} size={18} />}
            {words[vote]}
          </button>
        ))}
      </div>
    </form>
  );
}
