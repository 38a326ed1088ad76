import { X } from 'lucide-react';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { formatDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { roomNames } from '#web/parts/room-names.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { closeAndFocus, useDropDown } from '#web/ui/drop-down.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useLive } from '#web/ui/use-live.ts';
import type { DealHolidayFragment } from '../query.generated.ts';
import { ChangeRoom } from './ChangeRoom.tsx';
import { DateChoices } from './Choices.tsx';
import type { FoundChoices } from './find-choices.ts';
import { LatePartyForm } from './late-party-form.ts';
import { useIsOpenedByAddress, WayIn } from './WayIn.tsx';
import typography from '#web/ui/type.module.css';
import styles from './FactsRow.module.css';

type HolidayProps = { readonly holiday: DealHolidayFragment };

type DatedProps = HolidayProps & {
  readonly choices: FoundChoices;
  /** Finds this hotel alone. */
  readonly search: Criteria;
};

/** When, who, room, board: each with a way to change it (DEAL-01). */
export function FactsRow({ holiday, ...dated }: DatedProps) {
  const t = useTranslations('deal');
  return (
    <section className={styles.facts} aria-label={t('facts')}>
      <When holiday={holiday} {...dated} />
      <Fact
        name={t('who')}
        value={t('people', { count: peopleOf(holiday) })}
        detail={usePartyWords(holiday)}
      >
        <ChangeParty holiday={holiday} />
      </Fact>
      <Rooms holiday={holiday} />
      <Board holiday={holiday} />
    </section>
  );
}

function When({ holiday, choices, search }: DatedProps) {
  const t = useTranslations('deal');
  const { hotelItinerary: stay, isPackage } = holiday;
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  return (
    <Fact
      name={isPackage ? t('when') : t('check_in')}
      value={formatDate(stay.checkInDate, 'short')}
      detail={t('until', { date: formatDate(stay.checkOutDate), nights: stay.numberOfNights })}
    >
      <Change
        id="dates"
        words={t('change_dates')}
        isOpen={choices.dates !== undefined}
        onOpen={() => setCalendarOpen(choices.dates === undefined)}
      >
        <DateChoices
          holiday={holiday}
          choices={choices}
          search={search}
          isCalendarOpen={isCalendarOpen}
          onCalendar={setCalendarOpen}
        />
      </Change>
    </Fact>
  );
}

function ChangeParty({ holiday }: HolidayProps) {
  const t = useTranslations('deal');
  const isOpened = useIsOpenedByAddress('party');
  const [isAsked, setAsked] = useState(isOpened);
  return (
    <Change id="party" words={t('change_party')} isOpen={isOpened} onOpen={() => setAsked(true)}>
      {isAsked ? (
        <Suspense>
          <LatePartyForm holiday={holiday} />
        </Suspense>
      ) : (
        <WayIn fold="party" quotes={holiday} words={t('see_party')} />
      )}
    </Change>
  );
}

function Rooms({ holiday }: HolidayProps) {
  const t = useTranslations('deal');
  const { rooms, otherChoices, hotelItinerary } = holiday;
  const [room] = rooms;
  return (
    <Fact
      name={t('room', { count: hotelItinerary.numberOfRooms })}
      value={roomNames(rooms)}
      detail={room?.facts.slice(0, 2).join(', ') ?? ''}
    >
      {otherChoices.rooms > 0 && <ChangeRoom quotes={holiday} words={t('change_room')} />}
    </Fact>
  );
}

function Board({ holiday }: HolidayProps) {
  const t = useTranslations('deal');
  const { board, otherChoices } = holiday;
  return (
    <Fact
      name={t('board')}
      value={board.name}
      detail={
        <>
          {board.meaning} <RefundWords until={board.refundableUntil} />
        </>
      }
    >
      {otherChoices.boards > 0 && <ChangeRoom quotes={holiday} words={t('change_board')} />}
    </Fact>
  );
}

/**
 * What the hotel gives back is a part of what cancelling costs: the way to the whole stands beside
 * it.
 */
function RefundWords({ until }: { readonly until: string | null }) {
  const t = useTranslations('deal');
  return (
    <>
      {until === null ? t('not_refundable') : t('refundable', { date: formatDate(until, 'short') })}
      : <a href="#cancel">{t('cancel_costs')}</a>
    </>
  );
}

type FactProps = {
  readonly name: string;
  readonly value: string;
  readonly detail: ReactNode;
  readonly children: ReactNode;
};

function Fact({ name, value, detail, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <h2 className={typography.caps}>{name}</h2>
      <p className={typography.fact}>{value}</p>
      <p className={styles.detail}>{detail}</p>
      {children}
    </div>
  );
}

type ChangeProps = {
  readonly id: string;
  readonly words: string;
  readonly isOpen?: boolean;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
};

/**
 * A panel over the page below the row; it opens without script, and then closes where it was
 * opened.
 */
function Change({ id, words, isOpen = false, onOpen, children }: ChangeProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useDropDown(details);
  const t = useTranslations('common');
  const live = useLive();
  return (
    <details
      ref={details}
      name="change"
      open={isOpen}
      className={styles.change}
      onToggle={({ target, currentTarget }) =>
        target === currentTarget && currentTarget.open && onOpen?.()
      }
    >
      <summary>{words}</summary>
      <div id={id} className={styles.panel}>
        {live && (
          <button
            type="button"
            aria-label={t('close')}
            className={styles.close}
            onClick={() => closeAndFocus(details.current)}
          >
            <Icon of={X} />
          </button>
        )}
        {children}
      </div>
    </details>
  );
}

/** Everybody who travels. */
export const peopleOf = ({ hotelItinerary: { party } }: DealHolidayFragment): number =>
  party.numberOfAdults + party.numberOfChildren + party.numberOfInfants;

/** "9 and 6". */
const agesOf = (ages: readonly number[]): string => ages.join(', ').replace(/, (\d+)$/, ' and $1');

function usePartyWords({ hotelItinerary: { party } }: DealHolidayFragment): string {
  const t = useTranslations('deal');
  const adults = t('adults', { count: party.numberOfAdults });
  return party.childAges.length === 0
    ? adults
    : t('adults_and_ages', { adults, ages: agesOf(party.childAges) });
}
