import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { PagePropertiesProvider } from '#web/page-properties.ts';
import { pageForTests } from '#web/testing/page-for-tests.ts';
import footer from '#web/texts/en-GB/footer.json';
import { ALWAYS_LOADED } from '#web/texts/messages.ts';
import { IntlProvider } from '#web/texts/translate.tsx';
import { ToastProvider } from '#web/ui/Toast.tsx';
import { ComponentGallery } from './ComponentGallery.tsx';
import '#web/ui/tokens.css';
import '#web/ui/fonts.css';
import '#web/ui/base.css';

/**
 * Every part in its states on one page, to be looked at beside the drawings. Not part of the site.
 */
const router = createMemoryRouter([{ path: '*', Component: ComponentGallery }]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <PagePropertiesProvider value={pageForTests()}>
      <IntlProvider locale="en-GB" timeZone="Europe/London" messages={{ ...ALWAYS_LOADED, footer }}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </IntlProvider>
    </PagePropertiesProvider>,
  );
}
