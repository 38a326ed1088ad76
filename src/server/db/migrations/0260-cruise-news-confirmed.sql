-- Anybody may type anybody's address: a mailbox is on the list once its owner has said so by the
-- link of our mail (PECR, regulation 22). Who was on it before has said nothing, and is forgotten.
alter table cruise_news add column confirmed_at timestamptz;

-- The row of a mailbox that is to be asked; null of one that has confirmed already.
create function ask_cruise_news(new_id text, of_market text, mailbox text, mailbox_key text) returns text
  language sql security definer set search_path = public, pg_temp as $$
  insert into cruise_news (id, market, email, email_key) values (new_id, of_market, mailbox, mailbox_key)
  on conflict (market, email_key) do update set email = excluded.email, asked_at = now()
    where cruise_news.confirmed_at is null
  returning id
$$;
revoke insert on cruise_news from holidaymaker_visitor;
