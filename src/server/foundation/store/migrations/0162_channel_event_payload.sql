-- What came or left, without keys and without what customers wrote.
alter table channel_event add column payload jsonb;
-- The rows that staff look for are few among those of the traffic.
create index channel_event_failed on channel_event (bot_id, at desc, id desc) where not ok;
create index channel_event_kind on channel_event (bot_id, kind, at desc, id desc);
