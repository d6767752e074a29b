-- Why a waiting chat comes before the others; null for the rest.
alter table chat add column urgency text;
create index chat_urgent on chat (bot_id, requested_at, id) where urgency is not null and type = 'request' and state <> 2;

-- What the customer was told about who attends (present, absent, closed), since when nobody has been there although
-- somebody was, and what was asked and tried before: {asked, answered, offered, misses}.
alter table chat_handoff
  add column notice text,
  add column absent_since timestamptz,
  add column summary jsonb;
