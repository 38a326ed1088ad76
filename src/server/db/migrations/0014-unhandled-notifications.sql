-- What of the card provider's notifications is still to be worked on is looked for each second.
create index payment_notification_unhandled on payment_notification (received_at) where handled_at is null;
