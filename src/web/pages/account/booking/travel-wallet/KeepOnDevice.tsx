import { useEffect, useState } from 'react';
import { packUntil } from '#domain/booking/trip-pack.ts';
import { formatDate } from '#domain/dates.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { dateIn } from '#web/parts/Basket/server-now.ts';
import { useTimeOfDay } from '#web/parts/use-time-of-day.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { useFocusOnAnswer } from '#web/ui/use-focus-on-answer.ts';
import type { WalletBookingFragment } from './query.generated.ts';
import type { AskedPack, KeptPack, PackProblem } from './trip-packs.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './keep-on-device.module.css';

type KeepOnDeviceProps = {
  readonly booking: WalletBookingFragment;
  /** Path of the papers as one file. */
  readonly file: string;
};

/** What a press came to. */
type Answer = 'kept' | 'removed' | PackProblem;

/**
 * Keeps the papers in this browser, for when there is no connection, and takes them out again.
 * Nothing without script: the file can be downloaded then. Until the browser has been asked its
 * place is kept: what is being pressed below it must not move away.
 */
export function KeepOnDevice({ booking, file }: KeepOnDeviceProps) {
  const t = useTranslations('booking_travel.wallet.device');
  const { reference: orderCode, returnDate, papersVersion, status } = booking;
  const { now, domainConfig } = usePageProperties();
  const until = packUntil(returnDate);
  const pack = { orderCode, file, until, address: bookingRoutes.travelWallet.href({ orderCode }) };
  const { kept: found, isBusy, answer, keep, remove } = usePack(pack);
  const kept = found ?? null;
  const answered = useFocusOnAnswer<HTMLDivElement>(answer);
  const isOffered = status !== 'CANCELLED' && dateIn(domainConfig.timeZone, now) <= until;
  if (kept === null && !isOffered && answer === undefined) return null;
  return (
    <section
      className={classes(layout.ruled, layout.part, found === undefined && styles.coming)}
      aria-labelledby="device"
    >
      <h2 id="device" className={typography.formHeading}>
        {t('heading')}
      </h2>
      <div {...answered} role="status">
        {answer !== undefined && <Answered answer={answer} />}
        {kept !== null && <Kept kept={kept} until={until} />}
      </div>
      {kept === null && isOffered && <p>{t('about', { date: formatDate(until) })}</p>}
      {kept !== null && kept.version !== papersVersion && (
        <Notice tone="amber">{t(status === 'CANCELLED' ? 'cancelled' : 'newer')}</Notice>
      )}
      <p className={layout.alone}>
        {isOffered && (kept === null || kept.version !== papersVersion) && (
          <Button
            type="button"
            kind="quiet"
            busy={isBusy ? t('keeping') : undefined}
            onClick={() => void keep()}
          >
            {t(kept === null ? 'keep' : 'keep_newer')}
          </Button>
        )}{' '}
        {kept !== null && (
          <Button type="button" kind="text" onClick={() => void remove()}>
            {t('remove')}
          </Button>
        )}
      </p>
      {isOffered && <p className={typography.small}>{t('browsers')}</p>}
    </section>
  );
}

function Answered({ answer }: { readonly answer: Answer }) {
  const t = useTranslations('booking_travel.wallet.device');
  if (answer === 'kept') return null;
  return answer === 'removed' ? (
    <Notice tone="good">{t('removed')}</Notice>
  ) : (
    <Notice tone="amber">{t('problem', { problem: answer })}</Notice>
  );
}

function Kept({ kept, until }: { readonly kept: KeptPack; readonly until: string }) {
  const t = useTranslations('booking_travel.wallet.device');
  const { timeZone } = usePageProperties().domainConfig;
  const timeOfDay = useTimeOfDay();
  const { keptAt } = kept;
  return (
    <Notice tone="good">
      {t('kept', {
        date: formatDate(dateIn(timeZone, keptAt)),
        time: timeOfDay(keptAt),
        until: formatDate(until),
      })}
    </Notice>
  );
}

/** What this browser keeps: undefined until it has been asked, null where there is nothing. */
function usePack(asked: AskedPack) {
  const { orderCode, address } = asked;
  const [kept, setKept] = useState<KeptPack | null>();
  const [answer, setAnswer] = useState<Answer>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const { findPack } = await import('./trip-packs.ts');
      setKept((await findPack({ orderCode, address })) ?? null);
    };
    void look().catch((error: unknown) => {
      setKept(null);
      reportError(error);
    });
  }, [orderCode, address]);
  return {
    kept,
    answer,
    isBusy,
    keep: async (): Promise<void> => {
      setAnswer(undefined);
      setBusy(true);
      const made = await import('./trip-packs.ts')
        .then(({ keepPack }) => keepPack(asked))
        .catch((): PackProblem => 'not_reached');
      setBusy(false);
      if (typeof made !== 'string') setKept(made);
      setAnswer(typeof made === 'string' ? made : 'kept');
    },
    remove: async (): Promise<void> => {
      const { removePack } = await import('./trip-packs.ts');
      await removePack(orderCode);
      setKept(null);
      setAnswer('removed');
    },
  };
}
