/** The site's handler in this process, which tells what a page spent on data and on its render. */
import { makeExecutor } from '#graphql/execution/execute.ts';
import { makeShopSchema } from '#graphql/schema/resolvers.ts';
import { makePageHandler, type PageHandler, type WebBuild } from '#http/endpoints/pages/pages.ts';
import { policyOf, readBuild } from '#http/web-app.ts';
import type { WebContext } from '#server/composition/web-context.ts';

/**
 * Milliseconds of this thread's processor, where what others do on the machine does not count, and
 * of the clock.
 */
export type Time = { readonly cpu: number; readonly clock: number };

/** What its last page spent while a data call of it was open, and on the whole render. */
export type Spent = { data: Time; render: Time };

const NO_TIME: Time = { cpu: 0, clock: 0 };

export async function openHandler(
  shop: WebContext,
): Promise<{ readonly handler: PageHandler; readonly spent: Spent }> {
  const { web, manifest } = await readBuild();
  const spent: Spent = { data: NO_TIME, render: NO_TIME };
  const watched: Pick<WebBuild, 'render'> = {
    render: async (request, context) => {
      spent.data = NO_TIME;
      const from = now();
      let open = 0;
      let asked = from;
      const response = await web.render(request, {
        ...context,
        graphql: async (operation, variables) => {
          if (open === 0) asked = now();
          open += 1;
          const data = await context.graphql(operation, variables);
          open -= 1;
          if (open === 0) spent.data = plus(spent.data, less(now(), asked));
          return data;
        },
      });
      spent.render = less(now(), from);
      return response;
    },
  };
  return {
    spent,
    handler: makePageHandler({
      currentContext: () => shop,
      executor: makeExecutor(makeShopSchema()),
      web: watched,
      manifest,
      policy: policyOf(shop),
      log: shop.log,
    }),
  };
}

export function now(): Time {
  const { user, system } = process.threadCpuUsage();
  return { cpu: (user + system) / 1_000, clock: performance.now() };
}

export const less = (time: Time, other: Time): Time => ({
  cpu: time.cpu - other.cpu,
  clock: time.clock - other.clock,
});

const plus = (time: Time, other: Time): Time => ({
  cpu: time.cpu + other.cpu,
  clock: time.clock + other.clock,
});
