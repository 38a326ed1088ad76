/** The listener of one web thread, put together from the shop. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import * as v from 'valibot';
import { makeExecutor } from '#graphql/execution/execute.ts';
import { weighOperation } from '#graphql/execution/operation-weight.ts';
import { makeShopSchema } from '#graphql/schema/resolvers.ts';
import { answerDocument } from '#http/endpoints/documents.ts';
import { makeGraphqlHandler } from '#http/endpoints/graphql.ts';
import { answerMap } from '#http/endpoints/maps.ts';
import { makePageHandler, type WebBuild } from '#http/endpoints/pages/pages.ts';
import { noteRefusedPosts } from '#http/endpoints/pages/refused-post.ts';
import { answerNotification } from '#http/endpoints/payment-notifications.ts';
import { answerPersonalCopy } from '#http/endpoints/personal-copies.ts';
import { answerPicture } from '#http/endpoints/pictures.ts';
import { makePolicyReportHandler } from '#http/endpoints/policy-reports.ts';
import { answerFavicon, answerRobots, answerSecurityContact } from '#http/endpoints/site-files.ts';
import { answerConsent } from '#http/endpoints/tracking/answer-consent.ts';
import { answerUnsubscribe } from '#http/endpoints/unsubscribe/unsubscribe.ts';
import { makePictureCache } from '#server/catalogue/picture-views.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { makePresence } from '#server/db/presence.ts';
import type { Manifest } from '#web/document/assets.ts';
import { callDemand, type DemandOf } from './admission/demand.ts';
import { makeRefusalPages } from './admission/refusal-page.ts';
import { makeApp } from './app.ts';
import { connectionsPerThread } from './connections/connection-limit.ts';
import { openCaller } from './endpoints/caller.ts';
import type { PolicySources } from './security-headers.ts';
import { readSession } from './sessions.ts';

const DIST = path.join(import.meta.dirname, '../../dist');

/**
 * Reads the built pages and makes the listener; `close` it to stop. Each request asks once for the
 * context, and keeps it.
 */
export async function makeWebApp(currentContext: () => WebContext): Promise<FastifyInstance> {
  const { settings, log, securityLog, database, pool } = currentContext();
  const isDatabaseThere = makePresence(pool);
  const executor = makeExecutor(makeShopSchema());
  const { web, manifest, operations } = await readBuild();
  await makePictureCache(currentContext());
  const policy = policyOf(currentContext());
  const handler = makeGraphqlHandler(executor.schema, executor, operations, log, settings.devMode);
  const app = makeApp({
    clientDirectory: path.join(DIST, 'client'),
    // Behind TLS the site has one address; a Host header decides nothing there (S-23).
    publicOrigin: (host) =>
      policy.isSecure ? new URL(settings.site.url).origin : `http://${host ?? 'localhost'}`,
    policy,
    rateLimit: settings.site.rateLimit,
    mostConnections: connectionsPerThread(settings.site.webThreads),
    log,
    missing: async () => ((await isDatabaseThere()) ? [] : ['PostgreSQL']),
    endpoints: {
      graphql: noteRefusedPosts(securityLog, async (request, { network, reference, gone }) => {
        const { caller, answer } = openCaller(network);
        const { isSecure } = policy;
        const { session, cookies } = await readSession(request, database, { isSecure, network });
        const response = await handler(request, {
          shop: currentContext(),
          session,
          caller,
          origin: new URL(request.url).origin,
          signal: gone,
          reference,
        });
        for (const cookie of cookies) response.headers.append('set-cookie', cookie);
        return answer(response);
      }),
      picture: (request) => answerPicture(currentContext(), request),
      map: (request) => answerMap(request),
      document: (request, { network }) =>
        answerDocument(currentContext(), request, { isSecure: policy.isSecure, network }),
      personalCopy: (request, { network }) =>
        answerPersonalCopy(currentContext(), request, { isSecure: policy.isSecure, network }),
      unsubscribe: (request) => answerUnsubscribe(currentContext(), request),
      consent: noteRefusedPosts(securityLog, (request) =>
        answerConsent(currentContext(), request, { isSecure: policy.isSecure }),
      ),
      paymentNotification: (request) => answerNotification(currentContext(), request),
      policyReport: makePolicyReportHandler(securityLog),
      files: {
        '/robots.txt': answerRobots,
        '/favicon.ico': answerFavicon,
        '/.well-known/security.txt': (request) =>
          answerSecurityContact(request, currentContext().clock()),
      },
      page: noteRefusedPosts(
        securityLog,
        makePageHandler({ currentContext, executor, web, manifest, policy, log }),
      ),
    },
    refusalPage: makeRefusalPages({ currentContext, web, manifest, policy }),
    callDemand: demandOf(executor.schema, operations),
  });
  app.addHook('preClose', async () => currentContext().placementNews.close());
  return app;
}

/** What each operation of our own pages costs, by its text. */
const demandOf = (schema: GraphQLSchema, operations: ReadonlySet<string>): DemandOf =>
  callDemand(new Map([...operations].map((text) => [text, weighOperation(schema, text)])));

export const policyOf = ({ settings }: WebContext): PolicySources => ({
  paymentOrigins: [
    ...new Set(
      [settings.payment.url, settings.payment.fieldsUrl].map((url) => new URL(url).origin),
    ),
  ],
  isSecure: settings.site.url.startsWith('https:'),
});

type Build = {
  readonly web: WebBuild;
  readonly manifest: Manifest;
  readonly operations: ReadonlySet<string>;
};

const ManifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.exactOptional(v.string()),
    imports: v.exactOptional(v.array(v.string())),
  }),
);
const WebBuildSchema = v.object({
  render: v.custom<WebBuild['render']>((value) => typeof value === 'function'),
  renderRefusal: v.custom<WebBuild['renderRefusal']>((value) => typeof value === 'function'),
  operationTexts: v.array(v.string()),
});

/** What `npm run build` made: the pages, the files they load, and the texts of their operations. */
export async function readBuild(): Promise<Build> {
  const manifest = v.parse(
    ManifestSchema,
    JSON.parse(await readFile(path.join(DIST, 'client/.vite/manifest.json'), 'utf8')),
  );
  const web = v.parse(
    WebBuildSchema,
    await import(pathToFileURL(path.join(DIST, 'server/web.js')).href),
  );
  return { web, manifest, operations: new Set(web.operationTexts) };
}
