import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { freshProofHref } from '#web/parts/fresh-proof.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PasskeyPlace } from './PasskeyPlace.tsx';
import { usePasskeySupport } from './use-passkey-support.ts';
import layout from '#web/ui/layout.module.css';

/** Makes a passkey for who is logged in; only its place where the browser cannot. */
export function MakePasskey() {
  const t = useTranslations('account.passkey');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<'idle' | 'busy' | 'made' | { readonly problem: string }>(
    'idle',
  );
  if (!usePasskeySupport()) return <PasskeyPlace />;
  const make = async (): Promise<void> => {
    setState('busy');
    const { makePasskey } = await import('./make-passkey.ts');
    const made = await makePasskey();
    if (made.kind === 'fresh proof needed') {
      await navigate(freshProofHref(`${pathname}${search}`));
      return;
    }
    setState(made.kind === 'not made' ? { problem: made.message ?? t('not_made') } : 'made');
    await revalidate();
  };
  return (
    <div className={layout.stack}>
      {state === 'made' && (
        <Notice tone="good" role="status">
          {t('made')}
        </Notice>
      )}
      {typeof state === 'object' && (
        <Notice tone="amber" role="status">
          {state.problem}
        </Notice>
      )}
      <p>
        <Button
          type="button"
          kind="quiet"
          busy={state === 'busy' ? t('waiting') : undefined}
          onClick={() => void make()}
        >
          <Icon of={KeyRound} />
          {t('make')}
        </Button>
      </p>
    </div>
  );
}
