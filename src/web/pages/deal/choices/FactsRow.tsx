import { X } from 'lucide-react';
import { Suspense, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { formatDate } from '#domain/dates.ts';
import { roomNames } from '#web/parts/room-names.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { closeAndFocus, useDropDown } from '#web/ui/drop-down.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Link } from '#web/ui/Link.tsx';
import { useLive } from '#web/ui/use-live.ts';
import type { DealHolidayFragment } from '../query.generated.ts';
import { DateChoices } from './Choices.tsx';
import { PartyForm } from './PartyForm.tsx';
import typography from '#web/ui/type.module.css';
import styles from './FactsRow.module.css';

/** Fetched when somebody wants to choose: most visitors keep their room. */
const RoomsDialog = lazyPart(
  async () => (await import('#web/parts/Rooms/RoomsDialog.tsx')).RoomsDialog,
);

type HolidayProps = { readonly holiday: DealHolidayFragment };

/** When, who, room, board: each with a way to change it (DEAL-01). */
export function FactsRow({ holiday }: HolidayProps) {
  const t = useTranslations('deal');
  return (
    <section className={styles.facts} aria-label={t('facts')}>
      <When holiday={holiday} />
      <Fact
        name={t('who')}
        value={t('people', { count: peopleOf(holiday) })}
        detail={usePartyWords(holiday)}
      >
        <Change id="party" words={t('change_party')}>
          <PartyForm holiday={holiday} />
        </Change>
      </Fact>
      <Rooms holiday={holiday} />
      <Board holiday={holiday} />
    </section>
  );
}

function When({ holiday }: HolidayProps) {
  const t = useTranslations('deal');
  const { hotelItinerary: stay, isPackage } = holiday;
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  return (
    <Fact
      name={isPackage ? t('when') : t('check_in')}
      value={formatDate(stay.checkInDate, 'short')}
      detail={t('until', { date: formatDate(stay.checkOutDate), nights: stay.numberOfNights })}
    >
      <Change id="dates" words={t('change_dates')} onOpen={() => setCalendarOpen(true)}>
        <DateChoices
          holiday={holiday}
          isCalendarOpen={isCalendarOpen}
          onCalendar={setCalendarOpen}
        />
      </Change>
    </Fact>
  );
}

function Rooms({ holiday }: HolidayProps) {
  const t = useTranslations('deal');
  const { rooms, roomChoices, hotelItinerary } = holiday;
  const [room] = rooms;
  return (
    <Fact
      name={t('room', { count: hotelItinerary.numberOfRooms })}
      value={roomNames(rooms)}
      detail={room?.facts.slice(0, 2).join(', ') ?? ''}
    >
      {roomChoices.length > 1 && <ChangeRoom holiday={holiday} words={t('change_room')} />}
    </Fact>
  );
}

function Board({ holiday }: HolidayProps) {
  const t = useTranslations('deal');
  const { board, roomChoices } = holiday;
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
      {roomChoices.some((choice) => choice.board.code !== board.code) && (
        <ChangeRoom holiday={holiday} words={t('change_board')} />
      )}
    </Fact>
  );
}

/** Rooms and their boards are chosen in one place: over the page, without script on their own. */
function ChangeRoom({ holiday, words }: HolidayProps & { readonly words: string }) {
  const [isOpen, setOpen] = useState(false);
  const onClick = (event: MouseEvent) => {
    // With a key it opens a tab, as links do.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <p className={styles.room}>
      <Link to={routes.rooms.href(holiday)} onClick={onClick} aria-haspopup="dialog">
        {words}
      </Link>
      {isOpen && (
        <Suspense>
          <RoomsDialog rooms={holiday} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
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
  readonly onOpen?: () => void;
  readonly children: ReactNode;
};

/**
 * A panel over the page below the row; it opens without script, and then closes where it was
 * opened.
 */
function Change({ id, words, onOpen, children }: ChangeProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useDropDown(details);
  const t = useTranslations('common');
  const live = useLive();
  return (
    <details
      ref={details}
      name="change"
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
