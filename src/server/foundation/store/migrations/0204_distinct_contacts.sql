-- Contacts that look alike, and of which somebody said that they are different people.
create table contact_distinct (
  bot_id integer not null references bot on delete cascade,
  low_id integer not null references contact on delete cascade,
  high_id integer not null references contact on delete cascade,
  primary key (low_id, high_id),
  check (low_id < high_id)
);
create index contact_distinct_high on contact_distinct (high_id);
create index contact_distinct_bot on contact_distinct (bot_id);
