-- Who changed a contact last: null where the customer or the bot did.
alter table contact add column updated_by integer references app_user on delete set null;
