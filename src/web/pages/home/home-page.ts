import type { Operation } from '#web/data/data-call.ts';
import type { HomePageQuery, HomePageQueryVariables } from './query.generated.ts';
import text from './query.graphql?raw';

export const HomePage: Operation<HomePageQuery, HomePageQueryVariables> = {
  name: 'HomePage',
  text,
};
