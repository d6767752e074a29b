-- What staff put on top of their list or put off until later.

create table chat_pin (
  user_id integer not null references app_user on delete cascade,
  chat_id integer not null references chat on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, chat_id)
);
create index chat_pin_chat on chat_pin (chat_id);

-- A chat that is put off is out of the list until a job, its customer or a person brings it back: then both are null.
alter table chat
  add column snoozed_until timestamptz,
  add column snoozed_by integer references app_user on delete set null;
create index chat_snoozed on chat (bot_id, last_message_at desc, id desc)
  include (type, channel, area_id, assign_user_id, open, answered, state) where snoozed_until is not null;
drop index chat_new;
create index chat_new on chat (bot_id, last_message_at desc, id desc)
  include (type, channel, area_id, assign_user_id, open, answered, state)
  where state <> 2 and snoozed_until is null;

-- An answer is kept only once the request has succeeded: its status says nothing more.
alter table idempotency drop column status;
