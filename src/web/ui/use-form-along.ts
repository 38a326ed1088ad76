import { useLive } from './use-live.ts';

/**
 * What ties a button outside the form `id` to it until script has taken over: without script the
 * page is answered anew, and what stands unsaved in that form must come along to be shown again.
 */
export function useFormAlong(id: string | undefined): { readonly form?: string } {
  const isLive = useLive();
  return isLive || id === undefined ? {} : { form: id };
}
