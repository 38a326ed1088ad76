import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useLive } from '#web/ui/use-live.ts';
import type { ExtrasProblem } from './extras-problem.ts';
import type { ExtrasBasketFragment } from './query.generated.ts';
import { FLIGHT_FIELDS, NO_EXTRA } from './sections.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './extras.module.css';

type FlightMetProps = {
  /** The page's form, which saves it whichever of its buttons is pressed. */
  readonly form: string;
  /** The card that stands chosen. */
  readonly transferId: string | undefined;
  readonly flight: ExtrasBasketFragment['transferFlight'];
  readonly problem: ExtrasProblem | undefined;
};

/**
 * The flight that a transfer meets, for whoever booked it elsewhere; nobody has to know it yet.
 * Without script it is asked beside the cards, with script once one of them is chosen.
 */
export function FlightMet({ form, transferId, flight, problem }: FlightMetProps) {
  const t = useTranslations('extras.transfer.flight');
  const isLive = useLive();
  if (isLive && (transferId ?? NO_EXTRA) === NO_EXTRA) return null;
  const [number, landsAt] = FLIGHT_FIELDS;
  const field = (name: typeof number | typeof landsAt, known: string | null | undefined) => ({
    id: name,
    name,
    form,
    defaultValue: problem?.typed?.[name] ?? known ?? '',
    errors: problem?.sections[name] ?? [],
  });
  return (
    <section className={styles.offers} aria-labelledby="transfer-flight">
      {isLive && <input type="hidden" form={form} name="transfer" value={transferId} />}
      <h3 id="transfer-flight" className={typography.h3}>
        {t('heading')}
      </h3>
      <p className={typography.small}>{t('about')}</p>
      <div className={layout.pair}>
        <TextField
          {...field(number, flight?.number)}
          label={t('number')}
          hint={t('number_hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          {...field(landsAt, flight?.landsAt)}
          label={t('lands_at')}
          hint={t('lands_at_hint')}
          type="time"
        />
      </div>
      <div>
        <Button form={form} name="section" value="transfer" kind="quiet" size="strip">
          {t('save')}
        </Button>
      </div>
    </section>
  );
}
