-- Who is connecting an account, while its platform is asked: only one at a time, also of different bots. A claim that its
-- server left behind ends on its own.
create table channel_claim (
  kind text not null,
  external_id text not null,
  bot_id integer not null references bot on delete cascade,
  token text not null,
  until timestamptz not null,
  primary key (kind, external_id)
);
create index channel_claim_bot on channel_claim (bot_id);
