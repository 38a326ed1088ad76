import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PagePropertiesProvider } from '#web/page-properties.ts';
import { ALWAYS_LOADED } from '#web/texts/messages.ts';
import { IntlProvider } from '#web/texts/translate.tsx';
import { pageForTests } from './page-for-tests.ts';

/** The markup of a part as the server would render it, inside texts, properties and a router. */
export function renderPart(part: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element: part }]);
  return renderToStaticMarkup(
    <PagePropertiesProvider value={pageForTests()}>
      <IntlProvider locale="en-GB" timeZone="Europe/London" messages={ALWAYS_LOADED} onError={fail}>
        <RouterProvider router={router} />
      </IntlProvider>
    </PagePropertiesProvider>,
  );
}

function fail(error: Error): never {
  throw error;
}
