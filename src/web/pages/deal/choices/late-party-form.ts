import { lazyPart } from '#web/ui/lazy-part.tsx';

/**
 * Fetched when somebody wants to change who goes: it brings half of the search form along. The
 * server has it at hand, for it writes whole pages.
 */
export const LatePartyForm = import.meta.env.SSR
  ? (await import('./PartyForm.tsx')).PartyForm
  : lazyPart(async () => (await import('./PartyForm.tsx')).PartyForm);
