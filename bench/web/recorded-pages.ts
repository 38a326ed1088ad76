/** Pages of a running site with their data in memory, so that rendering alone is measured. */
import { makeExecutor } from '#graphql/execution/execute.ts';
import { makeShopSchema } from '#graphql/schema/resolvers.ts';
import { makePageHandler } from '#http/endpoints/pages/pages.ts';
import { policyOf, readBuild } from '#http/web-app.ts';
import { UNCOUNTED } from '#testing/callers/uncounted.ts';
import type { DataCall, Operation } from '#web/data/data-call.ts';
import { closeBenchShop, openBenchShop } from '../pages/bench-shop.ts';
import type { Visit } from '../pages/visit.ts';

export type RecordedPage = {
  readonly name: string;
  readonly html: string;
  /**
   * The whole document, its data given from memory: at an address that nobody has asked for, so
   * that it is written anew, or at its own again.
   */
  readonly render: () => Promise<string>;
  readonly renderAgain: () => Promise<string>;
};

/** Asks each page once, on the database of the site whose environment this is. */
export async function recordPages(
  environment: Readonly<Record<string, string | undefined>>,
  visits: readonly Visit[],
): Promise<readonly RecordedPage[]> {
  const shop = await openBenchShop(environment);
  const { web, manifest } = await readBuild();
  let again: ((url: string) => Promise<Response>) | undefined;
  const handler = makePageHandler({
    currentContext: () => shop,
    executor: makeExecutor(makeShopSchema()),
    web: {
      render: (request, context) => {
        const graphql = remembering(context.graphql);
        const render = (url: string) =>
          web.render(new Request(url, { headers: request.headers }), { ...context, graphql });
        again = render;
        return render(request.url);
      },
    },
    manifest,
    policy: policyOf(shop),
    log: shop.log,
  });
  const pages: RecordedPage[] = [];
  let campaigns = 0;
  for (const { name, url, cookie } of visits) {
    const response = await handler(new Request(url, { headers: { cookie } }), {
      ...UNCOUNTED,
      market: 'gb',
      reference: 'none',
    });
    const render = again;
    if (response.status !== OK || !render) throw new Error(`${response.status} for ${url}`);
    pages.push({
      name,
      html: await response.text(),
      render: async () => {
        campaigns += 1;
        return (await render(`${url}${url.includes('?') ? '&' : '?'}campaign=${campaigns}`)).text();
      },
      renderAgain: async () => (await render(url)).text(),
    });
  }
  await closeBenchShop(shop);
  return pages;
}

const OK = 200;

/** Answers what it has answered before from memory. */
function remembering(graphql: DataCall): DataCall {
  const known = new Map<string, Promise<unknown>>();
  return <Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
  ): Promise<Data> => {
    const key = `${operation.name} ${JSON.stringify(variables)}`;
    const answer = known.get(key) ?? graphql(operation, variables);
    known.set(key, answer);
    // The same operation made it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return answer as Promise<Data>;
  };
}
