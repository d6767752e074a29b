-- Whether a member attends: what they chose, and whether their browsers gave no sign of life since a while.
create table member_availability (
  bot_id integer not null,
  user_id integer not null,
  chosen text not null default 'available' check (chosen in ('available', 'away', 'paused')),
  idle boolean not null default false,
  active_at timestamptz not null,
  primary key (bot_id, user_id),
  foreign key (bot_id, user_id) references membership on delete cascade
);
create index member_availability_active on member_availability (active_at) where not idle;
