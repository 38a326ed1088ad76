-- Another card is kept for a booking: its lead is authenticated for it on a page of the card
-- provider, of nothing; then payments are taken from it, and the card before it is deleted there
-- (server/booking/settle-replacements.ts).
create table card_replacement (
  id text primary key,                         -- whom the provider keeps the card under, too
  order_id text not null references customer_order,
  customer_id text not null references customer,
  press text not null,                         -- of the button: repeated, it opens the same page
  retry_amount integer check (retry_amount > 0), -- what the bank had declined, to be tried again at once
  state text not null default 'OPEN'
    check (state in ('OPEN', 'CLOSED', 'AUTHORISED', 'REPLACED', 'DONE', 'DROPPING', 'DROPPED')),
  page_session text unique,                    -- where the card is typed
  psp_reference text unique,                   -- of the authorisation of nothing
  mandate text,                                -- of the new card, once it is known
  card_brand text,
  card_last_four text,
  old_mandate text,                            -- of the card before it, to be deleted at the provider
  old_shopper_reference text,
  old_deleted_at timestamptz,
  refusal text,                                -- why the card before it stays: domain/booking/payment-change-refusals.ts
  created_at timestamptz not null default now(),
  authorised_at timestamptz,
  ended_at timestamptz,
  unique (customer_id, press),
  check ((state in ('OPEN', 'CLOSED')) = (psp_reference is null)),
  check ((state in ('DROPPING', 'DROPPED')) = (refusal is not null)),
  check (state not in ('REPLACED', 'DONE') or mandate is not null),
  check (state <> 'DONE' or old_mandate is null or old_deleted_at is not null)
);
create index card_replacement_order on card_replacement (order_id, created_at);
-- Of two pages one counts: opening another closes it.
create unique index card_replacement_open on card_replacement (order_id) where state = 'OPEN';
create index card_replacement_undone on card_replacement (created_at)
  where state in ('AUTHORISED', 'REPLACED', 'DROPPING');
create trigger tell_of_work after insert or update on card_replacement
  for each row execute function tell_of_work();

-- Which card is kept, as its people know it.
alter table customer_order
  add column kept_card_brand text,
  add column kept_card_last_four text;
-- By which mandate a payment is being taken: asked again it is the same one, whatever card has come
-- since; a card is not deleted before that is over.
alter table instalment
  add column taking_mandate text,
  add column taking_shopper text;

alter table card_replacement enable row level security;
grant select, insert, update (page_session, psp_reference, mandate, card_brand, card_last_four, state, refusal, authorised_at, ended_at)
  on card_replacement to holidaymaker_visitor;
create policy visitor on card_replacement for select to holidaymaker_visitor
  using (visitor_has_role(order_id, '{LEAD,AUTHORISED}'));
create policy asked on card_replacement for insert to holidaymaker_visitor
  with check (
    state = 'OPEN' and customer_id = visitor_customer() and visitor_has_role(order_id, '{LEAD}')
  );
create policy typed on card_replacement for update to holidaymaker_visitor
  using (state in ('OPEN', 'CLOSED') and visitor_has_role(order_id, '{LEAD}'))
  with check (state in ('OPEN', 'CLOSED', 'AUTHORISED', 'DROPPING'));
