-- Where a bot's widget was opened: one row per site, and one for the bot's own page (hosted). Reported by browsers, so
-- it can be forged: it is only shown to the team. No visitor is stored.
create table webchat_site (
  bot_id integer not null references bot on delete cascade,
  origin text not null,
  hosted boolean not null default false,
  -- path of the last known page, without query
  page text,
  -- the last visit came from a site that the bot does not allow
  refused boolean not null default false,
  -- somebody opened it who is not signed in to the console in the same browser
  outside boolean not null default false,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (bot_id, origin, hosted)
);
