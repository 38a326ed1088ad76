import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Consent } from '#domain/tracking/consent.ts';
import { dataCall, type DataCall, type Operation } from '#web/data/data-call.ts';
import { HYDRATION_ID, parseHydration } from '#web/document/hydration.ts';
import type { StartUp } from '#web/document/start-up.ts';
import { insideLayout } from '#web/layout/layout-routes.ts';
import type { PageModule } from '#web/page-module.ts';
import { pageContext, PagePropertiesProvider, type PageProperties } from '#web/page-properties.ts';
import { makeAnswersAtHand } from './ahead/answers-at-hand.ts';
import { logRouteError } from './monitoring/route-errors.ts';
import { FirstRouter } from './routing/first-router.ts';
import { answerInPlace } from './tracking/answer-in-place.ts';
import { trustNothingElse } from './trusted-types.ts';

/**
 * Takes over the page that the server rendered, as its document names it; resolves when it answers.
 * `isSparing` is whether its visitor asks for little data.
 */
export async function start(named: StartUp, isSparing: boolean): Promise<void> {
  const { router: hydrationData, page } = parseHydration(byId(HYDRATION_ID).textContent);
  trustNothingElse(page.tags);
  const here = await loadPage(named);
  if (!page.domainConfig.features.clientSideNavigation)
    (await import('./routing/leave-links-alone.ts')).leaveLinksAlone();
  const atHand = makeAnswersAtHand(callLater);
  window.addEventListener('popstate', () => atHand.setReturning(true));
  const router = new FirstRouter(insideLayout([here]), hydrationData, async () => {
    const { makeRouter } = await import('./routing/router.ts');
    const getContext = () => contextOf(page, atHand.call);
    return () => makeRouter(here, { hydrationData, getContext });
  });
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') atHand.setReturning(false);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  hydrateRoot(
    byId('root'),
    <Live onLive={resolve}>
      <PagePropertiesProvider value={page}>
        <RouterProvider router={router.shown} onError={logRouteError} />
      </PagePropertiesProvider>
    </Live>,
    { onRecoverableError: page.devMode ? throwLater : ignore },
  );
  await promise;
  const trackWith = (consent: Consent): void => {
    const { state } = router;
    if (consent.analytical || consent.marketing || consent.personalisation)
      void Promise.all([import('./tracking/track.ts'), router.whenHere()]).then(
        ([{ track }, whole]) => track(whole, state, { ...page, consent }),
        ignore,
      );
  };
  trackWith(page.consent);
  answerInPlace(trackWith);
  void import('./after-start.ts').then(
    ({ afterStart }) => afterStart(page, router.state, isSparing),
    ignore,
  );
}

/**
 * Tells when React answers for the page. Around the page, not beside it: a sibling that the
 * server's page has not would give every `useId` another id.
 */
function Live({ onLive, children }: { readonly onLive: () => void; readonly children: ReactNode }) {
  useEffect(onLive, [onLive]);
  return children;
}

/** What loaders and actions work with. */
function contextOf(page: PageProperties, call: DataCall): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(dataCall, call);
  context.set(pageContext, page);
  return context;
}

/**
 * The first page came with its data: what posts and checks the next ones is fetched when it is
 * needed.
 */
async function callLater<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { postOperation } = await import('./data-call.ts');
  return postOperation(operation, variables);
}

/** The route of the first address with what its page shows, without which React would see none. */
async function loadPage({ route: path, page }: StartUp) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build knows what it is
  const shown = (await import(/* @vite-ignore */ page)) as PageModule;
  return { id: path, path, ...shown };
}

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id} in the document`);
  return element;
}

/** In development a difference between server and browser is an error like any other. */
function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

function ignore(): void {}
