-- Makes the conversations of a chat again from its messages and turns, and returns their ids. Those whose messages were
-- deleted stay as they were counted.
create function conversation_replay(of_chat integer) returns integer[] language plpgsql as $$
declare
  k chat;
  c conversation;
  e record;
  is_resolved boolean := false;
  is_with_people boolean := false;
  area integer;
  person integer;
  made integer[] := '{}';
begin
  select * into k from chat where id = of_chat for update;
  if k.id is null then return made; end if;
  delete from conversation where chat_id = of_chat
    and last_at >= (select min(at) from message where chat_id = of_chat and author in ('user', 'agent') and not for_team);
  if not exists (select from chat_turn where chat_id = of_chat and kind = 'area') then area := k.area_id; end if;
  for e in
    select id as place, 0 as rank, 0 as turn, author as what, at, null::timestamptz as since, user_id as subject,
      null::bigint as message_id
    from message where chat_id = of_chat and author in ('user', 'bot', 'agent') and not for_team
    union all
    select after_id, 1, id, kind, at, since, subject_id, message_id from chat_turn where chat_id = of_chat
    order by 1, 2, 3
  loop
    case e.what
      when 'user', 'bot', 'agent' then
        if e.what <> 'bot' and (c.bot_id is null or (not is_resolved and conversation_ended(c, e.at))) then
          if c.bot_id is not null then made := made || conversation_keep(c); end if;
          c := conversation_said(conversation_begun(k, e.place, e.at, e.what, area, person), e.what, e.at, e.subject,
            is_with_people and not is_resolved);
        elsif c.bot_id is not null and not is_resolved then
          c := conversation_said(c, e.what, e.at, e.subject, is_with_people);
        end if;
      when 'area' then
        area := e.subject;
        c.area_id := e.subject;
      when 'person' then
        person := e.subject;
        c.user_id := coalesce(e.subject, c.user_id);
      when 'resolved' then
        is_resolved := true;
        c := conversation_resolved(c, e.at);
      when 'reopened' then
        is_resolved := false;
        person := e.subject;
        if c.bot_id is not null then
          if e.message_id is null then
            c := conversation_reopened(c, e.at);
          else
            declare m message; begin
              select * into m from message where id = e.message_id;
              if m.author = 'user' then is_with_people := false; end if;
              if m.author = 'agent' then is_with_people := true; end if;
              if m.id is null then
                c := conversation_reopened(c, e.at);
              elsif conversation_ended(c, m.at) then
                made := made || conversation_keep(c);
                c := conversation_said(conversation_begun(k, m.id, m.at, m.author, area, person), m.author, m.at, m.user_id,
                  is_with_people);
              else
                c := conversation_said(conversation_reopened(c, m.at), m.author, m.at, m.user_id, is_with_people);
              end if;
            end;
          end if;
        end if;
      when 'handed' then
        is_with_people := true;
        c := conversation_handed(c, e.at, e.since);
      when 'returned' then
        is_with_people := false;
        if not is_resolved then c := conversation_returned(c, e.at); end if;
    end case;
  end loop;
  if c.bot_id is not null then made := made || conversation_keep(c); end if;
  return made;
end
$$;

create function conversation_begun(k chat, message_id bigint, at timestamptz, author text, area integer, person integer)
returns conversation language plpgsql as $$
begin
  k.area_id := area;
  k.assign_user_id := person;
  return conversation_new(k, message_id, at, author = 'agent');
end
$$;

create function conversation_keep(c conversation) returns integer language plpgsql as $$
begin
  c.area_id := (select id from area where id = c.area_id);
  c.user_id := (select id from app_user where id = c.user_id);
  return conversation_add(c);
end
$$;

-- Counts the conversations of some chats of a bot again. Tables that were empty a moment ago are read by their indexes
-- all the same.
create function conversation_recount(of_bot integer, chats integer[]) returns void
language plpgsql set enable_seqscan = off as $$
declare
  one integer;
  made integer[] := '{}';
  zone text := bot_zone(of_bot);
begin
  foreach one in array chats loop
    made := made || conversation_replay(one);
  end loop;
  perform conversation_firsts(of_bot, array(select distinct contact_key from conversation where id = any(made)));
  create temporary table if not exists recounted
    (id integer, chat_id integer, first_message bigint, ends bigint) on commit drop;
  delete from recounted;
  insert into recounted
    select id, chat_id, first_message, ends from (
      select id, chat_id, first_message,
        lead(first_message) over (partition by chat_id order by first_message) as ends
      from conversation where chat_id = any(chats)
    ) c where id = any(made);
  insert into conversation_message (conversation_id, bot_id, day, slot, author, kind, messages, delivered, read, failed)
  select id, of_bot, here::date, week_slot(here), author, kind, count(*),
    count(*) filter (where status in ('delivered', 'read')), count(*) filter (where status = 'read'),
    count(*) filter (where status = 'failed')
  from (
    select c.id, m.at at time zone zone as here, m.author, m.status,
      message_kind(m, case when m.has_files then first_file_type(m.id) end) as kind
    from recounted c
      join message m on m.chat_id = c.chat_id and m.id >= c.first_message and (c.ends is null or m.id < c.ends)
    where m.author in ('user', 'bot', 'agent') and not m.for_team
  ) x group by 1, 3, 4, 5, 6;
  insert into conversation_reading (conversation_id, bot_id, day, rule, intent_id, readings, confidence, rejected)
  select c.id, of_bot, (f.at at time zone zone)::date, f.rule, coalesce(f.intent_id, 0), count(*),
    sum(coalesce(f.confidence, 0)), count(*) filter (where f.rejected)
  from recounted c join message_fact f
    on f.chat_id = c.chat_id and f.message_id >= c.first_message and (c.ends is null or f.message_id < c.ends)
  group by 1, 3, 4, 5;
  insert into conversation_entity (conversation_id, bot_id, day, entity, found)
  select c.id, of_bot, (f.at at time zone zone)::date, e->>'entity', count(*)
  from recounted c join message_fact f
      on f.chat_id = c.chat_id and f.message_id >= c.first_message and (c.ends is null or f.message_id < c.ends),
    jsonb_array_elements(f.entities) e
  where e->>'entity' is not null group by 1, 3, 4;
  update conversation o set last_intent_id = x.intent_id
  from (
    select distinct on (c.id) c.id, f.intent_id
    from recounted c
      join message m on m.chat_id = c.chat_id and m.id >= c.first_message and (c.ends is null or m.id < c.ends)
      left join message_fact f on f.message_id = m.id
    where m.author = 'user' order by c.id, m.id desc
  ) x where o.id = x.id and x.intent_id is not null;
end
$$;

-- The turns of chats from before they were kept, from what their threads show.
insert into chat_turn (bot_id, chat_id, after_id, at, kind, since, subject_id, message_id)
select * from (
  select bot_id, chat_id, after_id, at,
    case kind when 'to_bot' then 'returned' when 'moved' then 'area' when 'moved_out' then 'area'
      when 'assigned' then 'person' when 'unassigned' then 'person' else kind end,
    null::timestamptz,
    case kind
      when 'moved' then (select a.id from area a where a.bot_id = e.bot_id and fold(a.name) = fold(e.detail))
      when 'assigned' then (select u.id from app_user u join membership b on b.user_id = u.id and b.bot_id = e.bot_id
        where u.name = e.detail order by u.id limit 1) end,
    case when kind = 'reopened' then (select min(m.id) from message m where m.chat_id = e.chat_id and m.id > e.after_id
      and m.author in ('user', 'agent') and m.at <= e.at + interval '2 seconds') end
  from chat_event e
  where kind in ('resolved', 'reopened', 'to_bot', 'moved', 'moved_out', 'assigned', 'unassigned')
  union all
  select bot_id, chat_id,
    coalesce(message_id, (select max(m.id) from message m where m.chat_id = h.chat_id and m.at <= h.at), 0), at,
    'handed', case when reason <> 'staff' then at end, null, null
  from chat_handoff h
  union all
  select bot_id, id, coalesce((select max(m.id) from message m where m.chat_id = c.id and m.at <= c.resolved_at), 0),
    resolved_at, 'resolved', null, null, null
  from chat c
  where state = 2 and resolved_at is not null
    and not exists (select from chat_event e where e.chat_id = c.id and e.kind = 'resolved')
) past
order by 2, 3, 4;

-- Counting the conversations of a bot again, a part of its chats at a time.
create table conversation_count (
  bot_id integer primary key references bot on delete cascade,
  -- the chats before this one are left, the newest first; null before the first
  before_chat integer,
  counted integer not null default 0,
  chats integer not null,
  requested_at timestamptz not null default now(),
  finished_at timestamptz
);
insert into conversation_count (bot_id, chats) select bot_id, count(*) from chat group by bot_id;
