/** What is held about a customer. */
import { unprovenAnswer } from '#graphql/account/unproven-answer.ts';
import { visitorContext, type GraphContext } from '#graphql/context.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import {
  askForCopy,
  askForErasure,
  withdrawErasure,
  type DataRequestOutcome,
} from '#server/privacy/data-requests.ts';
import { findPersonalData } from '#server/privacy/personal-data.ts';

export const personalDataResolvers = {
  Query: {
    personalData: (_root, _args, context) =>
      findPersonalData(visitorContext(context), context.session.visitor),
  },
  Mutation: {
    requestDataCopy: async (_root, _args, context) =>
      answer(context, await askForCopy(asking(context), context.session)),
    requestErasure: async (_root, _args, context) =>
      answer(context, await askForErasure(asking(context), context.session)),
    withdrawErasure: (_root, _args, { shop, session }) => withdrawErasure(shop, session),
  },
} satisfies ResolverMap;

/** Over the whole database: the outbox, where an erasure's mail waits, is closed to visitors. */
const asking = ({ shop, caller }: GraphContext) => ({ ...shop, caller });

async function answer(context: GraphContext, outcome: DataRequestOutcome) {
  if (outcome.kind !== 'asked') return unprovenAnswer(outcome);
  const personalData = await findPersonalData(visitorContext(context), context.session.visitor);
  if (!personalData) throw new Error('whoever has just asked is a customer');
  return { kind: 'DataRequested' as const, personalData };
}
