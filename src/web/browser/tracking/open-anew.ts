import { redirectDocument, type DataRouter, type MiddlewareFunction } from 'react-router';

/**
 * Leads to a page by a document of its own where it may not stand in this one: scripts of tags
 * would stay alive on the way to a payment, and a document's policy cannot be widened.
 */
export function openAnew(router: DataRouter, isForeign: (pathname: string) => boolean): void {
  const lead: MiddlewareFunction = ({ request }) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET' && pathname !== location.pathname && isForeign(pathname))
      throw redirectDocument(request.url);
  };
  // Put in late, so that who has accepted nothing loads nothing of it.
  for (const route of router.routes) route.middleware = [lead];
}
