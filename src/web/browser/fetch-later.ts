import { LATER } from '#web/document/later-modules.ts';

/**
 * Fetches what makes the page live, when the page with its pictures has come: until then it would
 * hold them up.
 */
export function fetchLater(): void {
  if (document.readyState === 'complete') fetchModules();
  else window.addEventListener('load', fetchModules, { once: true });
}

function fetchModules(): void {
  const script = document.querySelector<HTMLScriptElement>(`script[data-${LATER}]`);
  for (const href of script?.dataset[LATER]?.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href,
        nonce: script?.nonce,
        fetchPriority: 'low',
      }),
    );
}
