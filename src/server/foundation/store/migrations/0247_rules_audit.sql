-- What rules did was recorded without the bot: the history lacked it, and the erasure of a person did not find it.
update audit a set bot_id = c.bot_id from chat c
where a.bot_id is null and a.actor_type = 'bot' and a.resource_type = 'chat' and a.resource_id = c.id::text;

-- The chats of the others are gone, and with them whose they were.
delete from audit where bot_id is null and actor_type = 'bot' and resource_type = 'chat';
