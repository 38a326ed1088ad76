import { Heart as HeartLines } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { SavedHoliday } from './saved-holidays.ts';
import styles from './Heart.module.css';

type HeartProps = {
  readonly holiday: Pick<SavedHoliday, 'hotelQuoteId' | 'flightQuoteId'>;
  /** Of the hotel. */
  readonly name: string;
  readonly saved: readonly SavedHoliday[];
  /** Element of the page to come back to without script. */
  readonly at: string;
  /** The heart alone, or with what it does in words. */
  readonly look?: 'bare' | 'words';
};

/**
 * Saves a holiday, or gives it up: a form that comes back to its page. With script the page stays.
 * Its pages key it by its holiday.
 */
export function Heart({ holiday, name, saved, at, look = 'bare' }: HeartProps) {
  const t = useTranslations('common');
  const { pathname, search } = useLocation();
  const { hotelQuoteId, flightQuoteId } = holiday;
  const known = saved.find(
    (one) => one.hotelQuoteId === hotelQuoteId && one.flightQuoteId === flightQuoteId,
  );
  const [pressed, setPressed] = useState<string | null>();
  const bookmarkId = (pressed === undefined ? known?.id : pressed) ?? undefined;
  const press = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    const form = event.currentTarget;
    event.preventDefault();
    const { pressHeart } = await import('./press-heart.ts');
    const now = await pressHeart({ hotelQuoteId, flightQuoteId, bookmarkId });
    if (now === undefined) form.submit();
    else setPressed(now);
  };
  const fields = {
    act: bookmarkId === undefined ? 'save' : 'remove',
    hotelQuoteId,
    flightQuoteId,
    bookmarkId: bookmarkId ?? '',
    back: `${pathname}${search}#${at}`,
  };
  return (
    <form
      method="post"
      action={routes.scrapbook.href()}
      className={styles.form}
      onSubmit={(event) => void press(event)}
    >
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button
        className={classes(styles.heart, styles[look])}
        aria-pressed={bookmarkId !== undefined}
        aria-label={look === 'bare' ? t('save_named', { name }) : undefined}
      >
        <Icon of={HeartLines} />
        {look === 'words' && t('save_holiday')}
      </button>
    </form>
  );
}
