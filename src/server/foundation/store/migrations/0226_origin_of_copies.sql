-- Messages that were forwarded before their origin was noted: it is the only chat of the bot in which somebody said the
-- same before, with the same files. Where several did, nobody knows.
with copy as materialized (
  select m.id, m.bot_id, m.body, m.has_files,
    array(select f.media_id from message_file f where f.message_id = m.id order by f.position) as files
  from message m where m.content->>'forwarded' = 'true' and m.origin_author is null
), said as (
  select c.id, m.chat_id, m.author, m.id as said_id
  from copy c join message m on m.bot_id = c.bot_id and m.body = c.body
  where not c.has_files and c.body <> '' and not m.has_files
  union all
  select c.id, m.chat_id, m.author, m.id
  from copy c join message_file f on f.media_id = c.files[1] and f.position = 0 join message m on m.id = f.message_id
  where c.has_files and m.bot_id = c.bot_id and m.body = c.body
    and array(select o.media_id from message_file o where o.message_id = m.id order by o.position) = c.files
), origin as (
  select s.id, min(s.chat_id) as chat_id, min(s.author) as author
  from said s join message m on m.id = s.said_id
  where s.said_id < s.id and s.author in ('user', 'agent', 'bot') and m.content->>'forwarded' is distinct from 'true'
  group by s.id having count(distinct (s.chat_id, s.author)) = 1
)
update message m set origin_chat_id = o.chat_id, origin_author = o.author from origin o where o.id = m.id;
