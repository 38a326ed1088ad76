import {
  createBrowserRouter,
  createContext,
  RouterContextProvider,
  type HydrationState,
  type RouteObject,
} from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { FirstRouter } from './first-router.ts';

const asked = createContext<string[]>();
const routes: RouteObject[] = [
  {
    id: 'pages',
    ErrorBoundary: () => null,
    children: ['/results', '/deal/:id'].map((path) => ({
      id: path,
      path,
      Component: () => null,
      handle: path,
      loader: ({ request, context }) => {
        context.get(asked).push(request.url);
        return { loaded: path };
      },
    })),
  },
];
const HYDRATION: HydrationState = { loaderData: { '/results': { total: 42 } }, errors: null };

let page: ReturnType<typeof openAt>;
beforeEach(() => {
  page = openAt('/results?place=es/majorca#list');
});

test('it says of the first page what the router will say, and asks for nothing', () => {
  const requests: string[] = [];
  const first = openFirst(requests);
  expect(shownOf(first)).toEqual(shownOf(makerOf(optionsOf(requests))()));
  expect(first.state).toMatchObject({
    location: { pathname: '/results', search: '?place=es/majorca', hash: '#list' },
    loaderData: { '/results': { total: 42 } },
  });
  expect(first.createHref(first.state.location)).toBe('/results?place=es/majorca#list');
  expect(requests).toEqual([]);
});

test('an error that the server answered with stands on the first page', () => {
  const errors = { pages: { status: 404, statusText: '', internal: false, data: null } };
  const options = { ...optionsOf([]), hydrationData: { errors } };
  const first = new FirstRouter(routes, { errors }, async () => makerOf(options));
  expect(shownOf(first)).toEqual(shownOf(makerOf(options)()));
  expect(first.state.errors).toEqual(errors);
});

test('it leads when the router has come, tells whoever listened before, and stops telling who left', async () => {
  const requests: string[] = [];
  const first = openFirst(requests);
  const heard: string[] = [];
  first.subscribe(({ location }) => heard.push(location.pathname));
  const left = vi.fn<() => void>();
  first.subscribe(left)();
  await first.navigate('/deal/h1?from=list');
  expect(requests).toEqual(['http://site.test/deal/h1?from=list']);
  expect(first.state.loaderData).toEqual({ '/deal/:id': { loaded: '/deal/:id' } });
  expect(heard.at(-1)).toBe('/deal/h1');
  expect(left).not.toHaveBeenCalled();
  expect(await first.whenHere()).toHaveProperty('state', first.state);
});

test('what was asked of it before stays asked of the router: an answer for a part of the page', async () => {
  const first = openFirst();
  const answers: unknown[] = [];
  first.subscribe(({ fetchers }) => answers.push(fetchers.get('part')?.data));
  expect(first.getFetcher('part').state).toBe('idle');
  await first.fetch('part', '/results', '/deal/h2');
  expect(answers.at(-1)).toEqual({ loaded: '/deal/:id' });
  expect(first.state.location.pathname).toBe('/results');
});

test('a place on the page that somebody goes to meanwhile is told', async () => {
  const first = openFirst();
  const heard: string[] = [];
  first.subscribe(({ location }) => heard.push(location.hash));
  await first.whenHere();
  expect(heard).toEqual([]);

  const second = openFirst();
  second.subscribe(({ location }) => heard.push(location.hash));
  page.location.hash = '#map';
  await second.whenHere();
  expect(heard).toEqual(['#map']);
});

test('a page that somebody goes back to meanwhile is loaded: its data are not there', async () => {
  const first = openFirst();
  page.location.search = '?place=es/menorca';
  void first.whenHere();
  await vi.waitFor(() => expect(page.location.reload).toHaveBeenCalledOnce());
  expect(first.state.location.search).toBe('?place=es/majorca');
});

/** All that it says but the pages beside the one that is shown. */
const shownOf = ({ state }: Pick<FirstRouter, 'state'>) => ({
  ...state,
  matches: state.matches.map(({ route: { children: _, ...route }, ...match }) => ({
    ...match,
    route,
  })),
});

const openFirst = (requests: string[] = []) =>
  new FirstRouter(routes, HYDRATION, async () => makerOf(optionsOf(requests)));

const makerOf = (options: ReturnType<typeof optionsOf>) => () =>
  createBrowserRouter(routes, options);

function optionsOf(requests: string[]) {
  const getContext = () => new RouterContextProvider(new Map([[asked, requests]]));
  return { hydrationData: HYDRATION, getContext };
}

/** What a router touches of a browser that shows an address. */
function openAt(address: string) {
  const { pathname, search, hash, origin, href } = new URL(address, 'http://site.test');
  const reload = vi.fn<() => void>();
  const location = { pathname, search, hash, origin, href, reload };
  const history = {
    state: null as unknown,
    replaceState: (state: unknown) => void (history.state = state),
    pushState: (state: unknown) => void (history.state = state),
  };
  const browser = { location, history, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', { defaultView: browser });
  return browser;
}
