-- Where somebody signed in before: a browser, by the mark it was given, or the network of an address. Guesses of
-- strangers do not keep them out there. Both are kept hashed.
create table known_place (
  user_id integer not null references app_user on delete cascade,
  kind text not null check (kind in ('device', 'address')),
  place text not null,
  used_at timestamptz not null,
  primary key (user_id, kind, place)
);
create index known_place_used on known_place (used_at);
