-- The priority of a chat: urgent while there is a reason for it, otherwise what the team set.
alter table chat add column base_priority text not null default 'normal' check (base_priority in ('low', 'normal', 'high'));
alter table chat add column priority text
  generated always as (case when urgency is not null then 'urgent' else base_priority end) stored;
-- Few chats are not normal: the list by priority finds each level by it.
create index chat_priority on chat (bot_id, priority, last_message_at desc, id desc) where priority <> 'normal' and state <> 2;
