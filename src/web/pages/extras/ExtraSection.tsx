import { useState } from 'react';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { useLive } from '#web/ui/use-live.ts';
import { useCards } from './cards.tsx';
import type { ExtrasProblem } from './extras-problem.ts';
import type { ExtraMessage } from './find-messages.ts';
import { FlightMet } from './FlightMet.tsx';
import { InsuranceDocuments } from './InsuranceDocuments.tsx';
import type { ExtrasBasketFragment } from './query.generated.ts';
import {
  isAsked,
  isMissable,
  sectionState,
  type AskedSection,
  type ExtraSectionName,
} from './sections.ts';
import { TryAgain } from './TryAgain.tsx';
import { useSavedChoice } from './use-saved-choice.ts';
import typography from '#web/ui/type.module.css';
import styles from './extras.module.css';

/**
 * The page's one form. Without script every choice belongs to it, so that whichever button is
 * pressed saves all that is ticked.
 */
export const EXTRAS_FORM = 'extras-form';

type ExtraSectionProps = {
  readonly section: ExtraSectionName;
  readonly basket: ExtrasBasketFragment;
  /** By our editors, to whoever asks for it. */
  readonly said?: ExtraMessage | undefined;
  readonly problem: ExtrasProblem | undefined;
};

/** One kind of extra: its offers as cards, or why there are none (MSG-41). */
export function ExtraSection({ section, basket, said, problem }: ExtraSectionProps) {
  const t = useTranslations('extras');
  const state = sectionState(section, basket);
  if (state === 'absent') return null;
  return (
    <section className={styles.section} aria-labelledby={`${section}-heading`}>
      <h2 id={`${section}-heading`} className={typography.formHeading}>
        {t(`${section}.heading`)}
      </h2>
      {state !== 'unavailable' && <p className={styles.about}>{t(`${section}.about`)}</p>}
      {state === 'offered' && <Offers section={section} basket={basket} problem={problem} />}
      {said && (
        <Disclosure summary={said.summary}>
          {said.paragraphs.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Disclosure>
      )}
      {state === 'unanswered' && isAsked(section) && <Unanswered section={section} />}
      {state === 'unavailable' && isMissable(section) && <p>{t(`${section}.unavailable`)}</p>}
    </section>
  );
}

/** Choices that a button saves; with script each is saved as it is made. */
function Offers({ section, basket, problem }: ExtraSectionProps) {
  const t = useTranslations('extras');
  const isLive = useLive();
  const { choose, waiting, isSaving, answer } = useSavedChoice(section);
  const { cards, chosen } = useCards(section, basket);
  const [picked, pick] = usePicked(chosen, answer ?? undefined, waiting);
  const refused = (answer === undefined ? problem : answer)?.sections[section] ?? [];
  return (
    <div className={styles.offers} aria-busy={isSaving}>
      <RadioCards
        id={section}
        name={section}
        form={isLive ? undefined : EXTRAS_FORM}
        label={t(`${section}.question`)}
        cards={cards}
        value={picked ?? chosen}
        errors={isSaving ? [] : refused}
        onChoose={(choice) => {
          pick(choice);
          choose(choice);
        }}
      />
      {/* Continue saves it, where that is pressed first. */}
      {waiting !== undefined && (
        <input type="hidden" form={EXTRAS_FORM} name={section} value={waiting} />
      )}
      {section === 'transfer' && basket.flights === null && (
        <FlightMet
          form={EXTRAS_FORM}
          transferId={picked ?? chosen}
          flight={basket.transferFlight}
          problem={problem}
        />
      )}
      {section === 'insurance' && <InsuranceDocuments options={basket.insuranceOptions} />}
      <div className={styles.state}>
        {!isLive && (
          <Button form={EXTRAS_FORM} name="section" value={section} kind="quiet" size="strip">
            {t(`${section}.save`)}
          </Button>
        )}
        <p role="status" className={styles.status}>
          {isSaving ? t('updating') : ''}
        </p>
      </div>
    </div>
  );
}

/**
 * What was just picked stands at once; it gives way to what the basket holds when that has come, or
 * when the choice was refused: unless a later one waits to be saved.
 */
function usePicked(
  chosen: string | undefined,
  refusal: ExtrasProblem | undefined,
  waiting: string | undefined,
) {
  const [picked, pick] = useState<string>();
  const [answered, setAnswered] = useState({ chosen, refusal });
  if (answered.chosen !== chosen || answered.refusal !== refusal) {
    setAnswered({ chosen, refusal });
    const isAnswered = chosen !== undefined && answered.chosen !== chosen;
    if ((refusal || isAnswered) && waiting === undefined) pick(undefined);
  }
  return [picked, pick] as const;
}

/** Opening the page again asks again. */
function Unanswered({ section }: { readonly section: AskedSection }) {
  const t = useTranslations('extras');
  return (
    <Notice tone="amber">
      <p>{t(`${section}.unanswered`)}</p>
      <TryAgain />
    </Notice>
  );
}
