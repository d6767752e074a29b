-- The ratings of a period: most visitors give none.
create index webchat_visitor_rated on webchat_visitor (bot_id, rated_at) where rating is not null;

-- How often an export failed: attempts whose process ended are none of its faults.
alter table analytics_export add column failures integer not null default 0;

-- Parts reach up to the day before the last two in the zone of the bot, whose end is up to half a day later than that of
-- the store: what is a day old may be in one.
create or replace function note_late_messages() returns trigger language plpgsql as $$
begin
  perform note_late(bot_id, min(at)::date - 1) from gone where at < now() - interval '1 day' group by bot_id;
  return null;
end
$$;
drop trigger late_message_text on message;
create trigger late_message_text after update of body, error on message for each row
  when (old.at < now() - interval '1 day' and (old.body, old.error) is distinct from (new.body, new.error))
  execute function note_late_text();

-- The rounds over all alerts: one row.
create table analytics_watch (
  id boolean primary key default true check (id),
  looked_at timestamptz not null,
  -- when the round under way began, and the one before it
  begun_at timestamptz not null,
  before_at timestamptz not null
);
