import {
  IDLE_FETCHER,
  IDLE_NAVIGATION,
  matchRoutes,
  NavigationType,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  type DataRouteObject,
  type DataRouter,
  type HydrationState,
  type Location,
  type RouteObject,
  type RouterNavigateOptions,
  type To,
} from 'react-router';
import { leaveByDocument } from './leave-by-document.ts';

type State = DataRouter['state'];
type Subscriber = Parameters<DataRouter['subscribe']>[0];
/** What React and the hooks of our pages ask a router for; none of them blocks or adds routes. */
type Asked = Omit<
  DataRouter,
  | 'future'
  | 'match'
  | 'initialize'
  | 'dispose'
  | 'getBlocker'
  | 'deleteBlocker'
  | 'patchRoutes'
  | '_internalFetchControllers'
  | '_internalSetRoutes'
  | '_internalSetStateDoNotUseOrYouWillBreakYourApp'
>;

/**
 * What the first page needs of the router: where its visitor is, and what the server answered. The
 * router itself comes in a file of its own that the page need not wait for; from then on this one
 * says what that one does, and React need not look again. While it can't be fetched, the page is
 * left by documents.
 */
export class FirstRouter implements Asked {
  /** Itself, as React is given it. */
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pages ask for no more
  readonly shown = this as unknown as DataRouter;
  readonly basename = undefined;
  readonly window = window;
  readonly #fetchMaker: () => Promise<() => DataRouter>;
  readonly #history = createBrowserHistory();
  readonly #first: State;
  readonly #subscribers = new Set<Subscriber>();
  #here: DataRouter | undefined;
  #coming: Promise<DataRouter> | undefined;

  /** Those of `routes` that stand at the address must be loaded; others need not be there. */
  constructor(
    routes: RouteObject[],
    hydrationData: HydrationState,
    fetchMaker: () => Promise<() => DataRouter>,
  ) {
    this.#fetchMaker = fetchMaker;
    this.#first = firstState(routes, hydrationData, this.#history.location);
  }

  get state(): State {
    return this.#here?.state ?? this.#first;
  }
  get routes(): DataRouter['routes'] {
    return this.#here?.routes ?? [];
  }
  get manifest(): DataRouter['manifest'] {
    return this.#here?.manifest ?? {};
  }

  /** The router, fetched once; rejects while it can't be fetched. */
  readonly whenHere = async (): Promise<DataRouter> => {
    this.#coming ??= this.#come();
    try {
      return await this.#coming;
    } catch (error) {
      this.#coming = undefined;
      throw error;
    }
  };

  async #come(): Promise<DataRouter> {
    const makeRouter = await this.#fetchMaker();
    const { location } = this.#first;
    // What the server answered is not of the page that somebody went back to meanwhile.
    if (location.pathname + location.search !== window.location.pathname + window.location.search) {
      window.location.reload();
      return new Promise(() => undefined);
    }
    const router = makeRouter();
    const notify: Subscriber = (state, change) => {
      for (const subscriber of this.#subscribers) subscriber(state, change);
    };
    this.#here = router;
    router.subscribe(notify);
    if (router.state.location.hash !== location.hash)
      notify(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    return router;
  }

  readonly createHref: DataRouter['createHref'] = (to) => this.#history.createHref(to);
  readonly encodeLocation: DataRouter['encodeLocation'] = (to) => this.#history.encodeLocation(to);

  readonly subscribe = (subscriber: Subscriber): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => void this.#subscribers.delete(subscriber);
  };

  readonly navigate = async (
    to: number | To | null,
    options?: RouterNavigateOptions,
  ): Promise<void> => {
    const router = await this.#orNone();
    if (typeof to === 'number') await (router ? router.navigate(to) : window.history.go(to));
    else await (router ? router.navigate(to, options) : leaveByDocument(to, options));
  };

  readonly fetch: DataRouter['fetch'] = async (key, routeId, href, options) => {
    const router = await this.#orNone();
    await (router ? router.fetch(key, routeId, href, options) : leaveByDocument(href, options));
  };

  readonly revalidate = async (): Promise<void> => {
    const router = await this.#orNone();
    await (router ? router.revalidate() : window.location.reload());
  };

  readonly getFetcher: DataRouter['getFetcher'] = (key) => {
    if (this.#here) return this.#here.getFetcher(key);
    this.#later((router) => router.getFetcher(key));
    return IDLE_FETCHER;
  };
  readonly resetFetcher: DataRouter['resetFetcher'] = (...given) =>
    this.#later((router) => router.resetFetcher(...given));
  readonly deleteFetcher: DataRouter['deleteFetcher'] = (key) =>
    this.#later((router) => router.deleteFetcher(key));

  readonly enableScrollRestoration: DataRouter['enableScrollRestoration'] = (...given) => {
    let disable: (() => void) | undefined;
    this.#later((router) => (disable = router.enableScrollRestoration(...given)));
    return () => this.#later(() => disable?.());
  };

  #later(act: (router: DataRouter) => unknown): void {
    void this.#orNone().then((router) => router && act(router));
  }

  async #orNone(): Promise<DataRouter | undefined> {
    return this.whenHere().catch(() => undefined);
  }
}

/** As the router says it of a page that came with its data. */
function firstState(
  routes: RouteObject[],
  { loaderData = {}, actionData = null, errors = null }: HydrationState,
  location: Location,
): State {
  const matches = matchRoutes(routes, location) ?? [];
  return {
    historyAction: NavigationType.Pop,
    location,
    matches: matches.map((match) => ({ ...match, route: dataRoute(match.route) })),
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData,
    actionData,
    errors,
    fetchers: new Map(),
    blockers: new Map(),
  };
}

/** A route as the router keeps it: with elements where ours have components. */
function dataRoute(route: RouteObject): DataRouteObject {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ours have their ids
  const known = route as DataRouteObject;
  return Object.assign({}, known, defaultMapRouteProperties(known));
}
