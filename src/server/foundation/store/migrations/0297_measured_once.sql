-- What was measured of a conversation by the hours and the limits of its time stays, also when it is counted again; and a
-- conversation whose customer waited until it ended, and in vain, is measured like one that was answered.

alter table conversation
  -- from when to when its customer waited for the first answer, if it ended without one; how many seconds of that were
  -- within the hours of attention, the server adds
  add column waited_since timestamptz,
  add column waited_until timestamptz,
  add column waited_open integer;

-- It goes on: who did not get an answer may still get one in time.
create function conversation_resumed(c conversation) returns conversation language plpgsql immutable as $$
begin
  if c.waited_since is not null then
    c.waited_since := null;
    c.waited_until := null;
    c.waited_open := null;
    c.on_time := null;
  end if;
  return c;
end
$$;

-- It ended while its customer waited for the first answer, if they did.
create function conversation_left(c conversation, at timestamptz) returns conversation language plpgsql immutable as $$
begin
  if c.waits_since is not null and c.answered_at is null then
    c := conversation_resumed(c);
    c.waited_since := greatest(c.handed_at, c.waits_since);
    c.waited_until := greatest(at, c.waited_since);
    c.measured := false;
  end if;
  c.waits_since := null;
  return c;
end
$$;

create or replace function conversation_handed(c conversation, at timestamptz, since timestamptz)
returns conversation language plpgsql immutable as $$
begin
  c.handed_at := coalesce(c.handed_at, at);
  if since is not null then c := conversation_resumed(c); end if;
  c.waits_since := coalesce(c.waits_since, since);
  c.returned_at := null;
  return c;
end
$$;

create or replace function conversation_returned(c conversation, at timestamptz)
returns conversation language plpgsql immutable as $$
begin
  c := conversation_left(c, at);
  c.returned_at := at;
  return c;
end
$$;

create or replace function conversation_resolved(c conversation, at timestamptz)
returns conversation language plpgsql immutable as $$
begin
  c := conversation_left(c, at);
  c.resolved_at := at;
  if c.handed_at is not null then
    c.resolution := greatest(0, extract(epoch from at - c.handed_at)::integer);
    c.measured := false;
  end if;
  return c;
end
$$;

-- What staff take back within a minute, or undo, was not resolved at all; after a day, another conversation began.
create or replace function conversation_reopened(c conversation, at timestamptz)
returns conversation language plpgsql immutable as $$
begin
  if at - c.resolved_at between interval '1 minute' and interval '24 hours' then
    c.reopened := c.reopened + 1;
  end if;
  if c.waited_until = greatest(c.resolved_at, c.waited_since) then c := conversation_resumed(c); end if;
  c.resolved_at := null;
  c.resolution := null;
  c.resolution_open := null;
  return c;
end
$$;

create or replace function conversation_add(c conversation) returns integer language plpgsql as $$
declare
  made integer;
  first date := (select first_day from conversation
    where bot_id = c.bot_id and contact_key = c.contact_key order by started_at limit 1);
begin
  insert into conversation (bot_id, chat_id, first_message, contact_key, channel, area_id, user_id, started_at, day, slot, is_first,
    first_day, by_team, last_at, handed_at, answered_at, waits_since, returned_at, resolved_at, reopened,
    customer_messages, bot_messages, agent_messages, last_intent_id, first_response, first_response_open, resolution,
    resolution_open, on_time, measured, waited_since, waited_until, waited_open)
  values (c.bot_id, c.chat_id, c.first_message, c.contact_key, c.channel, c.area_id, c.user_id, c.started_at, c.day, c.slot,
    first is null, coalesce(first, c.day), c.by_team, c.last_at, c.handed_at, c.answered_at, c.waits_since,
    c.returned_at, c.resolved_at, c.reopened, c.customer_messages, c.bot_messages, c.agent_messages, c.last_intent_id,
    c.first_response, c.first_response_open, c.resolution, c.resolution_open, c.on_time, c.measured, c.waited_since,
    c.waited_until, c.waited_open)
  returning id into made;
  return made;
end
$$;

create or replace function conversation_save(c conversation) returns void language sql as $$
  update conversation set (contact_key, area_id, user_id, last_at, handed_at, answered_at, waits_since, returned_at,
    resolved_at, reopened, customer_messages, bot_messages, agent_messages, last_intent_id, first_response, resolution,
    resolution_open, on_time, measured, waited_since, waited_until, waited_open) = (c.contact_key, c.area_id, c.user_id,
    c.last_at, c.handed_at, c.answered_at, c.waits_since, c.returned_at, c.resolved_at, c.reopened, c.customer_messages,
    c.bot_messages, c.agent_messages, c.last_intent_id, c.first_response, c.resolution, c.resolution_open, c.on_time,
    c.measured, c.waited_since, c.waited_until, c.waited_open)
  where id = c.id
$$;

-- Makes the conversations of a chat again, with what was measured of those that are as they were.
alter function conversation_replay(integer) rename to conversation_rebuild;
create function conversation_replay(of_chat integer) returns integer[] language plpgsql as $$
declare
  was conversation[];
  made integer[];
begin
  perform from chat where id = of_chat for update;
  was := array(select c from conversation c where c.chat_id = of_chat
    and coalesce(c.first_response_open, c.waited_open, c.resolution_open) is not null);
  made := conversation_rebuild(of_chat);
  update conversation c set
    first_response_open = case when (c.answered_at, c.first_response) = (w.answered_at, w.first_response)
      then w.first_response_open end,
    waited_open = case when (c.waited_since, c.waited_until) = (w.waited_since, w.waited_until) then w.waited_open end,
    on_time = case when (c.answered_at, c.first_response) = (w.answered_at, w.first_response)
      or (c.answered_at is null and (c.waited_since, c.waited_until) = (w.waited_since, w.waited_until)) then w.on_time end,
    resolution_open = case when (c.handed_at, c.resolved_at) = (w.handed_at, w.resolved_at) then w.resolution_open end
  from unnest(was) w
  where c.id = any(made) and c.first_message = w.first_message and c.started_at = w.started_at;
  return made;
end
$$;

-- Who waited in vain in the past is known from what the threads show.
insert into conversation_count (bot_id, chats) select bot_id, count(*) from chat group by bot_id
on conflict (bot_id) do update set before_chat = null, counted = 0, chats = excluded.chats, requested_at = now(),
  finished_at = null;
