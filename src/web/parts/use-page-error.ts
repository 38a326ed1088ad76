import { useEffect } from 'react';
import { consentHere } from './Consent/consent-here.ts';

/**
 * Tells the tag system that an error page is shown, with its status and what it says (ERR-05), to
 * who has accepted Analytical: it waits in the list of this page until there is a reader.
 */
export function usePageError(status: number, message: string): void {
  useEffect(() => {
    if (consentHere().analytical)
      (window.dataLayer ??= []).push({ event: 'page_error', status, message });
  }, [status, message]);
}
