-- What happened to a chat besides its messages, for those who attend it: by whom, and after which message of the chat (0:
-- before the first). Names are those of then.
create table chat_event (
  id bigint primary key generated always as identity,
  bot_id integer not null references bot on delete cascade,
  chat_id integer not null references chat on delete cascade,
  after_id bigint not null,
  at timestamptz not null,
  kind text not null,
  actor text not null,
  actor_name text not null default '',
  detail text not null default ''
);
create index chat_event_chat on chat_event (chat_id, after_id, id);
create index chat_event_bot on chat_event (bot_id, at);
