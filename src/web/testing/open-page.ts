import type { DataCall } from '#web/data/data-call.ts';
import type { RequestProperties } from '#web/page-properties.ts';
import { render } from '#web/server.tsx';
import { pageForTests } from './page-for-tests.ts';

const manifest = {
  'style.css': { file: 'assets/style.css' },
  'src/web/browser/main.ts': { file: 'assets/main.js' },
};

/** What the site answers a request with: its status, where it leads, and the document. */
export type Opened = {
  readonly status: number;
  readonly to: string | null;
  readonly html: string;
};

/** Opens a page as a browser without script does. */
export const getPage = (
  path: string,
  graphql: DataCall,
  page?: RequestProperties,
): Promise<Opened> => open(new Request(`http://localhost${path}`), graphql, page);

/** Posts a form to a page as a browser without script does. */
export const postForm = (
  path: string,
  fields: Readonly<Record<string, string>>,
  graphql: DataCall,
): Promise<Opened> =>
  open(
    new Request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams(fields) }),
    graphql,
  );

async function open(
  request: Request,
  graphql: DataCall,
  page: RequestProperties = pageForTests(),
): Promise<Opened> {
  const bugs: unknown[] = [];
  const modules = Object.fromEntries(
    PAGES.map((name) => [`src/web/pages/${name}/route.tsx`, { file: `assets/${name}.js` }]),
  );
  const response = await render(request, {
    nonce: 'n0nce',
    reference: 'K7M2Q4XD',
    manifest: { ...manifest, ...modules },
    graphql,
    page,
    report: (error) => bugs.push(error),
  });
  if (bugs.length > 0) throw bugs[0];
  return {
    status: response.status,
    to: response.headers.get('location'),
    html: await response.text(),
  };
}

const PAGES = ['extras', 'booking/saved-steps', 'booking/payment', 'confirmation', 'order-request'];
