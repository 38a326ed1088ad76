import { readStartUp, startUpScript } from '#web/document/start-up.ts';

/**
 * Fetches what makes the page live: when the page with its pictures has come, for until then it
 * would hold them up; or at once when somebody is there. For whoever asks for little data
 * (`isSparing`) only then. Resolves when what comes to the page has its styles, which the document
 * has only for its own markup; or can't have them, or has waited long enough.
 */
export async function fetchLater(visited: Promise<void>, isSparing: boolean): Promise<void> {
  await (isSparing ? visited : Promise.race([visited, loaded()]));
  const { later, style } = readStartUp();
  for (const href of later.split(' ')) addLink('modulepreload', href);
  const styles = addLink('stylesheet', style);
  await new Promise((resolve) => {
    styles.addEventListener('load', resolve);
    styles.addEventListener('error', resolve);
    setTimeout(resolve, STYLES_MS);
  });
}

/** A page that answers without the style of a part is better than one that does not answer. */
const STYLES_MS = 5_000;

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    addEventListener('load', resolve);
  });

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), {
    rel,
    href,
    nonce: startUpScript()?.nonce,
    fetchPriority: 'low',
  });
  document.head.append(link);
  return link;
}
