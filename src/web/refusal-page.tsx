import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { assetsOf, type Manifest } from './assets.ts';
import { renderDocument } from './document.ts';
import { Frame } from './frame/Frame.tsx';
import { PagePropertiesProvider, type RequestProperties } from './page-properties.ts';
import { PageProblem } from './parts/PageProblem.tsx';

type RefusalContext = { readonly nonce: string; readonly manifest: Manifest; readonly page: RequestProperties };

/** The document for who asks too much, with the seconds to wait. It asks for no data and runs no script: its links are all it needs. */
export async function renderTooMany(seconds: number, { nonce, manifest, page: request }: RefusalContext): Promise<string> {
  const page = { ...request, namespacesRequired: [] };
  const handler = createStaticHandler([{ Component: Frame, children: [{ path: '*', element: <PageProblem status={429} seconds={seconds} /> }] }]);
  const context = await handler.query(new Request(page.domainConfig.baseUrl));
  if (context instanceof Response) throw new Error('the page of a refusal leads nowhere');
  const markup = renderToString(
    <PagePropertiesProvider value={page}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </PagePropertiesProvider>,
  );
  return renderDocument({ markup, assets: assetsOf(manifest), nonce, page });
}
