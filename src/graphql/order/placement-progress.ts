/** The placing of an order, asked for once or as a subscription (GQL-09). */
import { PLACEMENT_LABELS } from '#domain/order/placement-progress.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import {
  findPlacement,
  followPlacement,
  type Followed,
  type PlacementProgress,
} from '#server/order/follow-placement.ts';
import { visitorContext, type GraphContext } from '../context.ts';

export const placementProgressResolvers = {
  Query: {
    placementProgress: async (_root, args, context) => {
      const progress = await findPlacement(visitorContext(context, args), args);
      return progress && makeProgress(progress);
    },
  },
  Subscription: {
    placementProgress: {
      subscribe: (_root, args, context) => follow(context, args),
    },
  },
} satisfies ResolverMap;

async function* follow(context: GraphContext, asked: Omit<Followed, 'signal'>) {
  const { signal } = context;
  const followed = followPlacement(visitorContext(context, asked), { ...asked, signal });
  for await (const progress of followed) yield { placementProgress: makeProgress(progress) };
}

const makeProgress = ({ states, isOver }: PlacementProgress) => ({
  steps: states.map((state) => ({ state, label: PLACEMENT_LABELS[state] })),
  isOver,
});
