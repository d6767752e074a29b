-- Who never wrote has no last contact: contacts from before that was told apart had the time at which they were added.
-- What somebody wrote may be deleted by now; their chat still knows when.
update contact k set last_seen_at = null
where last_seen_at is not null and not exists (
  select from chat c where c.contact_id = k.id and (c.last_inbound_at is not null
    or exists (select from message m where m.chat_id = c.id and m.author = 'user')));
