import { useEffect, useState, type ReactNode } from 'react';
import { Form } from 'react-router';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { useFormAlong } from '#web/ui/use-form-along.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { isAnnounced, isNearEnd, minutesLeft } from './hold.ts';
import { useTimeOfDay } from './use-time-of-day.ts';
import styles from './HoldStrip.module.css';

type HoldStripProps = {
  /** Instants, ISO with Z: when the hold ends, and the server's now. */
  readonly expiresAt: string;
  readonly now: string;
  /**
   * What is posted to hold for longer, to the page's own address unless `action` says otherwise;
   * undefined when it cannot be held for longer.
   */
  readonly extend:
    | {
        readonly name: string;
        readonly value: string;
        readonly action?: string;
        /** Id of the form whose unsaved fields must not be lost (`useFormAlong`). */
        readonly formAlong?: string | undefined;
      }
    | undefined;
  readonly onEnd?: () => void;
};

/**
 * How long price and rooms are held, as a clock time; near the end what to do about it (BSKT-09,
 * visitors: R19).
 */
export function HoldStrip({ expiresAt, now, extend, onEnd }: HoldStripProps) {
  const t = useTranslations('common');
  const timeOfDay = useTimeOfDay();
  const left = useMinutesLeft(expiresAt, now, onEnd);
  const near = isNearEnd(left);
  const along = useFormAlong(extend?.formAlong);
  const action = extend?.action === undefined ? {} : { action: extend.action };
  return (
    <Form
      method="post"
      preventScrollReset
      {...action}
      className={classes(styles.strip, near && styles.near)}
    >
      <p>
        {near ? (
          <>
            <strong>{t('minutes_left', { minutes: left })}</strong> {t('kept_while_waiting')}
          </>
        ) : (
          t.rich('held_until', { time: timeOfDay(expiresAt), clock: strong })
        )}{' '}
        {extend && (
          <button {...along} name={extend.name} value={extend.value} className={styles.more}>
            {near ? t('hold_longer') : t('more_time')}
          </button>
        )}
      </p>
      <VisuallyHidden>
        <span role="status">{isAnnounced(left) ? t('minutes_left', { minutes: left }) : ''}</span>
      </VisuallyHidden>
    </Form>
  );
}

const MINUTE_MS = 60_000;

/** Whole minutes to the end, by the server's clock; 0 when it is over. */
function useMinutesLeft(expiresAt: string, now: string, onEnd: (() => void) | undefined): number {
  const atStart = Date.parse(expiresAt) - Date.parse(now);
  const [left, setLeft] = useState(() => minutesLeft(atStart));
  useEffect(() => {
    const began = performance.now();
    const look = () => setLeft(minutesLeft(atStart - (performance.now() - began)));
    look();
    const ticks = setInterval(look, MINUTE_MS / 12);
    return () => clearInterval(ticks);
  }, [atStart]);
  useEffect(() => {
    if (left === 0) onEnd?.();
  }, [left, onEnd]);
  return left;
}

const strong = (words: ReactNode) => <strong>{words}</strong>;
