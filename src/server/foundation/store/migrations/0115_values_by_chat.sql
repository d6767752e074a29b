-- What a contact says to the bot is kept for each chat: who may see only one of them must not miss a value because another chat has
-- a newer one.
drop index contact_value_name;
create unique index contact_value_name on contact_value (contact_id, name, chat_id);
