-- Who has a chatbot's console open, told by the process that holds the line; what is not told again is gone.
create table console_presence (
  bot_id integer not null references bot on delete cascade,
  user_id integer not null references app_user on delete cascade,
  process text not null,
  seen_at timestamptz not null default now(),
  primary key (bot_id, user_id, process)
);
