/** Problems that anybody reports. */
import { visitorContext } from '#graphql/context.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { reportProblem } from '#server/privacy/problem-reports.ts';

export const problemReportResolvers = {
  Mutation: {
    reportProblem: async (_root, { report }, context) => {
      const outcome = await reportProblem(visitorContext(context), report);
      return outcome.kind === 'reported'
        ? { kind: 'ProblemReported', reference: outcome.reference }
        : { kind: 'InvalidInput', errors: outcome.errors };
    },
  },
} satisfies ResolverMap;
