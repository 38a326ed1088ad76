import { createContext } from 'react-router';

/**
 * A GraphQL operation as generated from a page's `query.graphql`; `shape` exists for the compiler
 * alone.
 */
export type Operation<Data, Variables> = {
  readonly name: string;
  readonly text: string;
  readonly shape?: (variables: Variables) => Data;
};

/**
 * Runs one operation and answers its data; throws DataError when the answer holds errors. On the
 * server it executes in process, in the browser it posts to `/graphql` (architecture: section 3).
 */
export type DataCall = <Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** Where loaders and actions find the data call: `context.get(dataCall)(HolidayPage, { … })`. */
export const dataCall = createContext<DataCall>();
