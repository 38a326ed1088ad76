/**
 * Pages: the web floor renders, this endpoint brings it the request, the visitor and the data call.
 */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { PACK_HEADERS } from '#domain/booking/trip-pack.ts';
import type { ErrorKind } from '#domain/errors/error-kinds.ts';
import { allocationOf } from '#domain/market/allocation.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import type { Executor } from '#graphql/execution/execute.ts';
import { passingError } from '#graphql/execution/passing-error.ts';
import { READ } from '#http/methods.ts';
import { contentPolicy, type PolicySources } from '#http/security-headers.ts';
import { readSession } from '#http/sessions.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { shareCardPath } from '#server/share-cards/share-cards.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { noData } from '#web/data/data-error-kinds.ts';
import type { Manifest } from '#web/document/assets.ts';
import { routes } from '#web/routes.ts';
import type { earlyLinks, RenderContext, renderRefusal } from '#web/server.tsx';
import { openCaller } from '../caller.ts';
import { logDataCallError, type LoggedRequest } from '../data-call-log.ts';
import { flagsOf, keepOverrides } from '../flags/visitor-flags.ts';
import { loggedPath } from '../logged-path.ts';
import { rememberVisitor } from '../tracking/remember-token.ts';
import { trackingOf } from '../tracking/tracking-of.ts';
import { answerCountryChoice, otherSiteFor } from './country-choice.ts';
import { packOwner } from './pack-owner.ts';
import { authenticationOf, pageProperties } from './page-properties.ts';
import { refusePost } from './posted-form.ts';

/** What the built web floor exports (`dist/server/web.js`). */
export type WebBuild = {
  readonly render: (request: Request, context: RenderContext) => Promise<Response>;
  readonly renderRefusal: typeof renderRefusal;
  readonly earlyLinks: typeof earlyLinks;
};

export type PageHandler = (
  request: Request,
  asker: {
    readonly market: MarketName;
    readonly network: string;
    readonly reference: string;
  },
) => Promise<Response>;

export type PageHandlerParts = {
  /** The context of a market, as a request finds it. */
  readonly currentContext: (market: MarketName) => WebContext;
  readonly executor: Executor;
  readonly web: Pick<WebBuild, 'render'>;
  readonly manifest: Manifest;
  readonly policy: PolicySources;
  readonly log: Logger;
};

export function makePageHandler({
  currentContext,
  executor,
  web,
  manifest,
  policy,
  log,
}: PageHandlerParts): PageHandler {
  return async (request, { market, network, reference }) => {
    const refusal = (await refusePost(request)) ?? answerCountryChoice(request, policy);
    if (refusal) return refusal;
    const remembered = rememberVisitor(request, policy);
    if (remembered.cleanPath !== undefined) return goTo(remembered.cleanPath, remembered.cookies);
    const { caller, answer } = openCaller(network);
    const shop = currentContext(market);
    const nonce = randomBytes(16).toString('base64');
    const { session, cookies } = await readSession(asKnown(request), shop.database, {
      isSecure: policy.isSecure,
      network,
      tracking: trackingOf(request, shop),
    });
    const origin = new URL(request.url).origin;
    const flags = flagsOf(request, shop, remembered.token);
    const page = {
      ...pageProperties(request, shop, { origin, flags }),
      authentication: authenticationOf(session),
      rememberToken: remembered.token,
      allocation: String(allocationOf(remembered.token)),
    };
    const tags = typeof page.tags === 'string' ? undefined : page.tags;
    const response = await web.render(request, {
      nonce,
      manifest,
      page,
      otherSite: otherSiteFor(request, shop),
      sites: [...shop.sellers.values()].map((seller) => seller.market),
      cardPath: (card) => shareCardPath(shop.secret, card),
      reference,
      graphql: inProcess(executor, { shop, session, caller, origin, flags }, { log, reference }),
      report: (err) =>
        log.error(
          { err, url: loggedPath(new URL(request.url).pathname), reference },
          'CustomPageError' satisfies ErrorKind,
        ),
    });
    for (const cookie of [
      ...remembered.cookies,
      ...cookies,
      ...keepOverrides(request, policy.isSecure),
    ])
      response.headers.append('set-cookie', cookie);
    const owner = packOwner(session);
    if (owner !== undefined) response.headers.set(PACK_HEADERS.of, owner);
    response.headers.set('content-security-policy', contentPolicy(policy, nonce, 'own', tags));
    if (response.status === NO_FORM_HERE) response.headers.set('allow', READ.join(', '));
    return answer(response);
  };
}

function goTo(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/**
 * The request with what its visitor is known by; one for `/homepage-next` has nothing, so that
 * nobody is looked up for it (ROUTE-22).
 */
function asKnown(request: Request): Request {
  if (new URL(request.url).pathname.replace(/\/$/, '') !== routes.homepageNext.href())
    return request;
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  return new Request(request.url, { headers });
}

/** What the pages answer to a form that no page of this address has. */
const NO_FORM_HERE = 405;

/** A data call of a server render: the same operations, without the wire. */
const inProcess =
  (executor: Executor, context: Parameters<Executor['run']>[2], logged: LoggedRequest): DataCall =>
  async <Data>(
    operation: { readonly name: string; readonly text: string },
    variables: unknown,
  ): Promise<Data> => {
    const result = await executor.run(
      operation,
      typeof variables === 'object' ? { ...variables } : {},
      context,
    );
    const { name, text } = operation;
    for (const error of result.errors ?? [])
      logDataCallError(logged, { name, isMutation: text.startsWith('mutation') }, error);
    const [error] = result.errors ?? [];
    if (error) throw passingError(error) ?? (error.cause instanceof Error ? error.cause : error);
    if (!result.data) throw noData(operation.name, 'query');
    // The schema that made the type of the operation made this answer.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return result.data as Data;
  };
