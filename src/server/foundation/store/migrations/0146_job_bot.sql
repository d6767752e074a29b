-- The bot of a job, by which bots take turns.
alter table job add column bot_id bigint
  generated always as (coalesce((payload ->> 'bot_id')::bigint, (payload ->> 'botId')::bigint)) stored;
create index job_bot on job (bot_id, run_at, id) where done_at is null and failed_at is null;
create index job_running on job (bot_id) where locked_until is not null and done_at is null and failed_at is null;
