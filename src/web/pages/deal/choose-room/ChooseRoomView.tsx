import { useEffect, useEffectEvent } from 'react';
import { Form } from 'react-router';
import { formatDate } from '#domain/dates.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { usePriceView } from '#web/parts/price-view.ts';
import { RoomFilters } from '#web/parts/Rooms/RoomFilters.tsx';
import { RoomRows } from '#web/parts/Rooms/RoomRows.tsx';
import { stayValue, type RoomsFacts, type StayFacts } from '#web/parts/Rooms/rooms-facts.ts';
import { RoomsFoot } from '#web/parts/Rooms/RoomsFoot.tsx';
import { useRoomChoice } from '#web/parts/Rooms/use-room-choice.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { useLive } from '#web/ui/use-live.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './choose-room.module.css';

const FORM = 'rooms';

/** What the dialog of the deal shows, as a page: it has an address and works without script. */
export function ChooseRoomView({ rooms }: { readonly rooms: RoomsFacts }) {
  const t = useTranslations('rooms');
  const live = useLive();
  const [view] = usePriceView();
  const { chosen, choose, rows, isShown, ...filters } = useRoomChoice(rooms);
  useEarlyChoice(rooms.roomChoices, choose);
  const { hotelQuoteId, flightQuoteId, hotel, hotelItinerary } = rooms;
  const quotes = { hotelQuoteId, flightQuoteId };
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={t('page_title', { hotel: hotel.name })} />
      <meta name="robots" content="noindex" />
      <p className={typography.small}>
        <Link to={routes.deal.href(quotes)}>{t('back')}</Link>
      </p>
      <h1 className={typography.resultsTitle}>{t('title')}</h1>
      <p className={typography.muted}>
        {t('stay', {
          hotel: hotel.name,
          from: formatDate(hotelItinerary.checkInDate),
          until: formatDate(hotelItinerary.checkOutDate),
        })}
      </p>
      <RoomFilters rows={rows} {...filters} />
      {chosen && (
        <>
          <Form id={FORM} method="get" action={routes.rooms.href(quotes)}>
            <RoomRows
              rows={rows}
              isShown={isShown}
              chosen={chosen}
              onChoose={choose}
              view={view}
              heading="h2"
            />
          </Form>
          <div className={styles.foot}>
            <RoomsFoot rooms={rooms} chosen={chosen} view={view} form={FORM} live={live} />
          </div>
        </>
      )}
    </div>
  );
}

/** The radio that was pressed before the page came alive stays chosen. */
function useEarlyChoice(stays: readonly StayFacts[], choose: (stay: StayFacts) => void): void {
  const take = useEffectEvent(() => {
    const pressed = document.querySelector<HTMLInputElement>(`#${FORM} input:checked`)?.value;
    const stay = stays.find((one) => stayValue(one) === pressed);
    if (stay && !stay.chosen) choose(stay);
  });
  useEffect(() => take(), []);
}
