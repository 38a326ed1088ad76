import type { ReactNode } from 'react';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useLive } from '#web/ui/use-live.ts';
import type { DealQuotes, ListName } from './find-choices.ts';
import type { ChoicesState } from './use-choices.ts';
import { WayIn } from './WayIn.tsx';

type AskedChoicesProps<One> = {
  /** Also the place on the page where it stands. */
  readonly list: ListName;
  readonly quotes: DealQuotes;
  readonly asked: ChoicesState<One>;
  readonly ask: () => void;
  /** What leads to the list where no script opens it. */
  readonly words: string;
  readonly children: (choices: readonly One[]) => ReactNode;
};

/** Inside a fold: its list, or how it stands with it and the way to it. */
export function AskedChoices<One>({ asked, children, ...way }: AskedChoicesProps<One>) {
  const t = useTranslations('deal');
  if (typeof asked === 'string') return <Way state={asked} {...way} />;
  return asked.length > 0 ? children(asked) : <p>{t('choices_gone')}</p>;
}

type WayProps = Omit<AskedChoicesProps<unknown>, 'asked' | 'children'> & {
  readonly state: 'idle' | 'loading' | 'failed';
};

function Way({ state, list, quotes, ask, words }: WayProps) {
  const t = useTranslations('deal');
  const live = useLive();
  return (
    <>
      <p role="status">{state !== 'idle' && t(`choices_${state}`)}</p>
      <WayIn fold={list} quotes={quotes} words={state === 'failed' ? t('try_again') : words} />
      {live && state === 'failed' && (
        <Button kind="quiet" size="strip" type="button" onClick={ask}>
          {t('try_again')}
        </Button>
      )}
    </>
  );
}
