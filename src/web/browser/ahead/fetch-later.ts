import { LATER } from '#web/document/later-modules.ts';

/**
 * Fetches what makes the page live: when the page with its pictures has come, for until then it
 * would hold them up; or at once when somebody is there. For whoever asks for little data
 * (`isSparing`) only then.
 */
export function fetchLater(visited: Promise<void>, isSparing: boolean): void {
  const fetchOnce = once(fetchModules);
  void visited.then(fetchOnce);
  if (isSparing) return;
  if (document.readyState === 'complete') fetchOnce();
  else window.addEventListener('load', fetchOnce, { once: true });
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

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
