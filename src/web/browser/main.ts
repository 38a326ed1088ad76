// The document names the icon; this build brings it.
import '#web/document/favicon.svg?url&no-inline';
import { readStartUp } from '#web/document/start-up.ts';
import { fetchLater } from './ahead/fetch-later.ts';
import { savesData } from './ahead/saves-data.ts';
import { holdClicks } from './hold-clicks.ts';
import { noticeForms } from './notice-forms.ts';
import { whenVisited } from './when-visited.ts';

/**
 * The server's page works as it stands: links lead, forms post. What makes it live comes with the
 * first sign of somebody there, so that a page that is only looked at costs its reader little.
 */
// In this order: a click that is held is a sign too.
const visited = whenVisited();
const replay = holdClicks();
noticeForms();
const isSparing = savesData();
const styled = fetchLater(visited, isSparing);
await visited;
try {
  const [{ start }] = await Promise.all([import('./app.tsx'), styled]);
  await start(readStartUp(), isSparing);
} finally {
  replay();
}
