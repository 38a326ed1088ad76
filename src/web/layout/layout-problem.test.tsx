import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { routeObjects } from '#web/addresses/route-objects.ts';
import { PagePropertiesProvider } from '#web/page-properties.ts';
import { pageForTests } from '#web/testing/page-for-tests.ts';

test('a failure that no page owns is told in words, with a way home', async () => {
  const handler = createStaticHandler(routeObjects);
  const context = await handler.query(new Request('http://localhost/no/such/page'));
  if (context instanceof Response) throw new Error('a redirect');
  context.errors = { layout: new Error('something odd') };
  const html = renderToString(
    <PagePropertiesProvider value={{ ...pageForTests(), namespacesRequired: [] }}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </PagePropertiesProvider>,
  );
  expect(html).toContain('Something went wrong');
  expect(html).toContain('href="/"');
  expect(html).not.toContain('something odd');
});
