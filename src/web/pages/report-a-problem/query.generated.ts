/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { ProblemReportInput } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type ReportProblemMutationVariables = Exact<{
  report: ProblemReportInput;
}>;


export type ReportProblemMutation = { reportProblem:
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
    | { __typename: 'ProblemReported', reference: string }
   };

export const ReportProblem: Operation<ReportProblemMutation, ReportProblemMutationVariables> = { name: 'ReportProblem', text };
