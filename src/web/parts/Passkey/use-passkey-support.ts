import { useLive } from '#web/ui/use-live.ts';

/** Whether script runs, in a browser that knows passkeys and offers them in fields. */
export const usePasskeySupport = (): boolean =>
  useLive() &&
  'PublicKeyCredential' in window &&
  'isConditionalMediationAvailable' in PublicKeyCredential;
