-- A customer's silence in which the bot was due to remind them: reminders are not activity. It has ended once the chat
-- has a later message than message_id.
create table chat_silence (
  chat_id integer primary key references chat on delete cascade,
  since timestamptz not null,
  reminders smallint not null,
  message_id bigint not null
);
