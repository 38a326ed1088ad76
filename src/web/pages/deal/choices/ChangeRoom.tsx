import { Suspense, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { RoomsFacts } from '#web/parts/Rooms/rooms-facts.ts';
import { routes } from '#web/routes.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { DealQuotes } from './find-choices.ts';
import styles from './FactsRow.module.css';

const loadDialog = () => import('#web/parts/Rooms/RoomsDialog.tsx');

/** Fetched when somebody wants to choose: most visitors keep their room. */
const RoomsDialog = lazyPart(async () => (await loadDialog()).RoomsDialog);

type ChangeRoomProps = { readonly quotes: DealQuotes; readonly words: string };

/**
 * Rooms and their boards are chosen in one place: over the page, without script on their own, which
 * is also where rooms that did not come say why.
 */
export function ChangeRoom({ quotes, words }: ChangeRoomProps) {
  const [rooms, setRooms] = useState<RoomsFacts>();
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const href = routes.rooms.href(quotes);
  const open = async () => {
    setBusy(true);
    const found = await findRooms(quotes);
    setBusy(false);
    if (found) setRooms(found);
    else await navigate(href);
  };
  const onClick = (event: MouseEvent) => {
    // With a key it opens a tab, as links do.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!isBusy) void open();
  };
  return (
    <p className={styles.room}>
      <Link to={href} onClick={onClick} aria-haspopup="dialog" aria-busy={isBusy}>
        {words}
      </Link>
      {rooms && (
        <Suspense>
          <RoomsDialog rooms={rooms} onClose={() => setRooms(undefined)} />
        </Suspense>
      )}
    </p>
  );
}

/** Undefined when they did not come, or are of no holiday that can be had. */
async function findRooms({
  hotelQuoteId,
  flightQuoteId,
}: DealQuotes): Promise<RoomsFacts | undefined> {
  try {
    void loadDialog().catch(() => undefined);
    const [{ postOperation }, { DealRooms }] = await Promise.all([
      import('#web/browser/data-call.ts'),
      import('#web/parts/Rooms/rooms.generated.ts'),
    ]);
    const { holiday } = await postOperation(DealRooms, { hotelQuoteId, flightQuoteId });
    return holiday.kind === 'Holiday' ? holiday : undefined;
  } catch {
    return undefined;
  }
}
