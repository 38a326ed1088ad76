import type { Operation } from '#web/data-call.ts';
import text from './query.graphql?raw';
import type { HomePageQuery, HomePageQueryVariables } from './query.generated.ts';

export const HomePage: Operation<HomePageQuery, HomePageQueryVariables> = { name: 'HomePage', text };
