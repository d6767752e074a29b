-- The note of a chat's last transfer, until who got it read it.
create table chat_transfer (
  chat_id integer primary key references chat on delete cascade,
  by_user_id integer references app_user on delete set null,
  at timestamptz not null,
  note text not null,
  user_id integer references app_user on delete cascade,
  area_id integer references area on delete cascade,
  check ((user_id is null) <> (area_id is null))
);
