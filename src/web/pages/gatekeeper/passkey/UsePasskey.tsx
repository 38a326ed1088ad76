import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { PasskeyPlace } from '#web/parts/Passkey/PasskeyPlace.tsx';
import { usePasskeySupport } from '#web/parts/Passkey/use-passkey-support.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import layout from '#web/ui/layout.module.css';

type UsePasskeyProps = {
  /** A field of the page is one in which the browser may offer passkeys. */
  readonly hasField: boolean;
};

/**
 * Logs in with a passkey, at a press or from the field; only its place where the browser cannot.
 */
export function UsePasskey({ hasField }: UsePasskeyProps) {
  const t = useTranslations('account.passkey');
  const isSupported = usePasskeySupport();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'not used'>('idle');
  useEffect(() => {
    if (isSupported && hasField) void offerInField(form);
  }, [isSupported, hasField]);
  if (!isSupported) return <PasskeyPlace />;
  const press = async (): Promise<void> => {
    setState('busy');
    if (!(await post(form, 'press'))) setState('not used');
  };
  return (
    <form method="post" ref={form} className={layout.stack}>
      <input type="hidden" name="intent" value="passkey" />
      <input type="hidden" name="credential" />
      {state === 'not used' && (
        <Notice tone="amber" role="status">
          {t('not_used')}
        </Notice>
      )}
      <Button
        type="button"
        kind="quiet"
        wide
        busy={state === 'busy' ? t('waiting') : undefined}
        onClick={() => void press()}
      >
        <Icon of={KeyRound} />
        {t('use')}
      </Button>
    </form>
  );
}

type FormOfPage = RefObject<HTMLFormElement | null>;

/** Browsers that offer nothing in fields load nothing for it. */
async function offerInField(form: FormOfPage): Promise<void> {
  if (await PublicKeyCredential.isConditionalMediationAvailable()) await post(form, 'autofill');
}

/** Posts what a passkey answers; false when none was used, or the page is left by now. */
async function post(form: FormOfPage, how: 'autofill' | 'press'): Promise<boolean> {
  const { askPasskey } = await import('./ask-passkey.ts');
  const credential = await askPasskey(how);
  const field = form.current?.elements.namedItem('credential');
  if (credential === undefined || !(field instanceof HTMLInputElement)) return false;
  field.value = credential;
  form.current?.submit();
  return true;
}
