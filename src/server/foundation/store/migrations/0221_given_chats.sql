-- When staff last gave a chat to people, or opened it again. A request without `requested_at` is a chat of the bot that
-- they gave away: its customer asked for nobody, and waits from their next message on.
alter table chat add column given_at timestamptz;
-- Customers who are still to be told who attends them, after many chats were assigned at once.
create table chat_introduction (
  chat_id integer primary key references chat on delete cascade,
  bot_id integer not null references bot on delete cascade,
  user_id integer not null references app_user on delete cascade
);
create index chat_introduction_bot on chat_introduction (bot_id, chat_id);
