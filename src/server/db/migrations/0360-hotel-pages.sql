-- When what a hotel's page says of the hotel last changed, for search engines. It outlives an import
-- of everything, which fills `hotel` anew with mostly the same. Prices and rooms do not count: they
-- are others every day. A hotel that was there before this table has no row until it changes.
create table hotel_page (
  hotel_id integer primary key,
  said text not null, -- hash of it
  changed_at timestamptz not null
);
create function note_hotel_pages() returns trigger language plpgsql as $$
begin
  insert into hotel_page as known (hotel_id, said, changed_at)
  select id, md5(row(name, place_id, stars, facilities, lat, lon, facts, reviews, review_distribution)::text), now()
  from changed
  on conflict (hotel_id) do update set said = excluded.said, changed_at = excluded.changed_at
  where known.said <> excluded.said;
  return null;
end $$;
create trigger note_added_pages after insert on hotel
  referencing new table as changed for each statement execute function note_hotel_pages();
create trigger note_changed_pages after update on hotel
  referencing new table as changed for each statement execute function note_hotel_pages();
