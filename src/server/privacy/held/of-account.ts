/** What is held of a customer as such. */
import type { HoldingsOf } from './holding.ts';

const OF_CUSTOMER = [{ column: 'customer_id', of: 'customers' }] as const;

export const ACCOUNT_HOLDINGS: HoldingsOf<
  | 'customer'
  | 'security_event'
  | 'mail_preference'
  | 'companion'
  | 'data_request'
  | 'problem_report'
  | 'group_quote'
  | 'cruise_news'
  | 'outbox_mail'
  | 'retry'
> = {
  customer: {
    whose: [{ column: 'id', of: 'customers' }],
    title: 'You',
    erased: 'columns',
    columns: {
      id: 'inner',
      email: 'emptied',
      email_key: 'renamed',
      confirmed_at: 'goes',
      title: 'goes',
      first_name: 'goes',
      last_name: 'goes',
      phone_number: 'goes',
      postal_code: 'goes',
      password_hash: 'secret',
      created_at: 'stays',
      erased_at: 'inner',
    },
  },
  companion: {
    whose: OF_CUSTOMER,
    title: 'People you travel with',
    erased: 'rows',
    columns: {
      id: 'inner',
      customer_id: 'inner',
      title: 'goes',
      first_name: 'goes',
      last_name: 'goes',
      date_of_birth: 'goes',
      agreed_at: 'goes',
      created_at: 'inner',
    },
  },
  mail_preference: {
    whose: OF_CUSTOMER,
    title: 'Emails you’ve chosen',
    erased: 'rows',
    columns: { customer_id: 'inner', kind: 'goes', chosen_at: 'goes' },
  },
  // What happened stays, under an id that leads to nobody: attacks are found by it.
  security_event: {
    whose: OF_CUSTOMER,
    title: 'Logins and changes to your account',
    erased: 'columns',
    columns: {
      id: 'inner',
      at: 'stays',
      kind: 'stays',
      customer_id: 'inner',
      network: 'goes',
      detail: { blanked: [[]] },
      hour: 'stays',
      times: 'stays',
    },
  },
  // That somebody asked, and when it was done, is the proof that it was.
  data_request: {
    whose: OF_CUSTOMER,
    title: 'What you’ve asked us to do with your data',
    erased: 'columns',
    columns: {
      id: 'inner',
      customer_id: 'inner',
      kind: 'stays',
      market: 'stays',
      asked_at: 'stays',
      withdrawn_at: 'stays',
      finished_at: 'stays',
      document: 'secret',
    },
  },
  problem_report: {
    whose: [...OF_CUSTOMER, { column: 'lower(email collate "C")', of: 'emails' }],
    title: 'Problems you’ve reported',
    erased: 'rows',
    columns: {
      reference: 'goes',
      customer_id: 'inner',
      email: 'goes',
      page: 'goes',
      error_reference: 'goes',
      message: 'goes',
      created_at: 'goes',
    },
  },
  group_quote: {
    whose: [...OF_CUSTOMER, { column: 'lower(email collate "C")', of: 'emails' }],
    title: 'Group quotes you’ve asked for',
    erased: 'rows',
    columns: {
      reference: 'goes',
      market: 'goes',
      customer_id: 'inner',
      name: 'goes',
      email: 'goes',
      phone: 'goes',
      adults: 'goes',
      children: 'goes',
      infants: 'goes',
      child_ages: 'goes',
      place: 'goes',
      airport: 'goes',
      departure_date: 'goes',
      nights: 'goes',
      is_flexible: 'goes',
      message: 'goes',
      created_at: 'goes',
      answered_at: 'goes',
    },
  },
  cruise_news: {
    whose: [{ column: 'email_key', of: 'emails' }],
    title: 'Where we’ll tell you about cruises',
    erased: 'rows',
    columns: {
      id: 'inner',
      market: 'goes',
      email: 'goes',
      email_key: 'inner',
      asked_at: 'goes',
      confirmed_at: 'goes',
    },
  },
  outbox_mail: {
    whose: [{ column: 'id', of: 'works' }],
    title: 'Emails to you',
    erased: 'rows',
    columns: {
      id: 'inner',
      template: 'goes',
      recipient: 'goes',
      market: 'goes',
      document: { secret: [['order', 'brand', 'orderPath']], blanked: [] },
      created_at: 'goes',
      sent_at: 'goes',
      leased_until: 'inner',
    },
  },
  // Reasons of failures may quote what they failed with.
  retry: {
    whose: [{ column: 'id', of: 'works' }],
    title: 'What we couldn’t do straight away',
    erased: 'rows',
    columns: {
      queue: 'goes',
      id: 'inner',
      tries: 'goes',
      due_at: 'goes',
      reason: 'goes',
      failed_at: 'goes',
      stuck_at: 'goes',
      dropped_at: 'goes',
    },
  },
};
