-- For the hourly look after mail that was sent long ago and still has its words; most has none.
create index outbox_mail_kept on outbox_mail (sent_at) where recipient <> '';
