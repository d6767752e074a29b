-- Whom a comment of the team mentions, where in its text, and with which name.
create table chat_mention (
  message_id bigint not null references message on delete cascade,
  start integer not null,
  chat_id integer not null references chat on delete cascade,
  user_id integer not null references app_user on delete cascade,
  name text not null,
  unread boolean not null,
  primary key (message_id, start)
);
create index chat_mention_of on chat_mention (user_id, chat_id);
create index chat_mention_chat on chat_mention (chat_id);
