-- Files that staff put into what the bot says are for every member of the bot; those of a conversation stay with those
-- who may see it.
alter table media add column library boolean not null default false;
create index media_library on media (bot_id, created_at desc) where library;
