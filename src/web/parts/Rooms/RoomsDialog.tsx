import { useId, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { formatDate } from '#domain/dates.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { usePriceView } from '../price-view.ts';
import { RoomFilters } from './RoomFilters.tsx';
import { RoomRows } from './RoomRows.tsx';
import type { RoomsFacts } from './rooms-facts.ts';
import { RoomsFoot } from './RoomsFoot.tsx';
import { useRoomChoice } from './use-room-choice.ts';
import typography from '#web/ui/type.module.css';

type RoomsDialogProps = {
  readonly rooms: RoomsFacts;
  readonly onClose: () => void;
};

/** The rooms of a holiday over its page; nothing changes before one of them is used. */
export function RoomsDialog({ rooms, onClose }: RoomsDialogProps) {
  const t = useTranslations('rooms');
  const form = useId();
  const navigate = useNavigate();
  const [view] = usePriceView();
  const { chosen, choose, rows, isShown, ...filters } = useRoomChoice(rooms);
  if (!chosen) return null;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onClose();
    if (!chosen.chosen)
      void navigate(
        routes.deal.href({
          hotelQuoteId: chosen.hotelQuoteId,
          flightQuoteId: rooms.flightQuoteId,
          query: `seen=${chosen.price.total.amount}`,
        }),
        { preventScrollReset: true },
      );
  };
  const { checkInDate, checkOutDate } = rooms.hotelItinerary;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      size="wide"
      foot={<RoomsFoot rooms={rooms} chosen={chosen} view={view} form={form} live />}
    >
      <p className={`${typography.small} ${typography.muted}`}>
        {t('stay', {
          hotel: rooms.hotel.name,
          from: formatDate(checkInDate),
          until: formatDate(checkOutDate),
        })}
      </p>
      <RoomFilters rows={rows} {...filters} />
      <form id={form} onSubmit={onSubmit}>
        <RoomRows
          rows={rows}
          isShown={isShown}
          chosen={chosen}
          onChoose={choose}
          view={view}
          heading="h3"
        />
      </form>
    </Dialog>
  );
}
