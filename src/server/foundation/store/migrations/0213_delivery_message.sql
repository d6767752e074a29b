-- Finds the deliveries of a message that is deleted.
create index webhook_delivery_message on webhook_delivery (message_id) where message_id is not null;
