-- What the first steps of a bot follow: when somebody first wrote to it in the test chat, and first saved its hours.
alter table bot add column tried_at timestamptz, add column hours_saved_at timestamptz;
update bot set tried_at = (select min(updated_at) from test_session t where t.bot_id = bot.id);
update bot set hours_saved_at = (
  select min(at) from audit a
  where a.bot_id = bot.id and a.resource_type = 'settings' and a.status = 'ok'
    and a.before -> 'schedule' is distinct from a.after -> 'schedule'
);
