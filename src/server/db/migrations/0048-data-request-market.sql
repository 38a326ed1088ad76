-- At whose site a copy or an erasure was asked for: its seller writes what comes of it (SITE-07).
alter table data_request add column market text not null default 'gb' check (market in ('gb', 'ie'));
