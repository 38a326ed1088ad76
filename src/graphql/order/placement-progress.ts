/** The placing of an order as a subscription (GQL-09). */
import { PLACEMENT_LABELS } from '#domain/order/placement-progress.ts';
import { followPlacement, type Followed } from '#server/order/follow-placement.ts';
import { visitorContext, type GraphContext } from '../context.ts';
import type { ResolverMap } from '../resolver-map.ts';

export const placementProgressResolvers = {
  Subscription: {
    placementProgress: {
      subscribe: (_root, args, context) => follow(context, args),
    },
  },
} satisfies ResolverMap;

async function* follow(context: GraphContext, asked: Omit<Followed, 'signal'>) {
  const { shop, signal } = context;
  const followed = followPlacement({ ...shop, ...visitorContext(context) }, { ...asked, signal });
  for await (const { states, isOver } of followed)
    yield {
      placementProgress: {
        steps: states.map((state) => ({ state, label: PLACEMENT_LABELS[state] })),
        isOver,
      },
    };
}
