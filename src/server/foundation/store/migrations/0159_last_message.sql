-- What the last message of a chat carries, and whether it did not leave; since when the channel refuses answers although
-- the customer's last message is recent by our clock.
alter table chat add column window_closed_at timestamptz;
alter table chat add column last_message_kind text not null default 'text';
alter table chat add column last_message_failed boolean not null default false;

update chat c set last_message_failed = true, answered = c.answered and m.author <> 'agent'
  from message m
  where m.status = 'failed' and m.chat_id = c.id and m.author = c.last_message_from
    and m.id = (select max(l.id) from message l where l.chat_id = c.id and l.author <> 'internal');

-- Of what has no text, the list showed the name of the file or nothing.
update chat c set last_message_kind = n.kind, last_message_text = coalesce(n.label, c.last_message_text)
  from (
    select m.chat_id, case
        when m.content ? 'sticker' then 'sticker' when m.content ? 'location' then 'location'
        when m.content ? 'contacts' then 'contacts' when m.content ? 'order' then 'order'
        when m.content ? 'voice' then 'voice' when d.type like 'image/%' then 'image'
        when d.type like 'video/%' then 'video' when d.type like 'audio/%' then 'audio'
        when m.has_files then 'document' when m.content ? 'lost_file' then 'lost' else 'other' end as kind,
      case
        when m.content ? 'sticker' then 'Figurita' when m.content ? 'location' then 'Ubicación'
        when m.content ? 'contacts' then 'Contacto' when m.content ? 'order' then 'Pedido'
        when m.content ? 'voice' then 'Nota de voz' when d.type like 'image/%' then 'Foto'
        when d.type like 'video/%' then 'Video' when d.type like 'audio/%' then 'Audio'
        when m.has_files then null when m.content ? 'lost_file' then 'Archivo sin guardar'
        else 'Mensaje que no mostramos' end as label
    from chat l join lateral (
      select * from message where chat_id = l.id and author <> 'internal' order by id desc limit 1
    ) m on m.body = '' and (m.has_files or m.content is not null)
      left join message_file f on f.message_id = m.id and f.position = 0
      left join media d on d.id = f.media_id
  ) n where n.chat_id = c.id;
