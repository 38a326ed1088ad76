import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router';
import type { Thing } from 'schema-dts';
import type { ShareCard } from '#domain/share-card.ts';
import { pageAt } from './addresses/route-objects.ts';
import { dataCall, type DataCall } from './data/data-call.ts';
import { answeredWithError } from './data/data-error-kinds.ts';
import { DataError } from './data/data-error.ts';
import { BUG, BUSY, busyReasonOf, statusOfError } from './data/error-status.ts';
import { wireDocument } from './data/wire-document.ts';
import { assetsOf, type Manifest, type PageAssets } from './document/assets.ts';
import { joinHydration, publicErrors, safeJson } from './document/hydration.ts';
import { keepPages, type Inserted, type KeptPages } from './document/kept-pages.ts';
import { properPath } from './document/one-address.ts';
import { renderDocument } from './document/render-document.ts';
import type { MarketSite } from './document/search-engine-tags.ts';
import { handlerOf } from './document/static-handlers.ts';
import { TextResponse } from './document/text-response.ts';
import { renderEmptyPage } from './empty-page.tsx';
import { isPageHandle, type OnCard } from './page-module.ts';
import {
  pageContext,
  PagePropertiesProvider,
  type PageProperties,
  type RequestProperties,
} from './page-properties.ts';
import { renderConsent } from './parts/Consent/render-strip.tsx';
import type { OtherSite } from './parts/CountryStrip/other-site.ts';
import { renderCountryStrip } from './parts/CountryStrip/render-country-strip.tsx';
import { renderFooter } from './parts/Footer/render-footer.tsx';
import { renderMenu } from './parts/Menu/render-menu.tsx';
import { ALWAYS_LOADED } from './texts/messages.ts';

export { EARLY_LINKS as earlyLinks } from './document/early-links.ts';
export { renderRefusalPage as renderRefusal } from './refusal-page.tsx';

/**
 * What one request brings: `graphql` runs an operation in process, `report` hears of bugs that
 * became an error page.
 */
export type RenderContext = {
  readonly nonce: string;
  readonly manifest: Manifest;
  readonly graphql: DataCall;
  readonly page: RequestProperties;
  /** For whoever is to be asked which site they want. */
  readonly otherSite?: OtherSite | undefined;
  /** All sites of the shop, the first the one for who is of no market; only this one without. */
  readonly sites?: readonly MarketSite[];
  /** The address of the card of a shared link; without it pages are shared as pictures. */
  readonly cardPath?: (card: ShareCard) => string;
  /** What a bug of this request is known by in the log; its page says it. */
  readonly reference: string;
  readonly report?: (error: unknown) => void;
};

const OPERATION = /^(?:query|mutation|subscription) (\w+)/gm;

/** Texts of all operations of the pages as browsers send them: what the API runs compiled. */
export const operationTexts: readonly string[] = Object.values(
  import.meta.glob<string>('./{pages,parts}/**/*.graphql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).flatMap((text) =>
  [...text.matchAll(OPERATION)].map(([, name = '']) => wireDocument({ name, text }).text),
);

/** ROUTE-30. */
const NO_REQUEST =
  'getInitialServerProps must be called with a valid INextPageContext containing req and res';

/**
 * Answers a request for a page or a posted form: a redirect, or a document with the status its
 * loader or action gave.
 */
export async function render(request?: Request, context?: RenderContext): Promise<Response> {
  if (!request || !context) throw new Error(NO_REQUEST);
  const moved = movedTo(request);
  if (moved !== undefined) return new Response(null, { status: 301, headers: { location: moved } });
  const requestContext = new RouterContextProvider();
  const failures: DataError[] = [];
  requestContext.set(dataCall, withDataErrors(context.graphql, failures));
  requestContext.set(pageContext, context.page);
  const handler = handlerOf(new URL(request.url).pathname);
  const result = await handler.query(request, { requestContext });
  if (result instanceof Response) return result;
  reportBugs(result, context);
  if (isBusy(result, failures)) result.statusCode = BUSY;
  result.errors = publicErrors(result.errors, context.reference) ?? null;
  const html = renderUnlessFailing(result, context);
  if (html === undefined) result.statusCode = BUG;
  return new TextResponse(html ?? renderEmptyPage(context), {
    status: result.statusCode,
    headers: headersOf(result),
  });
}

/** Where whoever reads a page under another spelling of its address is led. */
function movedTo({ method, url }: Request): string | undefined {
  const { pathname, search } = new URL(url);
  const path = READ.includes(method) ? properPath(pathname) : undefined;
  return path === undefined ? undefined : path + search;
}

const READ = ['GET', 'HEAD'];

/** Undefined when the markup failed, which is reported (ERR-07). */
function renderUnlessFailing(
  result: StaticHandlerContext,
  context: RenderContext,
): string | undefined {
  try {
    return renderPage(result, context);
  } catch (error) {
    context.report?.(error);
    return undefined;
  }
}

/** What fails in process is told to pages as it is in the browser, and kept in `failures`. */
const withDataErrors =
  (graphql: DataCall, failures: DataError[]): DataCall =>
  (operation, variables) =>
    graphql(operation, variables).catch((cause: unknown) => {
      const failure =
        cause instanceof DataError
          ? cause
          : answeredWithError(
              operation.name,
              cause instanceof Error ? cause : { message: String(cause) },
              cause,
            );
      failures.push(failure);
      throw failure;
    });

/**
 * Whether the same request will be answered in a moment: its loader or action failed of what
 * passes, or made a page of its own that says that it got no answer, and keeps what was typed.
 */
const isBusy = ({ errors, statusCode }: StaticHandlerContext, failures: readonly DataError[]) =>
  Object.values(errors ?? {}).some((error) => statusOfError(error) === BUSY) ||
  (statusCode > BUG && failures.some((failure) => busyReasonOf(failure) !== undefined));

function renderPage(result: StaticHandlerContext, context: RenderContext): string {
  const { manifest, nonce, otherSite, sites } = context;
  const { loaderData, actionData, errors } = result;
  const page = { ...context.page, namespacesRequired: namespacesOf(result) };
  const router = safeJson({ loaderData, actionData, errors });
  const hydration = joinHydration(router, safeJson(page));
  const inserted = { rules: assetsOfPage(manifest, result).rules, hydration };
  if (!isKept(result, page)) return writePage(result, page, inserted, context);
  const shown = { ...page, ...OF_NOBODY };
  const of = {
    address: addressOf(result),
    facts: `${router}\n${safeJson({ shown, otherSite, sites })}`,
  };
  const kept = keptOf.getOrInsertComputed(manifest, () => keepPages());
  return kept.find(of, { nonce, ...inserted }, (given) => writePage(result, shown, given, context));
}

/** Of each build, for a document names its files. */
const keptOf = new WeakMap<Manifest, KeptPages>();

/**
 * A page that was found and that says so of itself, for nobody who is known: what is kept is
 * written without what is known of one visitor alone, so that it cannot stand in it.
 */
const isKept = (
  { matches, statusCode, actionData }: StaticHandlerContext,
  { authentication }: PageProperties,
): boolean =>
  statusCode === 200 &&
  actionData === null &&
  authentication.emailAddress === null &&
  matches.some(({ route: { handle } }) => isPageHandle(handle) && handle.isKept === true);

/** No markup needs these. */
const OF_NOBODY = { now: '', userAgent: '', rememberToken: null, allocation: null, botScore: 0 };

const addressOf = ({ location }: StaticHandlerContext): string =>
  location.pathname + location.search;

function writePage(
  result: StaticHandlerContext,
  page: PageProperties,
  { rules, hydration }: Inserted,
  { nonce, manifest, otherSite, sites = [], cardPath }: RenderContext,
): string {
  const markup = renderToString(
    <PagePropertiesProvider value={page}>
      <StaticRouterProvider
        router={createStaticRouter(branchOf(result), result)}
        context={result}
        hydrate={false}
      />
    </PagePropertiesProvider>,
  );
  const { statusCode: status } = result;
  const address = addressOf(result);
  const { market: here, locale, baseUrl } = page.domainConfig;
  return renderDocument({
    markup,
    around: renderConsent(page, address),
    ...(otherSite && {
      countryStrip: renderCountryStrip({ other: otherSite, here, address, locale, nonce }),
    }),
    menu: renderMenu({ page, address }),
    footer: renderFooter({ page, address }),
    hydration,
    route: result.matches.at(-1)?.route.path,
    found: {
      url: new URL(address, baseUrl),
      status,
      here: sites.find(({ market }) => market === here) ?? { market: here, siteUrl: baseUrl },
      sites,
      things: status === 200 ? thingsOf(result, page) : [],
      onCard: status === 200 ? onCardOf(result, page) : undefined,
    },
    cardPath,
    assets: { ...assetsOfPage(manifest, result), rules },
    nonce,
    page,
  });
}

/** What the page shows, in the words of schema.org. */
const thingsOf = (
  { matches, loaderData }: StaticHandlerContext,
  page: RequestProperties,
): readonly Thing[] =>
  matches.flatMap(({ route: { id, handle } }) => {
    const of: unknown = handle;
    return isPageHandle(of) ? (of.structuredData?.(loaderData[id], page) ?? []) : [];
  });

/** What the page has on the card of a link to it, where it says so itself. */
const onCardOf = (
  { matches, loaderData }: StaticHandlerContext,
  page: RequestProperties,
): OnCard | undefined =>
  matches
    .map(({ route: { id, handle } }) => {
      const of: unknown = handle;
      return isPageHandle(of) ? of.onCard?.(loaderData[id], page) : undefined;
    })
    .find((said) => said !== undefined);

/**
 * The routes that matched, each inside the one before: all others would be read for every page and
 * match nothing.
 */
const branchOf = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>(
    (children, { route }) => [{ ...route, index: false, children }],
    [],
  );

const knownAssets = new WeakMap<Manifest, Map<string, PageAssets>>();

/** Read from the manifest once for each page. */
function assetsOfPage(manifest: Manifest, { matches }: StaticHandlerContext): PageAssets {
  const page = pageAt(matches.at(-1)?.route.path);
  const known = knownAssets.get(manifest) ?? new Map<string, PageAssets>();
  knownAssets.set(manifest, known);
  const assets = known.get(page) ?? assetsOf(manifest, page);
  known.set(page, assets);
  return assets;
}

/** Every page's, and those that its routes bring (ROUTE-27). */
const namespacesOf = ({ matches }: StaticHandlerContext): string[] => {
  const handles = matches.map(({ route }): unknown => route.handle).filter(isPageHandle);
  return [
    ...new Set(
      [ALWAYS_LOADED, ...handles.map(({ texts = {} }) => texts)].flatMap((texts) =>
        Object.keys(texts),
      ),
    ),
  ];
};

/** 500 and above (ERR-06): a 404 or 410 that a loader says is no bug, nor are prices that move. */
function reportBugs(result: StaticHandlerContext, { report }: RenderContext): void {
  for (const error of Object.values(result.errors ?? {}))
    if (statusOfError(error) >= BUG && busyReasonOf(error) === undefined) report?.(error);
}

const RETRY_AFTER_SECONDS = '2';

/**
 * Pages are made for one visitor and moment; cookies that loaders and actions set are kept.
 */
function headersOf({ actionHeaders, loaderHeaders, statusCode }: StaticHandlerContext): Headers {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache, no-store',
    ...(statusCode === BUSY && { 'retry-after': RETRY_AFTER_SECONDS }),
  });
  const cookies = [...Object.values(actionHeaders), ...Object.values(loaderHeaders)].flatMap(
    (set) => set.getSetCookie(),
  );
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}
