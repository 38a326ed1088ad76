import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { hotelOfParty } from './of-room.ts';
import type { PartyHolidayOfPageFragment } from './query.generated.ts';

/** For whoever added a holiday, and for the host. */
export function TakeOut({ holiday }: { readonly holiday: PartyHolidayOfPageFragment }) {
  const t = useTranslations('party');
  if (!holiday.isMine) return null;
  return (
    <form method="post">
      <input type="hidden" name="act" value="take out" />
      <input type="hidden" name="holidayId" value={holiday.id} />
      <Button
        kind="text"
        aria-label={t('take_out_named', { hotel: hotelOfParty(holiday)?.name ?? '' })}
      >
        {t('take_out')}
      </Button>
    </form>
  );
}
