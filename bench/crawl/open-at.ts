import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Opened } from '../../tests/crawl/crawl.ts';

/**
 * Opens the paths of a host on a site that runs, each as a visitor without a past; once more where
 * the site closed a kept connection at that very moment.
 */
export function openAt(site: string, host: string): (path: string) => Promise<Opened> {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(site);
  const open = (path: string): Promise<Opened> =>
    new Promise((resolve, reject) => {
      const headers = { host, accept: 'text/html' };
      const asked = request({ hostname, port, path, headers, agent }, (response) => {
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
        .on('error', (error) => (asked.reusedSocket ? resolve(open(path)) : reject(error)))
        .end();
    });
  return open;
}
