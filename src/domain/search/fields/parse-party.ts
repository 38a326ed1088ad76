/**
 * The party of a query string: rooms when they are given, else people who are spread over rooms.
 */
import type { FieldError } from '#domain/field-error.ts';
import type { QueryFields } from '#domain/input/query-fields.ts';
import { headsOf, parseParty, type Party } from '#domain/party.ts';
import { refuse } from '#domain/refuse.ts';
import { MAX_CHILD_AGE } from '../limits.ts';
import { SEARCH_REFUSALS } from '../refusals.ts';
import { roomsAllowed, splitParty } from '../rooming.ts';

export type SearchParty = { readonly party: Party; readonly problems: readonly FieldError[] };

/** Age in years of an infant whose age is not given. */
const UNSAID_INFANT_AGE = 1;

/**
 * `rooming=2-5-7,2` or `party=…` (SRCH-22), else `adults`, `children`, `infants`, `childAges` and
 * `rooms`. Who cannot travel so is left out of the party, and the problems say it.
 */
export function parseSearchParty(fields: QueryFields): SearchParty {
  const rooming = fields.one('rooming') ?? fields.one('party');
  const party = rooming === undefined ? undefined : parseParty(rooming);
  if (!party) return partyOfCounts(fields);
  if (party.some(({ adults }) => adults < 1))
    return { party: partyOfCounts(fields).party, problems: [ADULT_PER_ROOM] };
  if (party.every(({ childAges }) => childAges.every(isAge)))
    return { party, problems: isCountedOtherwise(fields, party) ? [ROOMING_MISMATCH] : [] };
  const young = party.map((room) => ({ ...room, childAges: room.childAges.filter(isAge) }));
  return { party: young, problems: [TOO_OLD] };
}

/** Whether the address also counts people, and not those who sleep in its rooms. */
function isCountedOtherwise(fields: QueryFields, party: Party): boolean {
  const heads = headsOf(party);
  return (['adults', 'children', 'infants'] as const).some(
    (name) => count(fields, name, heads[name]) !== heads[name],
  );
}

const ROOMING_MISMATCH = refuse(SEARCH_REFUSALS, 'rooming_mismatch', 'rooming');

function partyOfCounts(fields: QueryFields): SearchParty {
  const stated = fields
    .list('childAges')
    .filter((text) => /^\d{1,2}$/.test(text))
    .map(Number);
  const ages = stated.filter(isAge);
  const given = headsOf([{ adults: 0, childAges: ages }]);
  const unsaidInfants = Math.max(0, count(fields, 'infants', given.infants) - given.infants);
  const childAges = [...ages, ...Array.from({ length: unsaidInfants }, () => UNSAID_INFANT_AGE)];
  const adults = Math.max(1, count(fields, 'adults', 2));
  const asked = count(fields, 'children', given.children);
  const { allowed, standard } = roomsAllowed(
    adults,
    given.children,
    headsOf([{ adults, childAges }]).infants,
  );
  const wanted = count(fields, 'rooms', standard);
  const party = splitParty(adults, childAges, allowed.includes(wanted) ? wanted : standard);
  if (!stated.every(isAge)) return { party, problems: [TOO_OLD] };
  return { party, problems: asked > given.children ? [AGES_MISSING] : [] };
}

const ADULT_PER_ROOM = refuse(SEARCH_REFUSALS, 'adult_per_room', 'rooming');
/** SRCH-13, SRCH-14: the children are in no room yet. */
const TOO_OLD = refuse(SEARCH_REFUSALS, 'child_too_old', 'rooming', { most: MAX_CHILD_AGE });
const AGES_MISSING = refuse(SEARCH_REFUSALS, 'child_ages_missing', 'rooming');

const isAge = (age: number): boolean => age <= MAX_CHILD_AGE;

function count(fields: QueryFields, name: string, otherwise: number): number {
  const text = fields.one(name);
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : otherwise;
}
