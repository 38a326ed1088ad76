import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Opened } from '../../tests/crawl/crawl.ts';

/** A site that is busy breaks off a connection now and then; so often in turn, it is not there. */
const TRIES = 3;

/** Opens the paths of a host on a site that runs, each as a visitor without a past. */
export function openAt(site: string, host: string): (path: string) => Promise<Opened> {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(site);
  const open = (path: string, tries = TRIES): Promise<Opened> =>
    new Promise((resolve, reject) => {
      const headers = { host, accept: 'text/html' };
      request({ hostname, port, path, headers, agent }, (response) => {
        text(response).then(
          (html) =>
            resolve({
              status: response.statusCode ?? 0,
              location: response.headers.location ?? null,
              html,
            }),
          reject,
        );
      })
        .on('error', (error) => (tries > 1 ? resolve(open(path, tries - 1)) : reject(error)))
        .end();
    });
  return (path) => open(path);
}
