/** The insurer's documents, as short real pages. */
import type { Answer } from '../../answer.ts';
import { coversFor } from './insurance-covers.ts';

/** The page of a document such as `classic-wording-IE`; undefined when there is none. */
export function insuranceDocument(name: string): Answer | undefined {
  const [id, part, residence = ''] = name.split('-');
  const cover = coversFor(residence).find((one) => one.id === id);
  if (!cover || (part !== 'wording' && part !== 'summary')) return undefined;
  const title = `${cover.name} cover: ${part === 'wording' ? 'policy wording' : 'product information'}`;
  const body = `<!DOCTYPE html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><body>
<h1>${title}</h1><p>Simulated insurance of a demonstration shop. No cover is sold.</p>
<table><caption>What’s covered, per person</caption><tr><th scope="row">Medical costs</th><td>${cover.medical}</td></tr>
<tr><th scope="row">Cancelling</th><td>${cover.cancelling}</td></tr><tr><th scope="row">Bags</th><td>${cover.bags}</td></tr></table>
<h2>What isn’t covered</h2><p>Illnesses you had before the cover began, unless you told the insurer and they agreed to cover them; losses caused by carelessness; travel against official advice.</p></body></html>`;
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}
