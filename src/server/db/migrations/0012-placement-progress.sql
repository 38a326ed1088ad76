-- How far a placement has come is read before each of its steps, and by whoever waits for it.
create index order_history_checkout on order_history (checkout_id, id);
