/** Who of a booking is ready to travel. */
import { passportProblemWords } from '#domain/booking/passport-rule.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import type { OwnBooking } from '#server/booking/own-booking.ts';
import {
  entryRulesOf,
  loadTravellerChecks,
  removeTravellerCheck,
  saveTravellerCheck,
  type CheckChange,
} from '#server/booking/traveller-checks.ts';
import { visitorContext, type GraphContext } from '../context.ts';
import type { BookingChecklist } from '../generated.ts';

export const travellerCheckResolvers = {
  Mutation: {
    saveTravellerCheck: async (_root, typed, context) =>
      answerOf(await saveTravellerCheck(visitorContext(context), typed)),
    removeTravellerCheck: async (_root, asked, context) =>
      answerOf(await removeTravellerCheck(visitorContext(context), asked)),
  },
} satisfies ResolverMap;

const answerOf = (change: CheckChange) =>
  change.kind === 'changed'
    ? { kind: 'TravellerCheckChanged' as const, booking: change.booking }
    : { kind: 'InvalidInput' as const, errors: [...change.errors] };

/** The rules of entry, and what of the travellers' passports was told. */
export async function makeChecklist(
  booking: OwnBooking,
  context: GraphContext,
): Promise<BookingChecklist> {
  const entry = entryRulesOf(booking);
  const checks = await loadTravellerChecks(visitorContext(context).database, booking);
  return {
    entry: entry && {
      britishPassport: entry.gb.passport,
      britishVisa: entry.gb.visa,
      irishPassport: entry.ie.passport,
      irishVisa: entry.ie.visa,
      health: entry.health,
      check: entry.check,
    },
    checks: checks.map(({ problems, ...check }) => ({
      ...check,
      problems: problems.map(passportProblemWords),
    })),
  };
}
