/** Who of a booking has checked in. */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { saveCheckedIn } from '#server/booking/checked-in.ts';
import { WAY_OF_API } from '../basket/flight-extras.ts';
import { visitorContext } from '../context.ts';

export const checkedInResolvers = {
  Mutation: {
    saveCheckedIn: async (_root, { way, done: isDone, ...mark }, context) => {
      const end = await saveCheckedIn(visitorContext(context), {
        ...mark,
        way: WAY_OF_API[way],
        isDone,
      });
      return end.kind === 'saved'
        ? { kind: 'CheckedInSaved' as const, booking: end.booking }
        : { kind: 'InvalidInput' as const, errors: [...end.errors] };
    },
  },
} satisfies ResolverMap;
