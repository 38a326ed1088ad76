/**
 * What is held of what a person has looked for, saved and chosen with others. A party room belongs
 * to all who are in it: it goes with the last of them.
 */
import type { HoldingsOf } from './holding.ts';

const OF_OWNER = [{ column: 'owner', of: 'owners' }] as const;

export const SAVED_HOLDINGS: HoldingsOf<
  | 'bookmark'
  | 'previous_search'
  | 'search_history_refusal'
  | 'event_outbox'
  | 'party_vote'
  | 'party_holiday'
  | 'party_member'
  | 'party_room'
> = {
  bookmark: {
    whose: OF_OWNER,
    title: 'Holidays you’ve saved',
    erased: 'rows',
    columns: {
      id: 'inner',
      owner: 'inner',
      market: 'goes',
      hotel_quote_id: 'goes',
      flight_quote_id: 'goes',
      saved_on: 'goes',
      kept_until: 'goes',
      total: 'goes',
      currency: 'goes',
      target: 'goes',
      notified_at: 'goes',
      looked_on: 'inner',
      created_at: 'inner',
    },
  },
  event_outbox: {
    whose: [{ column: 'customer_id', of: 'customers' }],
    title: 'What we’ve told others about it',
    erased: 'rows',
    columns: {
      sequence: 'inner',
      id: 'inner',
      kind: 'goes',
      market: 'goes',
      customer_id: 'inner',
      data: 'goes',
      created_at: 'goes',
      consent_bits: 'goes',
      visitor: 'inner',
      transaction: 'inner',
      dealt_at: 'inner',
    },
  },
  previous_search: {
    whose: OF_OWNER,
    title: 'What you’ve searched for',
    erased: 'rows',
    columns: {
      id: 'inner',
      owner: 'inner',
      market: 'goes',
      query: 'goes',
      departs_on: 'goes',
      total: 'goes',
      currency: 'goes',
      searched_at: 'goes',
    },
  },
  search_history_refusal: {
    whose: OF_OWNER,
    title: 'Your choice not to keep searches',
    erased: 'rows',
    columns: { owner: 'inner', created_at: 'goes' },
  },
  party_vote: {
    whose: [{ column: 'member_id', of: 'members' }],
    title: 'Your votes in party rooms',
    erased: 'rows',
    columns: { holiday_id: 'inner', member_id: 'inner', vote: 'goes' },
  },
  // Everybody's once it is there; who added it is forgotten with them.
  party_holiday: {
    whose: [{ column: 'added_by', of: 'members' }],
    title: 'Holidays you’ve added to party rooms',
    erased: 'columns',
    columns: {
      id: 'inner',
      room_id: 'inner',
      added_by: 'secret',
      hotel_quote_id: 'stays',
      flight_quote_id: 'stays',
      departs_on: 'stays',
      total: 'stays',
      verdict: 'inner',
      created_at: 'stays',
    },
  },
  // Nobody reads limits in a room; a copy tells nobody but the person themselves.
  party_member: {
    whose: OF_OWNER,
    title: 'Party rooms you’re in',
    erased: 'rows',
    columns: {
      id: 'inner',
      room_id: 'inner',
      owner: 'inner',
      first_name: 'goes',
      limits: 'goes',
      locked_round: 'goes',
      created_at: 'goes',
    },
  },
  party_room: {
    whose: [{ column: 'id', of: 'rooms' }],
    title: 'Party rooms with nobody else in them',
    erased: 'rows',
    columns: {
      id: 'inner',
      link: 'secret',
      market: 'goes',
      name: 'goes',
      party: 'goes',
      awaited: 'goes',
      round: 'goes',
      judged_at: 'goes',
      visited_on: 'goes',
      created_at: 'goes',
    },
  },
};
