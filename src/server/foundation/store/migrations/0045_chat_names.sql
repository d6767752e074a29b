-- The names that chats are found by, folded once. Beside the chat and not in it: every message changes its chat, and
-- each change would put the letters of the name into their index again.
create table chat_name (
  chat_id integer primary key references chat on delete cascade,
  bot_id integer not null references bot on delete cascade,
  user_name text not null,
  sender_id text not null
);
insert into chat_name select id, bot_id, fold(user_name), fold(sender_id) from chat;
create index chat_name_letters on chat_name using gin (user_name gin_trgm_ops, sender_id gin_trgm_ops);
create index chat_name_bot on chat_name (bot_id);
drop index chat_names;

create function keep_chat_name() returns trigger language plpgsql as $$
begin
  insert into chat_name values (new.id, new.bot_id, fold(new.user_name), fold(new.sender_id))
    on conflict (chat_id) do update set user_name = excluded.user_name, sender_id = excluded.sender_id;
  return null;
end
$$;
create trigger chat_name after insert or update of user_name, sender_id on chat
  for each row execute function keep_chat_name();

-- Words go into their index with their message: put aside, they are caught up with by whoever comes at a bad moment,
-- which took seconds after some ten thousand messages.
alter index message_words set (fastupdate = off);
