-- Deleting a message or a file looks for what refers to it: without these, all of the bot for each one.
create index chat_handoff_message on chat_handoff (message_id) where message_id is not null;
create index budget_media on budget (media_id) where media_id is not null;
create index budget_version_media on budget_version (media_id) where media_id is not null;
create index channel_media_media on channel_media (media_id);
