-- The worker is told of what is asked of it (server/workflow/rest.ts), so that it need not look
-- again and again while nobody asks anything. Whoever is not told looks a little later. Events are
-- left out: they come with nearly every page, and commits that tell wait for each other.
create function tell_of_work() returns trigger language plpgsql as $$
begin
  perform pg_notify('work_asked', '');
  return null;
end $$;

create trigger tell_of_work after insert or update on outbox_mail for each row execute function tell_of_work();
create trigger tell_of_work after insert or update on payment_attempt for each row execute function tell_of_work();
create trigger tell_of_work after insert or update on payment_notification for each row execute function tell_of_work();
create trigger tell_of_work after insert or update on placement for each row execute function tell_of_work();
create trigger tell_of_work after insert or update on refund for each row execute function tell_of_work();
create trigger tell_of_work after insert or update on order_cancellation for each row execute function tell_of_work();
create trigger tell_of_work after insert or update on order_change for each row execute function tell_of_work();
create trigger tell_of_work after insert or update on price_drop_claim for each row execute function tell_of_work();
create trigger tell_of_work after insert or update on data_request for each row execute function tell_of_work();
create trigger tell_of_work after insert or update on retry for each row execute function tell_of_work();
