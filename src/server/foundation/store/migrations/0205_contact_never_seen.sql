-- Who was added by the team or came in a file has not written yet: they have no last contact until they do.
alter table contact alter column last_seen_at drop not null;

-- Lists begin with who wrote last; those who never did come after all others.
drop index contact_bot_seen;
create index contact_bot_seen on contact (bot_id, last_seen_at desc nulls last);
