-- Where a forwarded message was said first, and by whom: it goes when that person's data is erased. A chat that is gone
-- leaves nobody to ask for it.
alter table message
  add column origin_chat_id integer references chat on delete set null,
  add column origin_author text;
create index message_origin on message (origin_chat_id) where origin_chat_id is not null;
