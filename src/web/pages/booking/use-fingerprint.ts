import { useEffect } from 'react';
import { usePageProperties } from '#web/page-properties.ts';

/** Tells the browser's fingerprint, once, where it may be told (FPR-01); what does it is lazy. */
export function useFingerprint(): void {
  const { fingerprint } = usePageProperties();
  useEffect(() => {
    if (fingerprint)
      void import('#web/browser/fingerprint/send.ts').then(({ sendFingerprint }) =>
        sendFingerprint(fingerprint.stunUrl),
      );
  }, [fingerprint]);
}
