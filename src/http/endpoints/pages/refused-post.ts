import type { RequestHead } from '#http/exchange/plain-request.ts';
import type { Asker } from '#http/exchange/serve.ts';
import type { SecurityLog } from '#server/platform/security-log.ts';
import { loggedPath } from '../logged-path.ts';

/** Not a form or data call that can be read, not from our own page, of another content type. */
const REFUSED = [400, 403, 415];

/** The same endpoint; posts that it refuses are noted by status and path (ASVS 16.3.3). */
export const noteRefusedPosts =
  <Asked extends Pick<RequestHead, 'method' | 'url'>, Answer extends Pick<Response, 'status'>>(
    note: SecurityLog,
    endpoint: (request: Asked, asker: Asker) => Promise<Answer>,
  ) =>
  async (request: Asked, asker: Asker): Promise<Answer> => {
    const response = await endpoint(request, asker);
    if (request.method === 'POST' && REFUSED.includes(response.status))
      note('refused_post', {
        status: response.status,
        path: loggedPath(new URL(request.url).pathname),
      });
    return response;
  };
