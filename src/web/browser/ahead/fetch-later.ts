import { readStartUp, startUpScript } from '#web/document/start-up.ts';

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
  const nonce = startUpScript()?.nonce;
  for (const href of readStartUp().later.split(' '))
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href,
        nonce,
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
